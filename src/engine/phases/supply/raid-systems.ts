import { bringRaiders } from '#engine/raiders/bring-raiders';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { raidInvitedIdOf } from '#model/campaign/effect';
import type { SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { Dice } from '#model/rolls/roll-purpose';
import { hasRaiders } from '#rules/raiders/has-raiders';
import { raidChanceOf } from '#rules/raiders/raid-chance-of';
import { type RaidedSystem, raidFactsIn } from '#rules/raiders/raid-facts-in';

const SUP_1 = cite('SUP-1');

function raid(record: Recorder, dice: Dice, { system, facts }: RaidedSystem): void {
  const { name, owner: empire } = rowOf(record.state().systems, system);
  const ledger = raidChanceOf(facts);
  const chance = ledgerTotal(ledger);
  const purpose = { kind: 'raid', text: `raids at ${name}` } as const;
  const rolled = dice.roll({ count: 1, faces: 100 }, purpose, SUP_1);
  const came = rolled.total <= chance;
  record.emit({
    type: 'RaidRolled',
    cite: SUP_1,
    rolls: [rolled.id],
    witnesses: empire === null ? [] : onlyFor(empire),
    empire,
    system,
    ledger,
    chance,
    came,
  });
  if (came) bringRaiders(record, dice, system);
}

const isInvited = ({ effects }: CampaignState, system: SystemId): boolean =>
  Object.hasOwn(effects, raidInvitedIdOf(system));

/**
 * Raiders come to systems that are badly guarded, and without a roll where sabotage brings them. Each system has dice of its own.
 * @rule SUP-1 @rule INT-6
 * @ruling Sabotage brings no raiders to a system where raiders are already.
 */
export function raidSystems(record: Recorder, { dice }: Pick<PhaseInput, 'dice'>): void {
  const state = record.state();
  if (!hasRaiders(state)) return;
  for (const raided of raidFactsIn(state)) {
    const own = dice.stream('raids', raided.system);
    if (isInvited(state, raided.system)) bringRaiders(record, own, raided.system);
    else raid(record, own, raided);
  }
}

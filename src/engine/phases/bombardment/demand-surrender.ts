import { rollForOrder } from '#engine/record/roll-for-order';
import { conquerSystem } from '#engine/siege/conquer-system';
import { landedIn, type Siege } from '#engine/siege/siege-world';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import { surrenders } from '#rules/bombardment/bombardment-dice';
import { stateBetween } from '#rules/diplomacy/state-between';
import type { Fire } from './plan-fire.ts';

const OPT_19 = cite('OPT-19');

/** Whether a bombardment may ask for surrender: one of the Census, at War, of a colony without ground units. */
function mayDemand(siege: Siege, { sortie, missions }: Fire): boolean {
  const { empire, system, demandsSurrender } = sortie;
  const { owner, census, rebels } = rowOf(siege.before.systems, system);
  if (siege.rules.bombardmentSurrender === 'off' || !demandsSurrender || census === 0) return false;
  const isAtWar = owner === null || stateBetween(siege.before.relations, empire, owner) === 'war';
  const isOnCensus = missions.some(({ mission }) => mission === 'anti-population');
  const isHeld = landedIn(siege, system).some(({ unit }) => unit.owner !== empire);
  return isAtWar && isOnCensus && !isHeld && (owner !== null || rebels === 0);
}

/** The result of the demands for surrender in a system. */
export type Answer = 'none' | 'refused' | 'accepted';

/**
 * A colony without ground units is asked to surrender before it is bombarded. If it does, nobody bombards it.
 * @rule OPT-19
 * @ruling Several empires that ask at once ask once, together. The colony goes to the one with the most bombardment points, then by a roll.
 */
export function demandSurrender(siege: Siege, system: SystemId, fires: readonly Fire[]): Answer {
  const asking = fires.filter((fire) => mayDemand(siege, fire));
  if (asking.length === 0) return 'none';
  const { record, dice } = siege;
  const { owner, census, morale, name } = rowOf(siege.before.systems, system);
  const purpose = { kind: 'surrender', text: `whether ${name} surrenders` } as const;
  const roll = dice.stream('surrender', system).roll({ count: 1, faces: 10 }, purpose, OPT_19);
  const accepted = surrenders({ census, morale }, roll.total);
  const most = Math.max(...asking.map(({ points }) => ledgerTotal(points)));
  const first = asking.filter(({ points }) => ledgerTotal(points) === most);
  const [taker] = accepted ? takersOf(siege, system, first) : [];
  for (const { sortie } of asking) {
    record.emit({
      type: 'SurrenderDemanded',
      cite: OPT_19,
      rolls: [roll.id],
      witnesses: [
        { empire: sortie.empire, as: 'participant' },
        ...(owner === null ? [] : onlyFor(owner)),
      ],
      empire: sortie.empire,
      system,
      of: owner,
      die: roll.total,
      census,
      morale,
      accepted,
    });
  }
  if (taker === undefined) return 'refused';
  conquerSystem(siege, { system, by: taker, how: 'surrender' });
  return 'accepted';
}

function takersOf(siege: Siege, system: SystemId, first: readonly Fire[]): readonly EmpireId[] {
  const among = first.map(({ sortie }) => sortie.empire);
  const text = 'whose a colony that surrenders is';
  const purpose = { kind: 'conquest tie', text } as const;
  const order = rollForOrder(siege.dice.stream('surrender', system, 'tie'), {
    among,
    purpose,
    cite: OPT_19,
  });
  return order.map(({ empire }) => empire);
}

import type { Recorder } from '#engine/record/recorder';
import { partiesOf } from '#engine/sight/parties-of';
import { brandAs } from '#kernel/brand/brand';
import { groupBy } from '#kernel/collections/group-by';
import { rowOf } from '#kernel/collections/row-of';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { placeKeyOf } from '#model/battle/place';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EmpireId, EncounterId, SystemId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import { hasRaiders } from '#rules/raiders/has-raiders';

/** Who has something that a scenario could touch in each system. */
function ownersIn(state: CampaignState): ReadonlyMap<SystemId, readonly EmpireId[]> {
  const found = [...partiesOf(state).values()].flatMap(({ subject, owner, touchable }) => {
    if (!touchable) return [];
    if (subject.kind === 'garrison') return [{ owner, system: subject.system }];
    const { place, withdrawing } = rowOf(state.fleets, subject.fleet);
    // Raiders that flee are out of it until they have left.
    const isGone = owner === RAIDERS && withdrawing !== null;
    return place.kind === 'system' && !isGone ? [{ owner, system: place.system }] : [];
  });
  const bySystem = groupBy(found, ({ system }) => system);
  return new Map(
    [...bySystem].map(([system, all]) => [system, unique(all.map(({ owner }) => owner))]),
  );
}

/**
 * Wherever raiders stand beside others there is an encounter, beside what others want of each other there.
 * @rule SUP-1 @rule ENC-1
 * @ruling It needs nobody who wants it: raiders attack, and whoever is there may demand scenarios of them.
 */
export function raiseRaids(record: Recorder): void {
  const state = record.state();
  if (!hasRaiders(state)) return;
  const owners = ownersIn(state);
  for (const { id: system } of valuesById(state.systems)) {
    const here = owners.get(system) ?? [];
    const others = sortBy(
      here.filter((owner) => owner !== RAIDERS),
      compareIds,
    );
    if (others.length === here.length || others.length === 0) continue;
    const place = { kind: 'system', system } as const;
    const id = brandAs<EncounterId>(`t${String(state.turn)}.${placeKeyOf(place)}`);
    const pending: PendingEncounter | undefined = state.encounters[id];
    const present = unique([...(pending?.present ?? []), ...others, RAIDERS]);
    record.emit({
      type: 'EncounterArose',
      cite: cite('SUP-1'),
      rolls: [],
      witnesses: [],
      encounter: id,
      place,
      present: sortBy(present, compareIds),
      generated: [
        ...(pending?.generated ?? []).filter(({ by }) => by !== RAIDERS),
        ...others.map((against) => ({ by: RAIDERS, against })),
      ],
    });
  }
}

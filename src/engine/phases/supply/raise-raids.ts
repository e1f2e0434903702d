import type { Recorder } from '#engine/record/recorder';
import { brandAs } from '#kernel/brand/brand';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import { placeKeyOf } from '#model/battle/place';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { EncounterId } from '#model/campaign/ids';
import { RAIDERS } from '#model/campaign/raiders';
import { hasRaiders } from '#rules/raiders/has-raiders';
import { ownersIn } from './owners-in.ts';

/**
 * Raiders and others at one place have an encounter, besides any encounter among the others there.
 * @rule SUP-1 @rule ENC-1
 * @ruling An encounter with raiders arises without a standing order: raiders attack, and the others may demand scenarios of them.
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

import { valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import { unique } from '#kernel/collections/unique';
import type { PendingEncounter } from '#model/campaign/encounter';
import type { CampaignState } from '#model/campaign/state';
import type { Unit } from '#model/forces/unit';
import { forceIndexOf, type ForceIndex } from '#rules/forces/force-index';
import type { BrokenInvariant } from '#rules/invariants/broken-invariants';

/** Who is in a place, as one text. */
function presentIn(index: ForceIndex, place: BattlePlace): string {
  return unitsIn(index, place)
    .map(({ id }) => id)
    .join(' ');
}

function unitsIn(index: ForceIndex, place: BattlePlace): readonly Unit[] {
  const fleets =
    place.kind === 'system' ? index.fleetsAt(place.system) : index.fleetsIn(place.lane);
  const garrison = place.kind === 'system' ? index.atSystem(place.system) : [];
  return [...fleets.flatMap(({ id }) => index.inFleet(id)), ...garrison];
}

type Waiting = Readonly<{
  before: CampaignState;
  after: CampaignState;
  index: ForceIndex;
  pending: readonly PendingEncounter[];
}>;

/** The classes of units in an encounter, and of what is aboard them, that change. */
function classFaults({ before, after, index, pending }: Waiting): readonly string[] {
  if (before.designs === after.designs) return [];
  return pending.flatMap(({ place }) => {
    const units = unitsIn(index, place).flatMap((unit) => [unit, ...index.aboard(unit.id)]);
    const changed = unique(units.map(({ design }) => design)).filter(
      (id) => before.designs[id] !== after.designs[id],
    );
    return changed.map((id) => `${placeKeyOf(place)} has units of the class ${id}`);
  });
}

/**
 * Where a correction meddles with who takes part in an encounter that is about to be resolved.
 * @rule TURN-3 @rule ENC-1
 */
export function pendingFaults(
  before: CampaignState,
  after: CampaignState,
): readonly BrokenInvariant[] {
  const pending = valuesById(before.encounters);
  if (pending.length === 0) return [];
  const [then, now] = [forceIndexOf(before), forceIndexOf(after)];
  const unlike = classFaults({ before, after, index: now, pending });
  const breaches = pending
    .filter(({ place }) => presentIn(then, place) !== presentIn(now, place))
    .map(({ place }) => `${placeKeyOf(place)} has other units now`);
  const all = [...breaches, ...unlike];
  if (all.length === 0) return [];
  const sentence =
    'The units in a waiting encounter can’t change. Undo back to before movement to change them.';
  return [{ code: 'ENCOUNTER_WAITS', sentence, breaches: all }];
}

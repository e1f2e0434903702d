import { valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { CampaignState } from '#model/campaign/state';
import { forceIndexOf, type ForceIndex } from '#rules/forces/force-index';
import type { BrokenInvariant } from '#rules/invariants/broken-invariants';

/** Who is in a place, as one text. */
function presentIn(index: ForceIndex, place: BattlePlace): string {
  const fleets =
    place.kind === 'system' ? index.fleetsAt(place.system) : index.fleetsIn(place.lane);
  const garrison = place.kind === 'system' ? index.atSystem(place.system) : [];
  const units = [...fleets.flatMap(({ id }) => index.inFleet(id)), ...garrison];
  return units.map(({ id }) => id).join(' ');
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
  const breaches = pending
    .filter(({ place }) => presentIn(then, place) !== presentIn(now, place))
    .map(({ place }) => `${placeKeyOf(place)} has other units now`);
  if (breaches.length === 0) return [];
  const sentence =
    'The units in a waiting encounter can’t change. Undo back to before movement to change them.';
  return [{ code: 'ENCOUNTER_WAITS', sentence, breaches }];
}

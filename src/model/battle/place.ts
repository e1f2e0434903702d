import type { LaneId, SystemId } from '#model/campaign/ids';

/** Where fleets meet: in a system, or in a lane. */
export type BattlePlace =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'lane'; lane: LaneId }>;

/** The text of a place in ids and dice streams. */
export function placeKeyOf(place: BattlePlace): string {
  return place.kind === 'system' ? place.system : place.lane;
}

import type { LaneId, SystemId } from '#model/campaign/ids';

/** A place where fleets meet: a system or a lane. */
export type BattlePlace =
  | Readonly<{ kind: 'system'; system: SystemId }>
  | Readonly<{ kind: 'lane'; lane: LaneId }>;

/** The text of a place in ids and dice streams. */
export function placeKeyOf(place: BattlePlace): string {
  return place.kind === 'system' ? place.system : place.lane;
}

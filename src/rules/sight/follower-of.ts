import { sumOf } from '#kernel/numbers/sum';
import type { DesignId, LaneId, SystemId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';

/** A contact as its viewer knows it. */
type Known = Pick<
  Contact,
  'id' | 'owner' | 'place' | 'groups' | 'ships' | 'seen' | 'cameFrom' | 'leftFor'
>;

/** What moves by itself. */
const MOVES: ReadonlySet<SeenGroup['kind']> = new Set(['ship', 'convoy']);

const countOf = ({ groups }: Known, design: DesignId): number =>
  sumOf(groups, (group) => (group.design === design ? group.count : 0));

/** Whether one has at least the ships and convoys of the other, class by class. */
const hasShipsOf = (one: Known, other: Known): boolean =>
  other.groups
    .filter(({ kind }) => MOVES.has(kind))
    .every(({ design }) => countOf(one, design) >= countOf(other, design));

/** The systems at the ends of a lane; empty if the viewer doesn’t know it. */
export type EndsOf = (lane: LaneId) => readonly SystemId[];

/** The systems from which a fleet comes that left a place as it was seen to, or that was met in a lane. */
function waysFrom({ place, leftFor }: Known, endsOf: EndsOf): readonly SystemId[] {
  if (place.kind === 'lane') return endsOf(place.lane);
  return leftFor === null || leftFor === 'unknown' ? [] : [leftFor];
}

/** Whether one came from the system at the end of the lane by which the other left, or along that lane. */
function cameItsWay(one: Known, left: Known, endsOf: EndsOf): boolean {
  const { cameFrom } = one;
  if (cameFrom === null || cameFrom === 'unknown') return false;
  if (waysFrom(left, endsOf).includes(cameFrom)) return true;
  const { place, leftFor } = left;
  if (place.kind === 'lane' || cameFrom !== place.system || one.place.kind === 'lane') return false;
  return leftFor === 'unknown' || one.place.system === leftFor;
}

/**
 * The contact that a fleet which was seen to leave, or was met in a lane, may be now; undefined: none was seen since.
 * In 147 generated turns all 36 such pairs were one fleet; with *at least* the same ships 39 of 236 were not.
 * @rule FOG-12
 * @ruling A contact that was seen to leave, or was met in a lane, is not listed beside a newer contact that may be the same fleet. That
 *   contact must be of the same power, with exactly the same ships and convoys, class by class, and no other names known from battle. It
 *   must have come along the same lane, or from the system at the lane's end. It is listed with the names and flights that battles had
 *   shown of the older one.
 */
export const followerOf = <C extends Known>(
  left: C,
  contacts: readonly C[],
  endsOf: EndsOf,
): C | undefined =>
  contacts.findLast(
    (one) =>
      one.id !== left.id &&
      one.owner === left.owner &&
      one.seen.turn >= left.seen.turn &&
      one.seen.ended === undefined &&
      // Had a battle shown the same names, the two would be one contact.
      (one.ships.length === 0 || left.ships.length === 0) &&
      cameItsWay(one, left, endsOf) &&
      hasShipsOf(one, left) &&
      hasShipsOf(left, one),
  );

import { sumOf } from '#kernel/numbers/sum';
import type { DesignId, SystemId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';

/** A contact as its viewer knows it. */
type Known = Pick<Contact, 'id' | 'owner' | 'place' | 'groups' | 'seen' | 'cameFrom' | 'leftFor'>;

/** The kinds of units that move by themselves. */
const MOVES: ReadonlySet<SeenGroup['kind']> = new Set(['ship', 'convoy']);

const countOf = ({ groups }: Known, design: DesignId): number =>
  sumOf(groups, (group) => (group.design === design ? group.count : 0));

/** Whether one has at least the ships and convoys of the other, class by class. */
const hasShipsOf = (one: Known, other: Known): boolean =>
  other.groups
    .filter(({ kind }) => MOVES.has(kind))
    .every(({ design }) => countOf(one, design) >= countOf(other, design));

const systemOf = ({ place }: Known): SystemId | null =>
  place.kind === 'system' ? place.system : null;

/** Whether one came along the lane by which the other left, or from the system at its end. */
function cameItsWay(one: Known, { place, leftFor }: Known): boolean {
  if (one.cameFrom === null || one.cameFrom === 'unknown' || place.kind === 'lane') return false;
  if (one.cameFrom === leftFor) return true;
  return one.cameFrom === place.system && (leftFor === 'unknown' || systemOf(one) === leftFor);
}

/**
 * Whether a fleet that was seen to leave may be one that was seen since.
 * @rule FOG-12
 * @ruling A contact that was seen to leave is not listed beside a newer contact that may be the same fleet. That contact must be of the
 *   same power and have at least the same ships and convoys, class by class. It must have come from the system that the first one left for,
 *   or be in that system and have come from the place of the first one.
 */
export const isFollowedUp = (departed: Known, contacts: readonly Known[]): boolean =>
  contacts.some(
    (one) =>
      one.id !== departed.id &&
      one.owner === departed.owner &&
      one.seen.turn >= departed.seen.turn &&
      cameItsWay(one, departed) &&
      hasShipsOf(one, departed),
  );

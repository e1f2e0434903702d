import { cheapestIn, overLimit } from '#rules/combat/over-limit';
import { type Room, roomIn, roomOfShips, taskForceLimit } from '#rules/combat/room-in';
import { type Camp, type Fight, type Piece, derivedOf } from './battlefield.ts';
import { leavingIn } from './leaving-in.ts';

/** The free room of a task force now. @rule CSC-1 */
export const roomOf = (fight: Fight, camp: Camp): Room =>
  (derivedOf(camp).room ??= roomNow(fight, camp));

function roomNow({ brings }: Fight, { force, flagship, terms }: Camp): Room {
  return brings.isPlain
    ? roomOfShips(taskForceLimit([], flagship, terms) - force.length)
    : roomIn(force, flagship, terms);
}

/**
 * The units that have to leave a task force that is too large for its flagship.
 * @rule CSC-17 @rule CSC-13 @rule CSC-12
 * @ruling Ships that try to get away stay in the fire with all that is based on them, beyond the limit if need be. They count toward
 *   it: of the others the cheapest go back.
 */
export function overLimitOf(fight: Fight, camp: Camp): readonly Piece[] {
  const { force, flagship, terms } = camp;
  const room = roomOf(fight, camp);
  const bound = boundIn(camp);
  if (!fight.brings.isPlain) return overLimit(force, flagship, terms, { room, bound });
  const others = bound.length === 0 ? force : force.filter((piece) => !bound.includes(piece));
  return cheapestIn(others, flagship, 0 - room.ships);
}

const boundIn = (camp: Camp): readonly Piece[] =>
  leavingIn(camp).flatMap((piece) => [piece, ...piece.based]);

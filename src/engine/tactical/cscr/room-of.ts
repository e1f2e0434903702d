import { cheapestIn, overLimit } from '#rules/combat/over-limit';
import { type Room, roomIn, roomOfShips, taskForceLimit } from '#rules/combat/room-in';
import type { Camp, Fight, Piece } from './battlefield.ts';

/** What is free in a task force at this moment; worked out anew only where something has changed. @rule CSC-1 */
export function roomOf(fight: Fight, camp: Camp): Room {
  const { room, roomAt, changes } = camp;
  if (room !== null && roomAt === changes) return room;
  camp.roomAt = changes;
  camp.room = roomNow(fight, camp);
  return camp.room;
}

function roomNow({ brings }: Fight, { force, flagship, terms }: Camp): Room {
  return brings.isPlain
    ? roomOfShips(taskForceLimit([], flagship, terms) - force.length)
    : roomIn(force, flagship, terms);
}

/**
 * Who has to leave a task force that its flagship cannot command.
 * @rule CSC-17 @rule CSC-13 @rule CSC-12
 * @ruling CSC-12 Units that try to retreat in this round, and flights based on them, stay in the task force: they fire and are fired
 *   at. They count against the flagship's limit, and the others go back.
 */
export function overLimitOf(fight: Fight, camp: Camp): readonly Piece[] {
  const { force, flagship, terms, retreats } = camp;
  const room = roomOf(fight, camp);
  if (fight.brings.isPlain && retreats.length === 0) {
    return cheapestIn(force, flagship, 0 - room.ships);
  }
  const kept = retreats.flatMap(({ leader, along }) =>
    [leader, ...along].flatMap((piece) => [piece, ...piece.based]),
  );
  return overLimit(force, flagship, { terms, room, kept });
}

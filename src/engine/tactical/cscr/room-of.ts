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

/** Who has to leave a task force that its flagship cannot command. @rule CSC-17 @rule CSC-13 */
export function overLimitOf(fight: Fight, camp: Camp): readonly Piece[] {
  const { force, flagship, terms } = camp;
  const room = roomOf(fight, camp);
  return fight.brings.isPlain
    ? cheapestIn(force, flagship, 0 - room.ships)
    : overLimit(force, flagship, terms, room);
}

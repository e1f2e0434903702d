import { type Room, roomIn } from '#rules/combat/room-in';
import type { Camp } from './battlefield.ts';

/** What is free in a task force at this moment; worked out anew only where something has changed. @rule CSC-1 */
export function roomOf(camp: Camp): Room {
  const { room, roomAt, changes, force, flagship, terms } = camp;
  if (room !== null && roomAt === changes) return room;
  camp.roomAt = changes;
  camp.room = roomIn(force, flagship, terms);
  return camp.room;
}

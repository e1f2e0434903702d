import type { RuleRef } from '#kernel/reasons/cite';
import { entryOrder } from '#rules/combat/entry-order';
import { hasRoomFor, mayTakeShips } from '#rules/combat/room-in';
import { fillBeside, fillTaskForce } from '#rules/combat/task-force';
import { type Camp, type Fight, type Piece, reinforcementsOf } from './battlefield.ts';
import { enter } from './change.ts';
import { reserveOf, waitingIn } from './reserve.ts';
import { roomOf } from './room-of.ts';
import { comeIntoSight, entriesOf } from './tags.ts';

/** Whether any of the waiting could enter at all. */
export function hasRoom(fight: Fight, camp: Camp, waiting: readonly Piece[]): boolean {
  if (waiting.length === 0) return false;
  const room = roomOf(fight, camp);
  for (const piece of waiting) if (hasRoomFor(room, piece)) return true;
  return false;
}

type FillUp = Readonly<{
  fight: Fight;
  camp: Camp;
  /** Who has just left, and does not return at once. */
  gone: readonly Piece[];
  asked: readonly Piece['unit'][];
  rule: RuleRef;
}>;

/** Reinforcements enter until the limit, or until nobody is left. @rule CSC-13 */
export function fillUp(filling: FillUp): void {
  const { fight, camp, asked, rule } = filling;
  if (fight.brings.isShipsOnly && !mayTakeShips(roomOf(fight, camp))) return;
  const entering = asked.length === 0 ? enterByDefault(filling) : enterAsAsked(filling);
  if (entering.length === 0) return;
  comeIntoSight(camp, entering);
  fight.tell?.({
    type: 'ReinforcementsEntered',
    cite: rule,
    rolls: [],
    side: camp.side,
    entered: entriesOf(camp, entering),
    reinforcements: reinforcementsOf(camp).length,
  });
}

function enterByDefault({ fight, camp, gone }: FillUp): readonly Piece[] {
  const { force, flagship, terms } = camp;
  const reserve = reserveOf(fight, camp);
  const waiting = gone.length === 0 ? reserve : reserve.filter((piece) => !gone.includes(piece));
  if (waiting.length === 0) return waiting;
  const room = roomOf(fight, camp);
  const entering = fight.brings.isPlain
    ? waiting.slice(0, room.ships)
    : fillBeside({ force, flagship, waiting, terms, room });
  enter(camp, entering);
  return entering;
}

function enterAsAsked({ fight, camp, gone, asked }: FillUp): readonly Piece[] {
  const { force, flagship, terms } = camp;
  const all = waitingIn(camp);
  const waiting = gone.length === 0 ? all : all.filter((piece) => !gone.includes(piece));
  if (!hasRoom(fight, camp, waiting)) return [];
  const entering = fillTaskForce(force, flagship, entryOrder(waiting, asked), terms);
  enter(camp, entering);
  return entering;
}

import type { RuleRef } from '#kernel/reasons/cite';
import { entryOrder } from '#rules/combat/entry-order';
import { mayFight } from '#rules/combat/fighter';
import { hasRoomFor } from '#rules/combat/room-in';
import { fillByDefault, fillTaskForce } from '#rules/combat/task-force';
import {
  type Camp,
  type Fight,
  type Piece,
  enter,
  isHere,
  reinforcementsOf,
} from './battlefield.ts';
import { roomOf } from './room-of.ts';
import { comeIntoSight, entriesOf } from './tags.ts';

/** Reinforcements that could enter. */
export const waitingIn = (camp: Camp): readonly Piece[] =>
  camp.pieces.filter((piece) => !piece.isInForce && isHere(piece) && mayFight(piece, camp.terms));

/** Whether any of the waiting could enter at all. */
export function hasRoom(camp: Camp, waiting: readonly Piece[]): boolean {
  if (waiting.length === 0) return false;
  const room = roomOf(camp);
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
export function fillUp({ fight, camp, gone, asked, rule }: FillUp): void {
  const { force, flagship, terms } = camp;
  const all = waitingIn(camp);
  const waiting = gone.length === 0 ? all : all.filter((piece) => !gone.includes(piece));
  if (!hasRoom(camp, waiting)) return;
  const entering =
    asked.length === 0
      ? fillByDefault({ force, flagship, waiting, terms, room: roomOf(camp) })
      : fillTaskForce(force, flagship, entryOrder(waiting, asked), terms);
  if (entering.length === 0) return;
  enter(camp, entering);
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

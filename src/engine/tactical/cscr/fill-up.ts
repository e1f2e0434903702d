import type { RuleRef } from '#kernel/reasons/cite';
import { entryOrder } from '#rules/combat/entry-order';
import { mayFight } from '#rules/combat/fighter';
import { hasRoomFor, roomIn } from '#rules/combat/room-in';
import { fillTaskForce } from '#rules/combat/task-force';
import { type Camp, type Fight, type Piece, enter, reinforcementsOf } from './battlefield.ts';
import { comeIntoSight, entriesOf } from './tags.ts';

/** Reinforcements that could enter. */
export const waitingIn = (camp: Camp): readonly Piece[] =>
  reinforcementsOf(camp).filter((piece) => mayFight(piece, camp.terms));

/** Whether any of the waiting could enter at all. */
export function hasRoom({ force, flagship, terms }: Camp, waiting: readonly Piece[]): boolean {
  if (waiting.length === 0) return false;
  const room = roomIn(force, flagship, terms);
  return waiting.some((piece) => hasRoomFor(room, piece));
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
  const waiting = waitingIn(camp).filter((piece) => !gone.includes(piece));
  if (!hasRoom(camp, waiting)) return;
  const entering = fillTaskForce(camp.force, camp.flagship, entryOrder(waiting, asked), camp.terms);
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

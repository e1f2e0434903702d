import { cite } from '#kernel/reasons/cite';
import { mayFight } from '#rules/combat/fighter';
import { fillTaskForce } from '#rules/combat/task-force';
import { type Camp, type Fight, type Piece, reinforcementsOf } from './battlefield.ts';
import { change, enter } from './change.ts';
import { show } from './tags.ts';

/** Ships that hide behind the convoys of their side, and could fight. @rule MOV-4 */
export const lurkersOf = ({ pieces, terms }: Camp): readonly Piece[] =>
  pieces.filter(
    (piece) => piece.lurks && !piece.isExcluded && piece.kind === 'ship' && mayFight(piece, terms),
  );

/**
 * Q-Ships come out from behind their convoys with what is based on them, into the task force as far as they find room in it;
 * in the round `opensIn` they have First Strike.
 * @rule MOV-4 @rule CSC-1 @rule ABL-2
 */
export function comeOut(
  fight: Fight,
  camp: Camp,
  { ships, opensIn }: Readonly<{ ships: readonly Piece[]; opensIn: number }>,
): void {
  if (ships.length === 0) return;
  const coming = ships.flatMap((ship) => [ship, ...ship.based]);
  for (const piece of coming) change(fight, piece, { lurks: false, opensIn });
  const able = coming.filter((piece) => mayFight(piece, camp.terms));
  const entering = fillTaskForce(camp.force, camp.flagship, able, camp.terms);
  if (entering.length === 0) return;
  enter(camp, entering);
  const entered = show(camp, entering);
  fight.tell?.({
    type: 'ReinforcementsEntered',
    cite: cite('MOV-4'),
    rolls: [],
    side: camp.side,
    entered,
    reinforcements: reinforcementsOf(camp).length,
  });
}

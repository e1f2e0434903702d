import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES } from '#model/battle/setup';
import type { AnswerOf, Decision } from '#model/decisions/decision';
import { mayFight } from '#rules/combat/fighter';
import { defaultFlagship, flagshipCandidates } from '#rules/combat/flagship';
import { answerTaskForce } from '#rules/combat/policy/answer-task-force';
import { formingOrder } from '#rules/combat/forming-order';
import { taskForceLimit } from '#rules/combat/room-in';
import { fillTaskForce } from '#rules/combat/task-force';
import {
  type Choice,
  choosing,
  commonOf,
  named,
  piecesToShow,
} from '#engine/tactical/cscr/ask-camps';
import {
  type Camp,
  type Fight,
  type Piece,
  isHere,
  reinforcementsOf,
} from '#engine/tactical/cscr/battlefield';
import { enter, lead, setPieces } from '#engine/tactical/cscr/change';
import type { Step } from '#engine/tactical/cscr/step';
import { show } from '#engine/tactical/cscr/tags';

const CSC_1 = cite('CSC-1');

type Formation = AnswerOf<'task-force'>;

/** Both sides form their task forces without knowing the other’s. @rule CSC-1 */
export const formTaskForces: Step = choosing({
  id: 'form-task-forces',
  when: 'forming',
  kind: 'task-force',
  about: choiceOf,
  obey: (fight, said) => {
    for (const side of BATTLE_SIDES) formOne(fight, fight.camps[side], said[side]);
  },
});

const ableIn = (camp: Camp): readonly Piece[] =>
  camp.pieces.filter((piece) => isHere(piece) && mayFight(piece, camp.terms));

function choiceOf(fight: Fight, camp: Camp): Choice<Formation> {
  const able = ableIn(camp);
  const flagships = flagshipCandidates(able, camp.terms).map((piece) => piece.unit);
  const decision = (): Decision => ({
    kind: 'task-force',
    ...commonOf(fight, camp, 'task-force/1'),
    cite: CSC_1,
    battle: fight.input.setup.id,
    own: piecesToShow(able),
    flagships,
  });
  return {
    decision,
    standing: () => answerTaskForce({ own: able, flagships }, camp.standing),
    isOpen: () => able.length > 1,
  };
}

/** In a raid the target is in the task force even beyond the flagship’s limit, and no reinforcements wait. @rule CSC-1 @rule SUP-1 */
function formOne(fight: Fight, camp: Camp, said: Formation): void {
  const able = ableIn(camp);
  const candidates = flagshipCandidates(able, camp.terms);
  const flagship =
    candidates.find((piece) => piece.unit === said.flagship) ?? defaultFlagship(candidates) ?? null;
  lead(camp, flagship);
  if (flagship !== null) enter(camp, [flagship]);
  const { raidOn } = fight.input.setup;
  enter(
    camp,
    camp.pieces.filter((piece) => piece.unit === raidOn && piece !== flagship),
  );
  const order = formingOrder(able, named(able, said.order), camp.terms);
  enter(camp, fillTaskForce(camp.force, flagship, order, camp.terms));
  // In the order in which they came, which decides among equals.
  if (raidOn !== undefined)
    setPieces(
      camp,
      camp.pieces.filter(({ isInForce, lurks }) => isInForce || lurks),
    );
  const entered = show(camp, camp.force);
  fight.tell?.({
    type: 'TaskForceFormed',
    cite: CSC_1,
    rolls: [],
    side: camp.side,
    flagship: flagship?.tag ?? null,
    entered,
    reinforcements: reinforcementsOf(camp).length,
    limit: taskForceLimit(camp.force, flagship, camp.terms),
  });
}

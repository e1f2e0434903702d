import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import { answerFire } from '#rules/combat/policy/answer-fire';
import type { Asking } from '#engine/tactical/contract';
import { type Choice, askCamps, commonOf, piecesToShow } from '#engine/tactical/cscr/ask-camps';
import { boardingOf, guardsOf } from '#engine/tactical/cscr/board';
import type { Camp, Fight } from '#engine/tactical/cscr/battlefield';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import { enemyToShow } from '#engine/tactical/cscr/show-enemy';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_8 = cite('CSC-8');

type FireOrders = AnswerOf<'fire'>;

/** Both sides say, once for the round, whom to single out and to board, and whom of their own to spare and to guard. @rule CSC-8 @rule CSC-9 @rule CSC-10 */
export const chooseFire: Step = { id: 'choose-fire', when: 'round', ask: choose };

function* choose(fight: Fight): Asking<void> {
  const said = yield* askCamps<FireOrders>(fight, {
    about: (camp) => choiceOf(fight, camp),
    take: (answer) => {
      invariant(answer.kind === 'fire', 'BATTLE_ANSWER_KIND', answer.kind);
      return answer;
    },
  });
  for (const side of BATTLE_SIDES) fight.camps[side].orders = said[side];
}

function choiceOf(fight: Fight, camp: Camp): Choice<FireOrders> {
  const enemy = fight.camps[otherSide(camp.side)];
  const seen = enemyToShow(fight, camp, enemy);
  const [boarding, guards] = [boardingOf(camp), guardsOf(camp)];
  const points = {
    ...(boarding === 0 ? {} : { boarding }),
    ...(guards === 0 ? {} : { guards }),
  };
  return {
    decision: () => ({
      kind: 'fire',
      ...commonOf(fight, camp, `fire/${String(fight.round)}`),
      cite: CSC_8,
      battle: fight.input.setup.id,
      round: fight.round,
      length: fight.length,
      own: piecesToShow(camp.force),
      enemy: seen,
      readiness: { own: readinessNow(fight, camp), enemy: readinessNow(fight, enemy) },
      ...points,
    }),
    standing: answerFire({ enemy: seen, ...points }, camp.standing),
    isOpen: camp.force.length > 0 && enemy.force.length > 0,
  };
}

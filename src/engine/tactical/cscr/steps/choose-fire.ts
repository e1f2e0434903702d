import { once } from '#kernel/collections/once';
import { cite } from '#kernel/reasons/cite';
import { BATTLE_SIDES, otherSide } from '#model/battle/setup';
import type { AnswerOf } from '#model/decisions/decision';
import { answerFire, fireUnseen } from '#rules/combat/policy/answer-fire';
import { type Choice, choosing, commonOf, piecesToShow } from '#engine/tactical/cscr/ask-camps';
import { boardingOf, guardsOf } from '#engine/tactical/cscr/board';
import { type Camp, type Fight, haveHabit } from '#engine/tactical/cscr/battlefield';
import { readinessNow } from '#engine/tactical/cscr/readiness-now';
import { enemyToShow } from '#engine/tactical/cscr/show-enemy';
import type { Step } from '#engine/tactical/cscr/step';

const CSC_8 = cite('CSC-8');

type FireOrders = AnswerOf<'fire'>;

/** Both sides say, once for the round, whom to single out and to board, and whom of their own to spare and to guard. @rule CSC-8 @rule CSC-9 @rule CSC-10 */
export const chooseFire: Step = choosing({
  id: 'choose-fire',
  when: 'round',
  kind: 'fire',
  about: choiceOf,
  isIdle: (fight) => haveHabit(fight, 'fire'),
  unseen: (_, { habits }) => habits.fire,
  obey: ({ camps }, said) => {
    for (const side of BATTLE_SIDES) camps[side].orders = said[side];
  },
});

function choiceOf(fight: Fight, camp: Camp): Choice<FireOrders> {
  const enemy = fight.camps[otherSide(camp.side)];
  const seen = once(() => enemyToShow(fight, camp, enemy));
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
      enemy: seen(),
      readiness: { own: readinessNow(fight, camp), enemy: readinessNow(fight, enemy) },
      ...points,
    }),
    standing: () => {
      const { round, length } = fight;
      const offered = { ...points, round, length };
      const unseen = fireUnseen(offered, camp.standing);
      if (unseen !== null) return unseen;
      const sight = { own: camp.force, flagship: camp.flagship?.unit ?? null, enemy: seen() };
      return answerFire({ ...sight, ...offered }, camp.standing);
    },
    isOpen: () => camp.force.length > 0 && enemy.force.length > 0,
  };
}

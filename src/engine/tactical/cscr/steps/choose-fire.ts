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
import type { DirectTarget } from '#model/forces/standing-orders';
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

/** With how much a side boards, and guards against it; nothing where nobody brings parties. @rule CSC-10 */
function pointsOf({ brings }: Fight, camp: Camp): Readonly<{ boarding?: number; guards?: number }> {
  if (brings.traits.boards === 0 && brings.traits.guards === 0) return NO_POINTS;
  const [boarding, guards] = [boardingOf(camp), guardsOf(camp)];
  return { ...(boarding === 0 ? {} : { boarding }), ...(guards === 0 ? {} : { guards }) };
}

const NO_POINTS = {};

/** A side's orders for its own fire of the round, as its standing orders have them. @rule CSC-8 @rule ENC-5 */
export function orderFire(fight: Fight, camp: Camp): void {
  const { habits, standing } = camp;
  const isAtLarge = fight.round < fight.length && standing.direct.every(isForTheLast);
  camp.orders = (isAtLarge ? habits.fireAtLarge : habits.fire) ?? choiceOf(fight, camp).standing();
}

const isForTheLast = (target: DirectTarget): boolean => target === 'last-round';

/** A side's orders for the fire that it takes, as its standing orders have them. @rule CSC-9 @rule ENC-5 */
export function orderCover(fight: Fight, camp: Camp): void {
  camp.orders = camp.habits.fireAtLarge ?? choiceOf(fight, camp).standing();
}

function choiceOf(fight: Fight, camp: Camp): Choice<FireOrders> {
  const enemy = fight.camps[otherSide(camp.side)];
  const seen = once(() => enemyToShow(fight, camp, enemy));
  const points = once(() => pointsOf(fight, camp));
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
      ...points(),
    }),
    standing: () => {
      const { round, length } = fight;
      const offered = { ...points(), round, length };
      const unseen = fireUnseen(offered, camp.standing);
      if (unseen !== null) return unseen;
      const sight = { own: camp.force, flagship: camp.flagship?.unit ?? null, enemy: seen() };
      return answerFire({ ...sight, ...offered }, camp.standing);
    },
    isOpen: () => camp.force.length > 0 && enemy.force.length > 0,
  };
}

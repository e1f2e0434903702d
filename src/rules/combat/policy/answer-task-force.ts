import { sortBy } from '#kernel/collections/sort-by';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { byStrength } from '#rules/combat/fighter';
import { defaultFlagship } from '#rules/combat/flagship';
import { inRoles, type Own } from './in-roles.ts';

/** The parts of the question that the standing orders use. */
type Question = Readonly<{ own: readonly Own[] }> & Pick<DecisionOf<'task-force'>, 'flagships'>;

/**
 * The task force by default: the sturdiest possible flagship, then the units that the standing orders put first, then the strongest.
 * Civilians stay back.
 * @rule CSC-1 @rule ENC-5
 * @ruling A unit that standing orders hold back doesn't enter a forming task force, even if there is room, and it is the last of the
 *   reinforcements to enter. A flagship is never held back.
 */
export function answerTaskForce(
  question: Question,
  { enterFirst, holdBack }: Pick<StandingOrders, 'enterFirst' | 'holdBack'>,
): AnswerOf<'task-force'> {
  const leaders = new Set(question.flagships);
  const flagship = defaultFlagship(question.own.filter((one) => leaders.has(one.unit)));
  const others = question.own.filter((one) => one !== flagship && !one.civilian);
  const held = new Set(inRoles(others, holdBack));
  const entering = others.filter((one) => !held.has(one));
  const first = inRoles(entering, enterFirst);
  const rest = sortBy(
    entering.filter((one) => !first.includes(one)),
    byStrength,
  );
  const order = [...first, ...rest].map((one) => one.unit);
  return { kind: 'task-force', flagship: flagship?.unit ?? null, order };
}

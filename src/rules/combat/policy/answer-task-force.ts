import { sortBy } from '#kernel/collections/sort-by';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { byStrength } from '#rules/combat/fighter';
import { defaultFlagship } from '#rules/combat/flagship';

/**
 * The task force by default: the sturdiest of the possible flagships, then the strongest; civilians
 * stay back.
 * @rule CSC-1
 */
export function answerTaskForce(
  question: Pick<DecisionOf<'task-force'>, 'own' | 'flagships'>,
): AnswerOf<'task-force'> {
  const leaders = new Set(question.flagships);
  const flagship = defaultFlagship(question.own.filter((one) => leaders.has(one.unit)));
  const others = question.own.filter((one) => one !== flagship && !one.civilian);
  const order = sortBy(others, byStrength).map((one) => one.unit);
  return { kind: 'task-force', flagship: flagship?.unit ?? null, order };
}

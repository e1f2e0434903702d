import { invariant } from '#kernel/result/invariant';
import type { Answer, AnswerOf, DecisionKind } from '#model/decisions/decision';

/** The one answer to the one question that was asked. */
export function onlyAnswer<K extends DecisionKind>(
  answers: readonly Answer[],
  kind: K,
): AnswerOf<K> {
  const [answer] = answers;
  invariant(answer !== undefined, 'ANSWER_MISSING', kind);
  // The question was of this kind, and answers are checked against their question when given.
  return answer as AnswerOf<K>;
}

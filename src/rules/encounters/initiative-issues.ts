import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';

/** Why Intel cannot be spent so on initiative; nothing: it can. @rule CSC-5 @rule ENC-2 */
export function initiativeIssues(
  { cite, points }: DecisionOf<'initiative'>,
  { intel }: AnswerOf<'initiative'>,
): readonly OrderIssue[] {
  if (intel >= 0 && intel <= points) return [];
  const text = `Spend 0 to ${String(points)} on initiative.`;
  return [{ severity: 'refused', code: 'ANSWER_OVER_ALLOWANCE', cite, path: 'intel', text }];
}

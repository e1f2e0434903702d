import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { refusal } from './answer-issues.ts';

const CSC_5 = cite('CSC-5');
const code = 'ANSWER_OVER_ALLOWANCE';

/** @rule CSC-5 */
export function checkScouting(
  { points, forLength }: DecisionOf<'scouting'>,
  { surprise, length }: AnswerOf<'scouting'>,
): readonly OrderIssue[] {
  const onLength = Math.abs(length);
  const spent = Math.max(0, surprise) + onLength;
  const tooMuch = `There are ${String(points)} points to spend; these are ${String(spent)}. Take some back.`;
  const tooLong = `Of these points ${String(forLength)} can go to the length. Take some back.`;
  return [
    ...(surprise < 0
      ? [refusal(CSC_5, { code, path: 'surprise', text: 'Spend 0 or more on surprise.' })]
      : []),
    ...(spent > points ? [refusal(CSC_5, { code, path: 'surprise', text: tooMuch })] : []),
    ...(onLength > forLength ? [refusal(CSC_5, { code, path: 'length', text: tooLong })] : []),
  ];
}

import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { idsOf, listIssues, refusal } from './answer-issues.ts';

const CSC_11 = cite('CSC-11');
const CSC_18 = cite('CSC-18');

/** @rule CSC-11 @rule CSC-18 */
export function checkSpecials(
  { ramming = [], spendable = [] }: DecisionOf<'command'>,
  { ram = [], spend = [], retreats }: AnswerOf<'command'>,
): readonly OrderIssue[] {
  const path = 'ram';
  const leaving = retreats.flatMap(({ unit, along }) => [unit, ...along]);
  return [
    ...listIssues({ list: spend, allowed: idsOf(spendable), rule: CSC_18, path: 'spend' }),
    ...listIssues({
      list: ram.map(({ unit }) => unit),
      allowed: ramming.map(({ unit }) => unit),
      rule: CSC_11,
      path,
    }),
    ...ram.flatMap(({ unit, gun }): readonly OrderIssue[] => {
      const guns = ramming.find((one) => one.unit === unit)?.guns ?? [gun];
      const text = `${unit} can ram ships only: choose AS.`;
      return guns.includes(gun)
        ? []
        : [refusal(CSC_11, { code: 'ANSWER_CANNOT_RAM_SO', path, text })];
    }),
    ...ram.flatMap(({ unit }): readonly OrderIssue[] => {
      const text = `${unit} cannot both ram and get away: choose one of the two.`;
      return leaving.includes(unit)
        ? [refusal(CSC_11, { code: 'ANSWER_RAMS_AND_LEAVES', path, text })]
        : [];
    }),
  ];
}

import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { counted, plural } from '#kernel/words/counted';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { idsOf, listIssues, refusal } from './answer-issues.ts';

const ABL_3 = cite('ABL-3');
const CSC_11 = cite('CSC-11');
const CSC_18 = cite('CSC-18');

/** @rule CSC-11 @rule CSC-18 @rule ABL-3 */
export function checkSpecials(
  question: DecisionOf<'command'>,
  answer: AnswerOf<'command'>,
): readonly OrderIssue[] {
  const { ramming = [], spendable = [] } = question;
  const { ram = [], spend = [], retreats } = answer;
  const path = 'ram';
  const leaving = retreats.flatMap(({ unit, along }) => [unit, ...along]);
  return [
    ...checkHeld(question, answer),
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

function checkHeld(
  { stasis = { functions: 0, targets: [] } }: DecisionOf<'command'>,
  { hold = [] }: AnswerOf<'command'>,
): readonly OrderIssue[] {
  const { functions, targets } = stasis;
  const path = 'hold';
  const cost = sumOf(targets, ({ tag, cc }) => (hold.includes(tag) ? cc : 0));
  const text = `There ${plural(functions, 'is', 'are')} ${counted(functions, 'function')} of Stasis; these cost ${String(cost)}. Take some back.`;
  return [
    ...listIssues({ list: hold, allowed: targets.map(({ tag }) => tag), rule: ABL_3, path }),
    ...(cost > functions ? [refusal(ABL_3, { code: 'ANSWER_OVER_ALLOWANCE', path, text })] : []),
  ];
}

import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { spendFunctions } from '#rules/combat/spend-functions';
import { idsOf, refusal } from './answer-issues.ts';
import { wantedEffects } from './wanted-effects.ts';

const CSC_17 = cite('CSC-17');

/** @rule CSC-17 */
export function checkElectronicWarfare(
  question: DecisionOf<'electronic-warfare'>,
  answer: AnswerOf<'electronic-warfare'>,
): readonly OrderIssue[] {
  const friends = new Set(idsOf(question.own));
  const enemies = new Set<string>(question.enemy.map(({ tag }) => tag));
  const strange = [
    ...answer.friends.flatMap(({ unit }) => (friends.has(unit) ? [] : [unit])),
    ...answer.enemies.flatMap(({ tag }) => (enemies.has(tag) ? [] : [tag])),
  ];
  const wanted = wantedEffects(question, answer);
  const had = new Set(spendFunctions(question.pools, wanted));
  return [
    ...strange.map((id) => {
      const text = `${id} cannot be chosen here.`;
      return refusal(CSC_17, { code: 'ANSWER_UNIT_UNKNOWN', path: 'effects', text });
    }),
    ...wanted
      .filter((one) => !had.has(one))
      .map(({ effect, target }) => {
        const text = `There are no functions left for ${effect.replace('-', ' ')} at ${target}, or it is named twice.`;
        return refusal(CSC_17, { code: 'ANSWER_OVER_ALLOWANCE', path: 'effects', text });
      }),
  ];
}

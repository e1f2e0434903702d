import { cite } from '#kernel/reasons/cite';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { OrderIssue } from '#model/orders/order-issue';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { idsOf, listIssues } from './answer-issues.ts';

const CSC_10 = cite('CSC-10');

/** Nobody boards or guards without units that can. @rule CSC-10 */
export function checkBoarding(
  { own, enemy, boarding = 0, guards = 0 }: DecisionOf<'fire'>,
  { board = [], guard = [] }: AnswerOf<'fire'>,
): readonly OrderIssue[] {
  const targets = boarding === 0 ? [] : enemy.filter(({ kind }) => mayBeBoarded(kind));
  const friends = guards === 0 ? [] : own.filter(({ kind }) => mayBeBoarded(kind));
  const tags = targets.map(({ tag }) => tag);
  return [
    ...listIssues({ list: board, allowed: tags, rule: CSC_10, path: 'board' }),
    ...listIssues({ list: guard, allowed: idsOf(friends), rule: CSC_10, path: 'guard' }),
  ];
}

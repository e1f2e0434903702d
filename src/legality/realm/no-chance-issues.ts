import { cite } from '#kernel/reasons/cite';
import { percent } from '#kernel/words/percent';
import { bestMissionChance } from '#legality/intel/mission-forecast';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { attemptChance } from './diplomacy-forecast.ts';

const CODE = 'NO_CHANCE';

/** Missions and attempts whose dice can’t succeed, as far as the player knows. @rule INT-2 @rule DIP-6 @rule DIP-7 @rule FOG-14 */
export function noChanceIssues(plan: Plan, order: Order): readonly OrderIssue[] {
  if (order.kind === 'RunMission') {
    if (bestMissionChance(plan, order) !== 0) return [];
    const text = `By what you know it can’t succeed: the chance is ${percent(0)}.`;
    return [doubt({ code: CODE, cite: cite('INT-2'), path: 'mission' }, text)];
  }
  if (attemptChance(plan.view, order) !== 0) return [];
  const rule = cite(order.kind === 'BreakTreaty' ? 'DIP-6' : 'DIP-7');
  const text = `It can’t succeed now: the chance is ${percent(0)}. More tension or the support of Intel raises it.`;
  return [doubt({ code: CODE, cite: rule }, text)];
}

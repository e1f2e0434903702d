import { cite } from '#kernel/reasons/cite';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { counted, plural } from '#kernel/words/counted';
import type { InvestTech } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { investmentLimitOf } from '#rules/tech/investment-limit';
import { doubt, refusal } from '../issue.ts';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const TECH_1 = cite('TECH-1');
const TECH_3 = cite('TECH-3');

function limitIssues({ view, realm }: Plan, points: number): readonly OrderIssue[] {
  const own = valuesById(view.systems).flatMap((system) => system.own ?? []);
  const left = investmentLimitOf(own) - realm.invested;
  const about = { code: 'INVESTMENT_UNFIT', cite: TECH_1, path: 'points' };
  if (!Number.isSafeInteger(points) || points < 1) {
    return [refusal(about, 'Give a whole number of points, at least 1.')];
  }
  if (points > left) {
    const rest = Math.max(0, left);
    const text = `Of your Utilized Productivity ${counted(rest, 'point')} ${plural(rest, 'is', 'are')} left to invest this turn.`;
    return [refusal(about, text)];
  }
  // Beyond twice the income of the year's last turn a point gives no chance any more.
  const useful = 2 * sumOf(own, systemIncomeOf);
  if (view.empire.techPool + realm.invested + points <= useful) return [];
  const text = `More than ${String(useful)} in the pool, twice your system income, gives no better chance, and the yearly check empties it.`;
  return [doubt({ code: 'POOL_FULL', cite: TECH_3, path: 'points' }, text)];
}

/** Judges an investment in research. @rule TECH-1 @rule TECH-3 */
export function judgeInvestTech({ points }: InvestTech, plan: Plan): Judgement {
  const issues = [...limitIssues(plan, points)];
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, points));
  if (isRefused(issues)) return free(issues);
  plan.realm.invested += points;
  return { issues, cost: points };
}

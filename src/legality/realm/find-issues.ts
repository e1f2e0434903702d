import { cite } from '#kernel/reasons/cite';
import type { OrderIssue } from '#model/orders/order-issue';
import type { TakeFind } from '#model/orders/take-find';
import { mostOfFind } from '#rules/galaxy/most-of-find';
import { billWith, classesOfFind, findOf } from './finds.ts';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';

/** What a whole sheet leaves of a find is lost, as soon as it takes anything of it. @rule MAP-8 */
export function findIssues(plan: Plan, order: TakeFind): readonly OrderIssue[] {
  const find = findOf(plan.view, order);
  if (find === undefined) return [];
  const { units, points, berths } = billWith(plan, order, []);
  const left = find.points - points;
  const isOffered = classesOfFind(plan.view, find).some(
    ({ kind, cost }) => cost > 0 && cost <= left && (kind !== 'flight' || berths > 0),
  );
  if (!isOffered || units >= mostOfFind(find)) return [];
  const text = `${String(left)} of the ${String(find.points)} EP are not spent yet: take more for them, as what is left is lost.`;
  return [doubt({ code: 'FIND_LEFT', cite: cite('MAP-8'), path: 'count' }, text)];
}

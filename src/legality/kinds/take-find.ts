import { cite } from '#kernel/reasons/cite';
import type { OpenFind } from '#model/campaign/open-find';
import type { OrderIssue } from '#model/orders/order-issue';
import type { TakeFind } from '#model/orders/take-find';
import type { FindBill, Taken } from '#rules/galaxy/find-bill';
import { mostOfFind } from '#rules/galaxy/most-of-find';
import { billWith, bookFind, classesOfFind, findOf } from '#legality/realm/finds';
import { refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';

const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('MAP-8'),
  path,
});

const NO_COUNT = 'Say a whole number of units, at least 1.';
const NO_BERTHS =
  'Flights go aboard: take ships or bases with berths for them first, by orders before this one.';

/** Too much for the points, or else too many. */
function sizeText(find: OpenFind, before: FindBill, after: FindBill): string | null {
  const most = mostOfFind(find);
  if (after.points > find.points) {
    return `That is more than the ${String(find.points - before.points)} EP that are left of it.`;
  }
  if (after.units <= most) return null;
  return `Of a find come no more units in all than it has EP: ${String(most - before.units)} more of this one.`;
}

function refusalsOf(
  plan: Plan,
  order: TakeFind,
  offer: Readonly<{ find: OpenFind; taken: Taken }>,
): readonly OrderIssue[] {
  const { find, taken } = offer;
  const after = billWith(plan, order, [taken]);
  const text = sizeText(find, billWith(plan, order, []), after);
  const code = after.points > find.points ? 'FIND_SHORT' : 'FIND_MANY';
  return [
    ...(text === null ? [] : [refusal(about(code, 'count'), text)]),
    ...(after.berths < 0 ? [refusal(about('FIND_BERTHS', 'count'), NO_BERTHS)] : []),
  ];
}

/** May these units be taken for the points of what was found there? It costs nothing else. @rule MAP-8 */
export function judgeTakeFind(order: TakeFind, plan: Plan): Judgement {
  const { count } = order;
  if (!Number.isSafeInteger(count) || count < 1) {
    return free([refusal(about('FIND_COUNT', 'count'), NO_COUNT)]);
  }
  const find = findOf(plan.view, order);
  if (find === undefined) {
    const text = 'You have nothing of that kind to choose there.';
    return free([refusal(about('FIND_NONE', 'system'), text)]);
  }
  const design = classesOfFind(plan.view, find).find(({ id }) => id === order.design);
  if (design === undefined) {
    const text = 'There is no such class among what was found: choose another one.';
    return free([refusal(about('FIND_CLASS', 'design'), text)]);
  }
  const taken = { design, count };
  const issues = refusalsOf(plan, order, { find, taken });
  if (!isRefused(issues)) bookFind(plan, order, taken);
  return free(issues);
}

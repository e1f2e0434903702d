import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { StarSystem } from '#model/campaign/system';
import type { UnitDesign } from '#model/forces/design';
import type { BuildUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { type BuildRefusal, buildRefusalsOf } from '#rules/construction/build-refusals';
import { capacityOf, isWorkingShipyard } from '#rules/construction/capacity-of';
import { workCostOf } from '#rules/construction/work-cost';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { nameIssues } from '../names.ts';
import { paymentIssues } from '../pay.ts';
import { type Judgement, type Plan, bookingKey, free, isRefused } from '../plan.ts';

const CON_1 = cite('CON-1');
const CON_4 = cite('CON-4');
const MAX_COUNT = 100;

const REFUSALS: Readonly<Record<BuildRefusal, string>> = {
  'not-own-system': 'You do not own that system.',
  'not-a-colony': 'Only a colony builds by itself; use a shipyard.',
  'no-shipyard': 'You have no shipyard there; let the system build it, or choose another place.',
  'not-unlocked': 'That class is not on your unlocked list.',
  'not-built-by-source': 'That kind of unit is not built there by these means.',
};

type Subject = Readonly<{ system: StarSystem; design: UnitDesign }>;

function subjectOf(view: EmpireView, order: BuildUnits): Subject | null {
  const system = view.systems[order.system]?.own ?? null;
  const design = view.designs[order.design];
  return system === null || design?.known !== 'stats' ? null : { system, design: design.design };
}

function shipyardsOf(plan: Plan, order: BuildUnits): readonly boolean[] {
  return plan.index.atSystem(order.system).flatMap((unit) => {
    const row = plan.view.designs[unit.design];
    if (row?.known !== 'stats' || row.design.role !== 'shipyard') return [];
    return [isWorkingShipyard(unit, row.design)];
  });
}

function placeIssues(plan: Plan, order: BuildUnits, { system, design }: Subject): OrderIssue[] {
  const refusals = buildRefusalsOf({
    empire: plan.view.empire,
    design,
    isUniversal: (list) => plan.view.universalLists.includes(list),
    system,
    source: order.source,
    shipyards: shipyardsOf(plan, order).length,
  });
  return refusals.map((code) => refusal({ code, cite: CON_1, path: 'system' }, REFUSALS[code]));
}

function shapeIssues(order: BuildUnits, price: number): OrderIssue[] {
  const issues = order.names.flatMap((name, at) => nameIssues(name, `names.${String(at)}`));
  if (!Number.isSafeInteger(order.count) || order.count < 1 || order.count > MAX_COUNT) {
    const about = { code: 'COUNT_UNFIT', cite: CON_1, path: 'count' };
    issues.push(refusal(about, `Build 1 to ${String(MAX_COUNT)} units with one order.`));
  }
  if (order.names.length > order.count) {
    const about = { code: 'NAMES_TOO_MANY', cite: CON_1, path: 'names' };
    issues.push(refusal(about, 'There are more names than units.'));
  }
  const { pay } = order;
  if (pay !== null && (!Number.isSafeInteger(pay) || pay < 0 || pay > price)) {
    const about = { code: 'PAY_UNFIT', cite: CON_4, path: 'pay' };
    issues.push(refusal(about, `Pay 0 to ${String(price)}.`));
  }
  return issues;
}

/** Work that is waiting there before this order. */
function queueAt(plan: Plan, order: BuildUnits): number {
  const waiting = valuesById(plan.view.works).filter(
    (work) => work.system === order.system && work.source === order.source && !work.cancelled,
  );
  const booked = plan.booked.get(bookingKey(order.system, order.source)) ?? 0;
  return booked + sumOf(waiting, (work) => work.paid - work.built);
}

function capacityIssues(plan: Plan, order: BuildUnits, { system }: Subject): OrderIssue[] {
  const shipyards = shipyardsOf(plan, order).filter((works) => works).length;
  const capacity = capacityOf({ utilized: system.utilized, shipyards }, order.source);
  const queue = queueAt(plan, order);
  if (queue <= capacity) return [];
  const text = `${String(queue)} points of work wait there and ${String(capacity)} can be built each turn: the rest stays paid and waits.`;
  return [doubt({ code: 'CAPACITY_EXCEEDED', cite: CON_1, path: 'system' }, text)];
}

/** May these units be built there, and paid? @rule CON-1 @rule CON-4 @rule ECO-6 */
export function judgeBuildUnits(order: BuildUnits, plan: Plan): Judgement {
  const subject = subjectOf(plan.view, order);
  if (subject === null) {
    const about = { code: 'BUILD_UNKNOWN', cite: FOG_14, path: 'system' };
    return free([refusal(about, 'Name a system of yours and a class that you know.')]);
  }
  const price = order.count * workCostOf(subject.design, order.source);
  const cost = order.pay ?? price;
  const issues = [...placeIssues(plan, order, subject), ...shapeIssues(order, price)];
  if (!isRefused(issues)) issues.push(...paymentIssues(plan, cost));
  if (isRefused(issues)) return free(issues);
  const key = bookingKey(order.system, order.source);
  plan.booked.set(key, (plan.booked.get(key) ?? 0) + cost);
  return { issues: [...issues, ...capacityIssues(plan, order, subject)], cost };
}

import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { Unit } from '#model/forces/unit';
import type { ResupplyUnits } from '#model/orders/supply';
import type { OrderIssue } from '#model/orders/order-issue';
import { lostCargoOf } from '#rules/cargo/lost-cargo-of';
import { partIn } from '#rules/cargo/part-in';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import { doubt, refusal } from '../issue.ts';
import { plannedHold } from '#legality/plan/planned-landings';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { plannedStanding } from '#legality/plan/planned-standing';
import { supplyAfterMoves } from '#legality/plan/planned-supply';
import { unitText } from '../unit-text.ts';
import { unitsAboard } from '#legality/plan/where';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('SUP-8'),
  path: 'ships',
});

function refusalsOf(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { view, yards } = plan;
  const design = yards.facts.designOf(unit.design);
  const isResting = yards.facts.isResting(unit.id);
  if (design !== undefined && supplyFunctionsOf({ unit, design, isResting }) > 0) return [];
  const text = `${unitText(view, unit)} is no Supply ship that is sound, in service and free this turn.`;
  return [refusal(about('RESUPPLY_UNFIT'), text)];
}

/** Crippled as it is then, it has half of its hold. @rule CSC-14 @rule MOV-7 */
function holdIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { view, yards } = plan;
  const design = yards.facts.designOf(unit.design);
  if (design === undefined) return [];
  const aboard = unitsAboard(plan, unit.id).flatMap((id) => {
    const one = view.units[id];
    const known = one === undefined ? undefined : yards.facts.designOf(one.design);
    if (one === undefined || known === undefined) return [];
    const part = partIn({ place: plannedHold(plan, one) }, known, unit.id);
    return [{ unit: one, design: known, ...part }];
  });
  const crippled = { ...unit, condition: 'crippled' } as const;
  const { cargoFirst } = plannedStanding(plan, unit);
  const lost = lostCargoOf({ unit: crippled, design }, aboard, cargoFirst).units;
  if (lost.length === 0) return [];
  const cargo = lost.map((one) => unitText(view, one.unit)).join(', ');
  const text = `${unitText(view, unit)} cripples itself so, and loses cargo that has no room any more: ${cargo}.`;
  return [doubt(about('RESUPPLY_OVERLOAD'), text)];
}

/** Where supply is to be expected, nobody needs it. */
function needIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const system = systemAfterMoves(plan, unit);
  if (system === null || !supplyAfterMoves(plan, system).supplied) return [];
  const text = `${unitText(plan.view, unit)} is in supply where it is to be: then the order does nothing.`;
  return [doubt(about('RESUPPLY_NEEDLESS'), text)];
}

/** May these ships resupply others at the price of being crippled? @rule SUP-8 */
export function judgeResupplyUnits(order: ResupplyUnits, plan: Plan): Judgement {
  const ships = unique(order.ships).map((id) => plan.view.units[id]);
  const known = ships.filter((unit) => unit !== undefined);
  if (known.length < ships.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]);
  }
  const issues = known.flatMap((unit) => refusalsOf(plan, unit));
  if (isRefused(issues)) return free(issues);
  return free(known.flatMap((unit) => [...needIssues(plan, unit), ...holdIssues(plan, unit)]));
}

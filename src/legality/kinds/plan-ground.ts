import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { PlanGround } from '#model/orders/ground-war';
import type { OrderIssue } from '#model/orders/order-issue';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { doubt, refusal } from '#legality/issue';
import { aimIssues } from '#legality/siege/aim-issues';
import { free, isRefused, type Judgement, type Plan } from '#legality/plan/plan';
import { systemAfterMoves } from '#legality/plan/planned-site';
import { systemName } from '#legality/siege/target-issues';

const about = (code: string, path = 'system'): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('GND-1'),
  path,
});

/** Whether an own ground unit is expected in a system, on the ground or aboard. */
const hasTroops = (plan: Plan, system: SystemId): boolean =>
  valuesById(plan.view.units).some(
    (unit) =>
      ownDesignOf(plan, unit.id)?.kind === 'ground' && systemAfterMoves(plan, unit) === system,
  );

/** What makes a plan useless, as far as can be known. */
function idleIssues(plan: Plan, { system, militia }: PlanGround): readonly OrderIssue[] {
  const name = systemName(plan, system);
  const isColony = (plan.view.systems[system]?.own?.census ?? 0) > 0;
  if (!militia && !isColony) {
    const text = `${name} is no colony of yours, so it has no militia of yours to go without.`;
    return [doubt({ ...about('MILITIA_ELSEWHERE', 'militia'), cite: cite('GND-3') }, text)];
  }
  if (isColony || hasTroops(plan, system)) return [];
  const text = `You expect no ground unit of yours at ${name}. Then nobody follows this plan.`;
  return [doubt(about('PLAN_NOBODY'), text)];
}

/** May ground units in a system follow that plan this turn? @rule GND-1 @rule GND-3 */
export function judgePlanGround(order: PlanGround, plan: Plan): Judgement {
  const { system } = order;
  if (plan.view.systems[system] === undefined) {
    return free([refusal(about('SYSTEM_UNKNOWN'), 'You know of no such system.')]);
  }
  if (plan.siege.planned.has(system)) {
    const text = `An earlier order plans ground combat at ${systemName(plan, system)}. Remove one of the two.`;
    return free([refusal(about('PLAN_TWICE'), text)]);
  }
  const issues = aimIssues(plan, order);
  if (isRefused(issues)) return free(issues);
  plan.siege.planned.add(system);
  return free([...idleIssues(plan, order), ...issues]);
}

import { cite } from '#kernel/reasons/cite';
import type { Unit } from '#model/forces/unit';
import type { ScuttleUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isDerelict } from '#rules/galaxy/derelict-of';
import { doubt, refusal } from '../issue.ts';
import { judgeBreakingUp } from '#legality/works/judge-breaking-up';
import type { Judgement, Plan } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';

const MAP_8 = cite('MAP-8');
const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: MAP_8,
  path: 'units',
});

/** Other units are scrapped. */
function refusalsOf({ view }: Plan, unit: Unit): readonly OrderIssue[] {
  if (isDerelict(unit.design)) return [];
  const text = `${unitText(view, unit)} is no derelict: scrap it instead, or remove it from the order.`;
  return [refusal(about('SCUTTLE_NO_DERELICT'), text)];
}

function doubtsOf(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const others = plan.index.aboard(unit.id).filter(({ design }) => !isDerelict(design));
  if (others.length === 0) return [];
  const text =
    `${unitText(plan.view, unit)} has units aboard that are no derelicts: unless you put them elsewhere, ` +
    'it is not scuttled.';
  return [doubt(about('SCUTTLE_LADEN'), text)];
}

/** May these derelicts be scuttled? @rule MAP-8 */
export const judgeScuttleUnits = (order: ScuttleUnits, plan: Plan): Judgement =>
  judgeBreakingUp(plan, order.units, {
    cite: MAP_8,
    code: 'SCUTTLE',
    refusalsOf: (unit) => refusalsOf(plan, unit),
    doubtsOf: (unit) => doubtsOf(plan, unit),
  });

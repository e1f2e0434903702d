import { cite } from '#kernel/reasons/cite';
import type { Unit } from '#model/forces/unit';
import type { ScrapUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { isFriendlyTo } from '#rules/construction/service-place';
import { doubt } from '../issue.ts';
import { judgeBreakingUp } from '#legality/works/judge-breaking-up';
import type { Judgement, Plan } from '#legality/plan/plan';
import { systemAfterSupply } from '#legality/plan/planned-site';
import { unitText } from '../unit-text.ts';

const CON_8 = cite('CON-8');
const about = (code: string): Parameters<typeof doubt>[0] => ({
  code,
  cite: CON_8,
  path: 'units',
});

function doubtsOf(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { view, yards } = plan;
  const who = unitText(view, unit);
  const system = systemAfterSupply(plan, unit);
  const ground = system === null ? null : knownGroundOf(view.systems[system]);
  if (ground === null || !isFriendlyTo(yards.facts, view.empire.id, ground)) {
    const text = `${who} is not in a system that you control: there it is broken up for nothing.`;
    return [doubt(about('SCRAP_FOR_NOTHING'), text)];
  }
  return [];
}

/** May these units be broken up? @rule CON-8 */
export const judgeScrapUnits = (order: ScrapUnits, plan: Plan): Judgement =>
  judgeBreakingUp(plan, order.units, {
    cite: CON_8,
    code: 'SCRAP',
    refusalsOf: () => [],
    doubtsOf: (unit) => doubtsOf(plan, unit),
  });

import { cite } from '#kernel/reasons/cite';
import { unique } from '#kernel/collections/unique';
import type { Unit } from '#model/forces/unit';
import type { ScrapUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { knownGroundOf } from '#rules/construction/known-ground';
import { isFriendlyTo } from '#rules/construction/service-place';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '../plan.ts';
import { systemAfterMoves } from '../planned-site.ts';
import { unitText } from '../unit-text.ts';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('CON-8'),
  path: 'units',
});

function refusalsOf({ view, yards }: Plan, unit: Unit): readonly OrderIssue[] {
  const who = unitText(view, unit);
  if (yards.scrapped.has(unit.id)) {
    return [refusal(about('SCRAP_TWICE'), `${who} is scrapped by an earlier order already.`)];
  }
  if (!yards.resting.has(unit.id)) return [];
  const text = `${who} is repaired or changes its status by another order: remove one of the two.`;
  return [refusal(about('SCRAP_RESTING'), text)];
}

function doubtsOf(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { view, yards, index } = plan;
  const who = unitText(view, unit);
  const doubts: OrderIssue[] = [];
  const system = systemAfterMoves(plan, unit);
  const ground = system === null ? null : knownGroundOf(view.systems[system]);
  if (ground === null || !isFriendlyTo(yards.facts, view.empire.id, ground)) {
    const text = `${who} is not in a system that you control: there it is broken up for nothing.`;
    doubts.push(doubt(about('SCRAP_FOR_NOTHING'), text));
  }
  if (index.aboard(unit.id).length > 0 || unit.census > 0) {
    doubts.push(doubt(about('SCRAP_LADEN'), `${who} is scrapped with all that is aboard.`));
  }
  return doubts;
}

/** May these units be broken up? @rule CON-8 */
export function judgeScrapUnits(order: ScrapUnits, plan: Plan): Judgement {
  const units = unique(order.units).map((id) => plan.view.units[id]);
  const known = units.filter((unit) => unit !== undefined);
  if (known.length === 0 || known.length < units.length) {
    return free([refusal(about('UNIT_UNKNOWN'), 'You have no such unit.')]);
  }
  const issues = known.flatMap((unit) => refusalsOf(plan, unit));
  if (isRefused(issues)) return free(issues);
  for (const { id } of known) plan.yards.scrapped.add(id);
  return free(known.flatMap((unit) => doubtsOf(plan, unit)));
}

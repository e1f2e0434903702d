import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { Unit } from '#model/forces/unit';
import type { ScuttleUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isDerelict } from '#rules/galaxy/derelict-of';
import { doubt, refusal } from '../issue.ts';
import { type Judgement, type Plan, free, isRefused } from '../plan.ts';
import { unitText } from '../unit-text.ts';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('MAP-8'),
  path: 'units',
});

function refusalsOf({ view, yards }: Plan, unit: Unit): readonly OrderIssue[] {
  const who = unitText(view, unit);
  if (!isDerelict(unit.design)) {
    const text = `${who} is no derelict: scrap it instead, or remove it from the order.`;
    return [refusal(about('SCUTTLE_NO_DERELICT'), text)];
  }
  if (yards.scrapped.has(unit.id)) {
    const text = `${who} is scrapped or scuttled by an earlier order already.`;
    return [refusal(about('SCUTTLE_TWICE'), text)];
  }
  if (!yards.resting.has(unit.id)) return [];
  const text = `${who} is repaired or changes its status by another order: remove one of the two.`;
  return [refusal(about('SCUTTLE_RESTING'), text)];
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
export function judgeScuttleUnits(order: ScuttleUnits, plan: Plan): Judgement {
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

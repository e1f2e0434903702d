import { counted } from '#kernel/words/counted';
import { groupBy } from '#kernel/collections/group-by';
import { cite } from '#kernel/reasons/cite';
import type { IssuePlace, OrderIssue } from '#model/orders/order-issue';
import { doubt } from '#legality/issue';
import type { SheetVerdict } from '#legality/judge-orders';
import type { Plan } from '#legality/plan/plan';
import { asFleetId, systemOfUnit } from '#legality/plan/where';
import { type StarvingInPlan, starvingInPlan } from './starving-in-plan.ts';
import { whyText } from './supply-issues.ts';

/** A loss of this turn, and one of a later turn. */
export const STARVES_NOW = 'UNITS_STARVE';
export const STARVES_LATER = 'UNITS_STARVE_LATER';
/** Units that are in supply still are told of this number of turns before they would be lost. */
const TURNS_BEFORE = 2;

/** The fleet of a unit, or the place that it belongs to. */
function holderOf(plan: Plan, { unit, fleet }: StarvingInPlan): string {
  if (fleet !== null) return plan.view.fleets[asFleetId(fleet)]?.name ?? fleet.slice('new:'.length);
  const system = systemOfUnit(plan, unit.id);
  return system === null ? unit.id : `The garrison of ${plan.view.systems[system]?.name ?? system}`;
}

function placeOf(plan: Plan, { unit, fleet }: StarvingInPlan): IssuePlace | null {
  if (fleet !== null) return { kind: 'fleet', fleet };
  const system = systemOfUnit(plan, unit.id);
  return system === null ? null : { kind: 'system', system };
}

function causeText(plan: Plan, { at: { place }, because }: StarvingInPlan): string {
  if (because === 'unpaid') return 'Nobody pays its maintenance';
  const system = place.kind === 'system' ? place.system : null;
  const where = system === null ? 'In its lane' : `At ${plan.view.systems[system]?.name ?? system}`;
  return `${where} it is out of supply: ${whyText(plan, because)}`;
}

type Lost = readonly [StarvingInPlan, ...StarvingInPlan[]];

/** What a fleet loses first. */
function issueOf(plan: Plan, holder: string, lost: Lost): OrderIssue {
  const [first] = lost;
  const count = counted(lost.length, 'unit');
  const turn = String(plan.view.turn + first.turns - 1);
  const isNow = first.turns === 1;
  const what = isNow
    ? `${holder} loses ${count} this turn, turn ${turn}.`
    : `${holder} loses ${count} in turn ${turn} if supply does not come by then.`;
  const at = placeOf(plan, first);
  const about = { code: isNow ? STARVES_NOW : STARVES_LATER, cite: cite('SUP-7') };
  return doubt(at === null ? about : { ...about, at }, `${what} ${causeText(plan, first)}.`);
}

/**
 * The fleets that lose units for want of supply after the orders of the sheet, each with the number of units that it
 * loses first, and when.
 * @rule SUP-7 @rule SUP-8 @rule FOG-14
 */
export function starvationIssues(
  sheet: Pick<SheetVerdict, 'plan' | 'legal'>,
): readonly OrderIssue[] {
  const { plan } = sheet;
  const byHolder = groupBy(starvingInPlan(sheet), (one) => holderOf(plan, one));
  return [...byHolder].flatMap(([holder, units]) => {
    const turns = Math.min(...units.map((one) => one.turns));
    const isNear = turns <= TURNS_BEFORE || units.some(({ unit }) => unit.outOfSupply > 0);
    const [first, ...others] = units.filter((one) => one.turns === turns);
    return first === undefined || !isNear ? [] : [issueOf(plan, holder, [first, ...others])];
  });
}

import { standsForDepot } from '#rules/construction/depot-points';
import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { AssignUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { canTow } from '#rules/cargo/can-tow';
import { isTowedOn } from '#rules/cargo/is-towed-on';
import { isYard } from '#rules/construction/capacity-of';
import { doubt, refusal } from '#legality/issue';
import { isInTow } from './is-in-tow.ts';
import { ownDesignOf } from './minelaying.ts';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';
import { unitsAboard } from '#legality/plan/where';

const about = (code: string, path = 'units'): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('MOV-10'),
  path,
});

/** What the base itself has against being towed: one at a time, and nothing aboard. */
function baseIssues(plan: Plan, { units }: AssignUnits<UnitId>): readonly OrderIssue[] {
  if (units.length > 1) {
    return [refusal(about('TOW_ONE'), 'A tug tows one base: order it in a line of its own.')];
  }
  if (units.every((id) => unitsAboard(plan, id).length === 0)) return [];
  const text = 'That base has units aboard: move them elsewhere first.';
  return [refusal(about('TOW_LADEN'), text)];
}

/** What there is before movement may be another after construction: then only the class decides. */
function tugIssues(
  plan: Plan,
  { at, units }: AssignUnits<UnitId>,
  tug: UnitId,
): readonly OrderIssue[] {
  const unit = plan.view.units[tug];
  if (at === 'construction' || unit === undefined) return [];
  if (unit.condition === 'crippled' || unit.status !== 'active' || unit.unconverted) {
    const text = `${unitText(plan.view, unit)} is crippled, unconverted or not active: it takes nothing in tow.`;
    return [refusal(about('TUG_UNFIT', 'to'), text)];
  }
  const other = unitsAboard(plan, tug).some((id) => !units.includes(id) && isInTow(plan, id));
  if (!other) return [];
  const text = `${unitText(plan.view, unit)} has a base in tow: it puts that down first.`;
  return [refusal(about('TUG_TAKEN', 'to'), text)];
}

const FIT = { condition: 'sound', status: 'active', unconverted: false } as const;

function classIssues(tug: UnitDesign, base: UnitDesign): readonly OrderIssue[] {
  if (!isTowedOn(tug, base)) {
    const text = 'Only ships with Towing and without Supply tow bases.';
    return [refusal(about('TUG_NONE', 'to'), text)];
  }
  if (canTow({ unit: FIT, design: tug }, base)) return [];
  const rating = String(ratingOf(tug, 'towing'));
  const text = `It costs ${String(base.cost)}, and that tug tows bases of at most ${rating}.`;
  return [refusal(about('TOW_TOO_DEAR'), text)];
}

/** Bases don't work while they are towed. */
function idleIssues(base: UnitDesign): readonly OrderIssue[] {
  const works = isYard(base) || standsForDepot(base);
  if (!works) return [];
  const text = 'In tow it neither builds nor supplies, until it is put down.';
  return [doubt(about('TOW_IDLE'), text)];
}

/** Reasons against towing units that include a base. @rule MOV-10 */
export function towingIssues(
  plan: Plan,
  order: AssignUnits<UnitId>,
  tug: UnitId,
): readonly OrderIssue[] {
  const more = baseIssues(plan, order);
  if (more.length > 0) return more;
  return order.units.flatMap((id) => {
    const [host, base] = [ownDesignOf(plan, tug), ownDesignOf(plan, id)];
    if (host === undefined || base === undefined) return [];
    const unfit = [...classIssues(host, base), ...tugIssues(plan, order, tug)];
    return unfit.length > 0 ? unfit : idleIssues(base);
  });
}

import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { AssignUnits } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { isJustBuilt } from '#rules/construction/is-just-built';
import { isTendered } from '#rules/forces/is-tendered';
import { designOfUnit } from '#legality/plan/design-of-unit';
import { MOV_9, refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { unitsAboard } from '#legality/plan/where';

const about = (code: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: MOV_9,
  path: 'units',
});

/** A flight, a minefield, or a corvette for a Tender. @rule ABL-2 */
function isBased(plan: Plan, id: UnitId): boolean {
  const design = designOfUnit(plan, id);
  if (design?.kind === 'flight' || design?.kind === 'minefield') return true;
  return design !== undefined && 'abilities' in design && isTendered(design);
}

/** Flights, corvettes, and minefields that are new or aboard a Minelayer already. */
export function basingIssues(
  plan: Plan,
  { units, at }: AssignUnits<UnitId>,
): readonly OrderIssue[] {
  const kindOf = (id: UnitId) => designOfUnit(plan, id)?.kind;
  if (!units.every((id) => isBased(plan, id))) {
    const text =
      'Only flights, minefields and corvettes are based aboard, but no corvette that is a Tender or a Q-Ship itself.';
    return [refusal(about('UNITS_NOT_FLIGHTS'), text)];
  }
  if (units.some((id) => unitsAboard(plan, id).length > 0)) {
    return [
      refusal(about('UNITS_LADEN'), 'A unit with minefields aboard can’t be based aboard another.'),
    ];
  }
  const { turn } = plan.view;
  const isDeployed = (id: UnitId): boolean => {
    const unit = plan.view.units[id];
    if (unit === undefined || kindOf(id) !== 'minefield') return false;
    return unit.place.kind !== 'aboard' && !isJustBuilt(unit, { turn, at });
  };
  if (!units.some(isDeployed)) return [];
  const text =
    'A minefield goes aboard so only when it is new, before the next movement: order Minelayers to recover it.';
  return [refusal({ ...about('MINEFIELD_DEPLOYED'), cite: cite('CON-11') }, text)];
}

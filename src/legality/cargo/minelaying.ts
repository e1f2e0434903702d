import { cite } from '#kernel/reasons/cite';
import type { UnitId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitPlace } from '#model/forces/unit';
import type { OrderIssue } from '#model/orders/order-issue';
import { fitFunctionsOf } from '#rules/supply/fit-functions-of';
import { refusal } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';

export const aboutMines = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('SUP-2'),
  path,
});

/** The design of an own unit. */
export const ownDesignOf = ({ view, yards }: Plan, id: UnitId): UnitDesign | undefined => {
  const unit = view.units[id];
  return unit === undefined ? undefined : yards.facts.designOf(unit.design);
};

/** Whether an own unit can lay and recover minefields this turn: not while it is aboard another itself. */
export function isFitMinelayer(plan: Plan, unit: Unit): boolean {
  const place = plan.moved.get(unit.id) ?? unit.place;
  if (place.kind === 'aboard') return false;
  const design = ownDesignOf(plan, unit.id);
  const isResting = plan.yards.facts.isResting(unit.id);
  return design !== undefined && fitFunctionsOf({ unit, design, isResting }, 'minelayer') > 0;
}

/** Where a minefield is after reorganisation: in a system, or aboard what. */
export function placeOfMinefield(plan: Plan, { id, place }: Unit): UnitPlace {
  const to = plan.moved.get(id);
  return to?.kind === 'aboard' ? to : place;
}

/** What a minefield itself has against being moved by a Minelayer. */
export function minefieldIssues(plan: Plan, unit: Unit): readonly OrderIssue[] {
  const { yards, view, minefields } = plan;
  const about = (code: string) => aboutMines(code, 'minefields');
  const who = unitText(view, unit);
  if (ownDesignOf(plan, unit.id)?.kind !== 'minefield') {
    return [refusal(about('MINEFIELD_KIND'), `${who} is no minefield.`)];
  }
  if (minefields.laid.has(unit.id) || minefields.recovered.has(unit.id)) {
    const text = `${who} is laid or recovered by an earlier order: in one turn it is one or the other.`;
    return [refusal(about('MINEFIELD_TWICE'), text)];
  }
  if (unit.status === 'active' && !yards.facts.isResting(unit.id)) return [];
  return [refusal(about('MINEFIELD_UNFIT'), `${who} is not in service and free this turn.`)];
}

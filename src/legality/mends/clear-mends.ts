import { sortBy } from '#kernel/collections/sort-by';
import type { FleetRef } from '#model/orders/order';
import type { Plan } from '#legality/plan/plan';
import { plannedReach } from '#legality/plan/planned-reach';
import { membersOf } from '#legality/plan/where';
import { idleFleets, type MendAsked } from './mend-asked.ts';
import type { SupplyMend } from './mend.ts';

/** Military ships that can fight. */
const fightersIn = (plan: Plan, fleet: FleetRef): number =>
  membersOf(plan, fleet).filter((unit) => {
    const design = plan.yards.facts.designOf(unit.design);
    return design?.kind === 'ship' && !design.civilian && unit.status === 'active';
  }).length;

/**
 * The fleet that gets soonest to the enemies who break the way, of those the one with most ships: what
 * comes of it, a battle decides.
 * @rule SUP-4 @rule SUP-5
 */
export function clearMends({ judged: { plan }, outlook }: MendAsked): readonly SupplyMend[] {
  if (!('by' in outlook) || outlook.ships === 0) return [];
  const { at, ships } = outlook;
  const chances = idleFleets(plan).flatMap((fleet) => {
    const fighters = fightersIn(plan, fleet);
    if (fighters === 0) return [];
    const goals = plannedReach(plan, fleet)?.goals ?? [];
    return goals.filter(({ system }) => system === at).map((goal) => ({ fleet, fighters, goal }));
  });
  const [best] = sortBy(
    chances,
    (a, b) => a.goal.turns - b.goal.turns,
    (a, b) => b.fighters - a.fighters,
  );
  if (best === undefined) return [];
  const { fleet, goal } = best;
  const order = { kind: 'MoveFleet', fleet, path: goal.path } as const;
  return [{ kind: 'clear', order, instead: fleet, turns: goal.turns, cost: 0, enemies: ships }];
}

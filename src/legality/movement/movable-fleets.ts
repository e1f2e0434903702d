import { keysById } from '#kernel/collections/tables';
import type { FleetRef } from '#model/orders/order';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { NO_LEGS, takeLeg } from '#rules/movement/take-leg';
import type { Plan } from '#legality/plan/plan';
import { plannedAllowance } from '#legality/plan/planned-allowance';
import { membersOf, systemOfFleet } from '#legality/plan/where';

/**
 * The fleets that one more order could move after the orders so far: they stand in a system, some lane is open to them, and no order
 * moves them yet.
 * @rule MOV-1 @rule MOV-2
 */
export function movableFleets(plan: Plan): readonly FleetRef[] {
  const { view, formed, ordered } = plan;
  const lanes = laneMapOf(view.lanes);
  const refs: readonly FleetRef[] = [...keysById(view.fleets), ...formed.keys()];
  return refs.filter((ref) => {
    const from = systemOfFleet(plan, ref);
    if (from === null || ordered.has(ref)) return false;
    const allowance = plannedAllowance(plan, membersOf(plan, ref));
    return lanes
      .neighboursOf(from)
      .some((to) => takeLeg(NO_LEGS, lanes.classBetween(from, to), allowance).ok);
  });
}

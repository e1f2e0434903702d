import type { UnitId } from '#model/campaign/ids';
import type { FleetRef } from '#model/orders/order';
import { type StarvingUnit, starvingUnits } from '#rules/supply/starving-units';
import type { SheetVerdict } from '../judge-orders.ts';
import type { Plan } from '#legality/plan/plan';
import { plannedForces } from '#legality/plan/planned-forces';
import { plannedFleet } from '#legality/plan/planned-site';
import { plannedStanding } from '#legality/plan/planned-standing';
import { outlookAfterMoves } from '#legality/plan/planned-supply';

/** The fleet that a unit is in after the orders of a sheet, by itself or with its carrier; null: it is in none. */
function fleetOf(plan: Plan, id: UnitId): FleetRef | null {
  const unit = plan.view.units[id];
  if (unit === undefined) return null;
  const to = plan.moved.get(id) ?? unit.place;
  return to.kind === 'aboard' ? fleetOf(plan, to.carrier) : plannedFleet(plan, unit);
}

/** A unit that starves after the orders of a sheet, and its fleet then; null: it is in none. */
export type StarvingInPlan = StarvingUnit & Readonly<{ fleet: FleetRef | null }>;

/** The units that are lost for want of supply after the orders of a sheet, without those that it gives away itself. @rule SUP-7 @rule SUP-8 */
export function starvingInPlan({
  plan,
  legal,
}: Pick<SheetVerdict, 'plan' | 'legal'>): readonly StarvingInPlan[] {
  const { view, yards, sold } = plan;
  const ordered = new Set<UnitId>(
    legal.flatMap(({ order }) => (order.kind === 'ResupplyUnits' ? order.ships : [])),
  );
  const isKept = (id: UnitId): boolean =>
    !yards.takenApart.has(id) && !yards.scrapped.has(id) && !sold.has(id);
  return starvingUnits({
    knowledge: { ...plannedForces(plan), unpaid: view.unpaid },
    outlook: outlookAfterMoves(plan),
    gives: (ship) => ordered.has(ship.id) || plannedStanding(plan, ship).resupply === 'dying',
  }).flatMap((one) => (isKept(one.unit.id) ? [{ ...one, fleet: fleetOf(plan, one.unit.id) }] : []));
}

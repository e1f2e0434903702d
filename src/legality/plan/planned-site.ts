import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import type { Plan } from './plan.ts';
import { systemOfUnit } from './where.ts';

/** The fleet a unit is in when movement begins, after the orders of the sheet; null: in none. */
export function plannedFleet({ moved }: Pick<Plan, 'moved'>, unit: Unit): FleetRef | null {
  const to = moved.get(unit.id);
  if (to?.kind === 'fleet') return to.fleet;
  return to === undefined && unit.place.kind === 'fleet' ? unit.place.fleet : null;
}

/** The system a unit moves to with its fleet, if nothing stops it; null: it does not move. */
export function plannedSite(
  plan: Pick<Plan, 'moved' | 'destinations'>,
  unit: Unit,
): SystemId | null {
  const fleet = plannedFleet(plan, unit);
  return fleet === null ? null : (plan.destinations.get(fleet) ?? null);
}

/** The system a unit is in after movement, by itself or with its carrier; null: in a lane. */
export function systemAfterMoves(
  plan: Pick<Plan, 'view' | 'moved' | 'destinations'>,
  unit: Unit,
): SystemId | null {
  const to = plan.moved.get(unit.id) ?? unit.place;
  const carrier = to.kind === 'aboard' ? plan.view.units[to.carrier] : undefined;
  if (carrier !== undefined) return systemAfterMoves(plan, carrier);
  return plannedSite(plan, unit) ?? systemOfUnit(plan, unit.id);
}

/** The system a unit is in when units were redeployed, by itself or with its carrier; null: in a lane. @rule SUP-10 */
export function systemAfterSupply(
  plan: Pick<Plan, 'view' | 'moved' | 'destinations' | 'redeployed'>,
  unit: Unit,
): SystemId | null {
  const to = plan.redeployed.get(unit.id);
  if (to?.kind === 'system') return to.system;
  const carrier = to?.kind === 'aboard' ? plan.view.units[to.carrier] : undefined;
  return systemAfterMoves(plan, carrier ?? unit);
}

/** Whether a convoy trades at the end of movement: as the sheet or its route says, else as now unless it moves. */
export function plannedTrade(
  plan: Pick<Plan, 'moved' | 'destinations' | 'cargo'>,
  unit: Unit,
): boolean {
  const ordered = plan.cargo.trade.get(unit.id);
  if (ordered !== undefined) return ordered !== 'stop';
  return unit.trading && plannedSite(plan, unit) === null;
}

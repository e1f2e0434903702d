import type { EmpireView } from '#fog/views/empire-view';
import type { FreeCapacity } from '#legality/works/free-capacities';
import { fleetRoutes, type PlannedRoute } from '#legality/movement/fleet-routes';
import { type ProjectedTreasury, projectedTreasuryOf } from '#legality/accounts/projected-treasury';
import { judgeOrders } from '#legality/judge-orders';
import { type RaidChance, raidChances } from '#legality/movement/raid-chances';
import { movableFleets } from '#legality/movement/movable-fleets';
import type { FleetRef, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

/** The verdict on an order, by what its player knows. */
export type Verdict = Readonly<{
  order: Order;
  issues: readonly OrderIssue[];
  cost: number;
  /** Points that come back in the Construction Phase. Receipts of closed sheets leave this out. */
  refund?: number;
  accepted: boolean;
  /** What it is expected to do, where that can be said. */
  forecast?: string;
}>;

/** The verdicts on a sheet, in its sequence, and the Treasury that it would leave. */
export type Judged = Readonly<{
  verdicts: readonly Verdict[];
  /** The purchases of standing orders after them. */
  standing: readonly Readonly<{ order: Order; cost: number }>[];
  treasuryAfter: number;
  /** With next turn's income, if nothing changes that the player knows. */
  treasuryNext: number;
  /** The steps from what the sheet leaves to that figure. */
  projected: ProjectedTreasury;
  /** The capacity that is left to build with this turn. */
  free: readonly FreeCapacity[];
  /** Fleets that one more order could move. */
  movable: readonly FleetRef[];
  /** The moves of fleets by their routes. */
  routes: readonly PlannedRoute[];
  /** The chance of raids on each own system after the orders. */
  raids: readonly RaidChance[];
}>;

/** Judges a sheet by the view that it was written from. @rule FOG-14 */
export function judgeSheet(view: EmpireView, orders: readonly Order[]): Judged {
  const judged = judgeOrders(view, orders);
  const { verdicts, standing, treasuryAfter, free } = judged;
  const projected = projectedTreasuryOf(judged);
  return {
    verdicts,
    standing,
    treasuryAfter,
    treasuryNext: projected.treasury,
    projected,
    free,
    movable: movableFleets(judged.plan),
    routes: fleetRoutes(judged.plan),
    raids: raidChances(judged.plan),
  };
}

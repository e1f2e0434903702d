import type { EmpireView } from '#fog/views/empire-view';
import type { FreeCapacity } from '#legality/free-capacities';
import { fleetRoutes, type PlannedRoute } from '#legality/fleet-routes';
import { type ProjectedTreasury, projectedTreasuryOf } from '#legality/projected-treasury';
import { judgeOrders } from '#legality/judge-orders';
import { movableFleets } from '#legality/movable-fleets';
import type { FleetRef, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

/** How an order stands, by what its player knows. */
export type Verdict = Readonly<{
  order: Order;
  issues: readonly OrderIssue[];
  cost: number;
  /** Points that come back in the Construction Phase; left out in receipts of sheets that were closed. */
  refund?: number;
  accepted: boolean;
}>;

/** The verdicts on a sheet in its order, and the Treasury that it would leave. */
export type Judged = Readonly<{
  verdicts: readonly Verdict[];
  /** What standing orders buy after them. */
  standing: readonly Readonly<{ order: Order; cost: number }>[];
  treasuryAfter: number;
  /** With next turn's income, if all stays as he knows it now. */
  treasuryNext: number;
  /** What makes it of what the sheet leaves. */
  projected: ProjectedTreasury;
  /** What is left to build with this turn. */
  free: readonly FreeCapacity[];
  /** Fleets that one more order could move. */
  movable: readonly FleetRef[];
  /** What fleets do by their routes. */
  routes: readonly PlannedRoute[];
}>;

/** Judges a sheet by the view it was written against. @rule FOG-14 */
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
  };
}

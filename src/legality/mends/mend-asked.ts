import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { FleetRef } from '#model/orders/order';
import { type Outlook, type SupplyOutlook, supplyOutlook } from '#rules/supply/supply-outlook';
import { type Drawing } from '#rules/supply/supply-cuts-of';
import { supplyPoolsOf } from '#rules/supply/supply-pools-of';
import type { SheetVerdict } from '../judge-orders.ts';
import type { Plan } from '#legality/plan/plan';
import { plannedForces } from '#legality/plan/planned-forces';
import { outlookAfterMoves } from '#legality/plan/planned-supply';
import { asFleetId } from '#legality/plan/where';

/** A fleet that is to have supply again: where the sheet takes it, and why it has none there. */
export type MendAsked = Readonly<{
  judged: SheetVerdict;
  fleet: FleetRef;
  end: FleetPlace;
  outlook: Exclude<Outlook, { supplied: true }>;
}>;

/** Where a fleet is after the moves of the sheet; null: it isn't the player's. */
export function endOf({ view, formed, destinations }: Plan, fleet: FleetRef): FleetPlace | null {
  const system = destinations.get(fleet) ?? formed.get(fleet);
  if (system !== undefined) return { kind: 'system', system };
  return view.fleets[asFleetId(fleet)]?.place ?? null;
}

/** How a fleet draws supply at a place: with all that is there, or alone in a lane. */
export const drawingOf = (fleet: FleetRef, place: FleetPlace): Drawing => ({
  place,
  together: place.kind === 'system' ? place.system : fleet,
});

/** The places of own units that have no supply. */
function brokenIn(plan: Plan, outlook: SupplyOutlook): ReadonlySet<string> {
  const pools = supplyPoolsOf(plannedForces(plan));
  return new Set(pools.filter((pool) => !outlook(pool).supplied).map(({ together }) => together));
}

/** Whether a fleet would have supply, without others losing theirs, if one of the fleets went elsewhere; null: it stays. */
export function isMendedBy(
  { judged: { plan }, fleet }: MendAsked,
  mover: FleetRef,
  to: SystemId | null,
): boolean {
  const destinations = new Map(plan.destinations);
  if (to === null) destinations.delete(mover);
  else destinations.set(mover, to);
  const tried = { ...plan, destinations };
  const end = endOf(tried, fleet);
  const outlook = supplyOutlook(plannedForces(tried));
  if (end === null || !outlook(drawingOf(fleet, end)).supplied) return false;
  const before = brokenIn(plan, outlookAfterMoves(plan));
  return [...brokenIn(tried, outlook)].every((pool) => before.has(pool));
}

/** The fleets of a sheet that no order of it sends anywhere. */
export function idleFleets({ view, ordered, exploring, formed }: Plan): readonly FleetRef[] {
  const refs: readonly FleetRef[] = [
    ...valuesById(view.fleets).map(({ id }) => id),
    ...formed.keys(),
  ];
  return refs.filter((ref) => !ordered.has(ref) && !exploring.has(ref));
}

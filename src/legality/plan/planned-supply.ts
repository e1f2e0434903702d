import type { SystemId } from '#model/campaign/ids';
import { type Outlook, type SupplyOutlook, supplyOutlook } from '#rules/supply/supply-outlook';
import type { Plan } from './plan.ts';
import { plannedForces } from './planned-forces.ts';

/** Everything in a system draws supply together. */
export const inSystem = (system: SystemId): Parameters<SupplyOutlook>[0] => ({
  place: { kind: 'system', system },
  together: system,
});

/** Whether supply is to be expected in a system by who is there before anything moves. @rule SUP-5 @rule SUP-6 */
export const supplyBeforeMoves = (plan: Plan, system: SystemId): Outlook =>
  plan.supplyNow()(inSystem(system));

function isSame<K, V>(one: ReadonlyMap<K, V>, other: ReadonlyMap<K, V>): boolean {
  if (one.size !== other.size) return false;
  for (const [key, value] of one) if (other.get(key) !== value) return false;
  return true;
}

/** Whether nothing has moved since: asked for each of many orders, so it makes nothing new. */
function isUnmoved({ moved, destinations, yards, supplyLater: { known } }: Plan): boolean {
  if (known === null || known.moves.resting.size !== yards.resting.size) return false;
  for (const unit of yards.resting) if (!known.moves.resting.has(unit)) return false;
  return isSame(moved, known.moves.moved) && isSame(destinations, known.moves.destinations);
}

/** The same after the moves of the sheet so far; computed again only when they have changed. */
export function outlookAfterMoves(plan: Plan): SupplyOutlook {
  const { supplyLater, yards } = plan;
  if (supplyLater.known !== null && isUnmoved(plan)) return supplyLater.known.outlook;
  const moved = new Map(plan.moved);
  const destinations = new Map(plan.destinations);
  const moves = { moved, destinations, resting: new Set(yards.resting) };
  const outlook = supplyOutlook(plannedForces(plan));
  supplyLater.known = { moves, outlook };
  return outlook;
}

/** Whether supply is to be expected in a system after the moves of the sheet so far. @rule SUP-5 @rule SUP-6 */
export const supplyAfterMoves = (plan: Plan, system: SystemId): Outlook =>
  outlookAfterMoves(plan)(inSystem(system));

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

/** The same by where the moves of the sheet so far take everybody: worked out anew only when they have changed. */
export function outlookAfterMoves(plan: Plan): SupplyOutlook {
  const { moved, destinations, yards, supplyLater } = plan;
  const moves = JSON.stringify([[...moved], [...destinations], [...yards.resting]]);
  if (supplyLater.outlook === null || supplyLater.moves !== moves) {
    supplyLater.moves = moves;
    supplyLater.outlook = supplyOutlook(plannedForces(plan));
  }
  return supplyLater.outlook;
}

/** Whether supply is to be expected in a system after the moves of the sheet so far. @rule SUP-5 @rule SUP-6 */
export const supplyAfterMoves = (plan: Plan, system: SystemId): Outlook =>
  outlookAfterMoves(plan)(inSystem(system));

import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { FleetRef } from '#model/orders/order';
import type { LaneAllowance } from '#rules/movement/lane-allowance-of';
import { NO_LEGS, takeLeg } from '#rules/movement/take-leg';
import type { Plan } from '#legality/plan/plan';
import { asFleetId } from '#legality/plan/where';

type Leaving = Readonly<{ fleet: FleetRef; from: SystemId; allowance: LaneAllowance }>;

/** Where a fleet has to go first; null: it does not withdraw, or cannot take its lane any more. @rule ENC-4 */
export function withdrawalDuty(
  { view }: Plan,
  { fleet, from, allowance }: Leaving,
): SystemId | null {
  const withdrawing = view.fleets[asFleetId(fleet)]?.withdrawing ?? null;
  const lane = withdrawing === null ? undefined : view.lanes[withdrawing.lane];
  if (lane === undefined) return null;
  return takeLeg(NO_LEGS, lane.class, allowance).ok ? farEndOf(lane, from) : null;
}

import type { Recorder } from '#engine/record/recorder';
import { isFormedBySheet } from '#engine/reorganise/fleet-by-ref';
import { brandAs } from '#kernel/brand/brand';
import { cite } from '#kernel/reasons/cite';
import type { FleetId } from '#model/campaign/ids';
import { onlyFor } from '#model/events/fact';
import type { SetStanding } from '#model/orders/order';
import { type OrderPlace, orderFailed } from '#engine/record/order-failed';
import { tellAdmitted } from './tell-admitted.ts';

/** From now on a fleet, or the whole empire, follows these orders. @rule TURN-4 */
export function setStanding(record: Recorder, order: SetStanding, by: OrderPlace): void {
  const { fleet: ref, standing } = order;
  // A fleet that the sheet forms gets them when it forms.
  if (ref !== null && isFormedBySheet(ref)) return;
  const fleet = ref === null ? null : brandAs<FleetId>(ref);
  if (fleet !== null && record.state().fleets[fleet]?.owner !== by.empire) {
    record.emit(orderFailed(order, by, 'fleet-gone', fleet));
    return;
  }
  if (fleet === null) tellAdmitted(record, standing, by);
  record.emit({
    type: 'StandingOrdersSet',
    cite: cite('TURN-4'),
    rolls: [],
    witnesses: onlyFor(by.empire),
    empire: by.empire,
    fleet,
    standing,
  });
}

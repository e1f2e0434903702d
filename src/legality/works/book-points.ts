import type { SystemId } from '#model/campaign/ids';
import { WORK_SOURCES } from '#model/campaign/work';
import { pointsFor, type Shared } from '#rules/construction/capacity-use';
import { bookingKey, type Plan } from '#legality/plan/plan';

/** Points that a sheet pays for a work beside those that wait to be built already. */
type Booking = Readonly<{ system: SystemId; work: Shared; waiting: number; points: number }>;

/** Notes the capacity that points for a work take of each of its sources. @rule CON-1 @rule CON-4 */
export function bookPoints({ booked }: Plan, { system, work, waiting, points }: Booking): void {
  for (const source of WORK_SOURCES) {
    const more = pointsFor(source, work, waiting + points) - pointsFor(source, work, waiting);
    if (more === 0 && source !== work.source) continue;
    const key = bookingKey(system, source);
    booked.set(key, (booked.get(key) ?? 0) + more);
  }
}

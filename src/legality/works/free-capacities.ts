import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import { WORK_SOURCES, type WorkSource } from '#model/campaign/work';
import type { Capacities } from '#rules/construction/capacity-of';
import { waitingFor } from '#rules/construction/capacity-use';
import { capacitiesLeftAt } from './capacities-left-at.ts';
import { type Plan, bookingKey } from '#legality/plan/plan';

/** What is left to build with at a place after the orders of a sheet. */
export type FreeCapacity = Readonly<{ system: SystemId; free: Capacities }>;

/** Work that waits for a source there, with what the sheet has booked. @rule CON-4 */
export function queueAt(plan: Plan, system: SystemId, source: WorkSource): number {
  const waiting = valuesById(plan.view.works).filter(
    (work) => work.system === system && !work.cancelled && !plan.cancelled.has(work.id),
  );
  return (plan.booked.get(bookingKey(system, source)) ?? 0) + waitingFor(source, waiting);
}

/** The places where something can still be built this turn, as their player knows it; by convoys that the sheet leaves free. @rule CON-1 @rule CON-2 */
export function freeCapacitiesOf(
  plan: Plan,
  convoysAt?: (system: SystemId) => number,
): readonly FreeCapacity[] {
  return valuesById(plan.view.systems).flatMap(({ id }) => {
    const now = capacitiesLeftAt(plan, id);
    const capacities = now && { ...now, convoy: convoysAt?.(id) ?? now.convoy };
    if (capacities === null || sumOf(WORK_SOURCES, (one) => capacities[one]) === 0) return [];
    const left = (source: WorkSource): number =>
      Math.max(0, capacities[source] - queueAt(plan, id, source));
    const free = {
      shipyard: left('shipyard'),
      system: left('system'),
      convoy: left('convoy'),
      census: left('census'),
    };
    return [{ system: id, free }];
  });
}

import type { DesignId } from '#model/campaign/ids';
import type { LegalOrder } from '#model/orders/order';
import { capacitySharesOf } from '#rules/construction/capacity-use';
import { isDue } from '#rules/construction/ready-turn';
import { plannedQueues, type PlannedQueue } from './planned-queues.ts';
import type { Plan } from './plan.ts';

/**
 * The classes of the units that are finished this turn if nothing hinders it: what is under
 * construction, with what the sheet begins and pays.
 * @rule CON-1 @rule CON-4 @rule OPT-6
 */
export const plannedWorks = (plan: Plan, legal: readonly LegalOrder[]): readonly DesignId[] =>
  plannedQueues(plan, legal).flatMap((queue) => finishedIn(queue, plan.view.turn));

function finishedIn({ works, capacities }: PlannedQueue, turn: number): readonly DesignId[] {
  if (capacities === null) return [];
  const shares = new Map(
    capacitySharesOf(works, capacities).map(({ work, capacity }) => [work, capacity]),
  );
  return works
    .filter((work) => work.built + (shares.get(work.id) ?? 0) >= work.cost && isDue(work, turn))
    .map(({ design }) => design);
}

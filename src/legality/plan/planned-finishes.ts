import type { LegalOrder } from '#model/orders/order';
import { capacitySharesOf } from '#rules/construction/capacity-use';
import { isDue } from '#rules/construction/ready-turn';
import type { Plan } from './plan.ts';
import { type Planned, plannedQueues, type PlannedQueue } from './planned-queues.ts';

/** What is under construction, or begun by the sheet, and finished this turn if nothing hinders it. @rule CON-1 @rule CON-4 @rule OPT-6 */
export const plannedFinishes = (plan: Plan, legal: readonly LegalOrder[]): readonly Planned[] =>
  plannedQueues(plan, legal).flatMap((queue) => finishedIn(queue, plan.view.turn));

function finishedIn({ works, capacities }: PlannedQueue, turn: number): readonly Planned[] {
  if (capacities === null) return [];
  const shares = new Map(
    capacitySharesOf(works, capacities).map(({ work, capacity }) => [work, capacity]),
  );
  return works.filter(
    (work) => work.built + (shares.get(work.id) ?? 0) >= work.cost && isDue(work, turn),
  );
}

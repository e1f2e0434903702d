import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { WorkId } from '#model/campaign/ids';
import type { LegalOrder } from '#model/orders/order';
import { finishTurnsOf } from '#rules/construction/finish-turns';
import type { Finish } from './finish.ts';
import type { Plan } from '#legality/plan/plan';
import { type Planned, plannedQueues } from '#legality/plan/planned-queues';

const NOBODY: ReadonlyMap<WorkId, number> = new Map();

/** The same class at the same place is told once for each turn. */
const alike = ({ work, turn }: Due): string =>
  [String(turn), work.design, work.system, work.name].join('/');

type Due = Readonly<{ work: Planned; turn: number | null }>;

function finishOf({ view, yards }: Plan, dues: readonly Due[]): readonly Finish[] {
  const [first] = dues;
  if (first === undefined) return [];
  const { work, turn } = first;
  const count = dues.length;
  const many = count === 1 ? '' : `${String(count)} `;
  const called = work.name === '' ? '' : ` “${work.name}”`;
  const name = yards.facts.designOf(work.design)?.name ?? work.design;
  const place = view.systems[work.system]?.name ?? work.system;
  const unpaid = sumOf(dues, ({ work: one }) => one.cost - one.paid);
  const owed = unpaid > 0 ? `${String(unpaid)} EP are not paid yet` : 'nothing builds it now';
  const why = turn === null ? `: ${owed}` : '';
  return [{ kind: 'unit', turn, count, text: `${many}${name}${called} at ${place}${why}` }];
}

/** When units under construction are finished if they are paid so on. @rule CON-1 @rule CON-4 @rule OPT-6 */
export function finishedWorks(plan: Plan, legal: readonly LegalOrder[]): readonly Finish[] {
  const dues = plannedQueues(plan, legal).flatMap(({ works, capacities }): readonly Due[] => {
    const turns = capacities === null ? NOBODY : finishTurnsOf(works, capacities, plan.view);
    return works.map((work) => ({ work, turn: turns.get(work.id) ?? null }));
  });
  return [...groupBy(dues, alike).values()].flatMap((group) => finishOf(plan, group));
}

import { sumOf } from '#kernel/numbers/sum';
import { compareNumbers } from '#kernel/result/compare-text';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { WorkId } from '#model/campaign/ids';
import type { Work, WorkSource } from '#model/campaign/work';
import type { Capacities } from './capacity-of.ts';

/** Capacity that a unit under construction gets this turn. */
export type CapacityShare = Readonly<{ work: WorkId; capacity: number }>;

/** A unit under construction; `together`: shipyards and the system may both build it. */
export type Progress = Pick<Work, 'id' | 'source' | 'cost' | 'paid' | 'built' | 'begun'> &
  Readonly<{ together: boolean }>;

const TOGETHER = ['shipyard', 'system'] as const;

/** The sources that something may draw on, its own first. @rule CON-1 */
export function sourcesOf(
  source: WorkSource,
  { together }: Pick<Progress, 'together'>,
): readonly WorkSource[] {
  return together ? [source, ...TOGETHER.filter((other) => other !== source)] : [source];
}

/** What a need takes of several sources in turn, and what is left of all. */
export function drawOf(
  need: number,
  from: readonly WorkSource[],
  capacities: Capacities,
): Readonly<{ taken: number; left: Capacities }> {
  let left = capacities;
  let open = Math.max(0, need);
  for (const source of from) {
    const share = Math.min(open, left[source]);
    left = { ...left, [source]: left[source] - share };
    open -= share;
  }
  return { taken: Math.max(0, need) - open, left };
}

/**
 * Shares the capacity of a place among the works there: each takes what is paid and not built yet,
 * as far as the capacity goes; what finds none waits for the next turn. Works that get nothing are
 * left out.
 * @rule CON-1
 * @rule CON-4
 * @ruling The owner's priority is the order of beginning, and within a turn that of his orders.
 * @ruling What takes as much of a shipyard as of the system is built by both together: first by the
 * one that was ordered, then by what is left of the other.
 */
export function capacitySharesOf(
  works: readonly Progress[],
  capacities: Capacities,
): readonly CapacityShare[] {
  const order = sortBy(
    works,
    (a, b) => compareNumbers(a.begun, b.begun),
    (a, b) => compareIds(a.id, b.id),
  );
  const shares: CapacityShare[] = [];
  let free = capacities;
  for (const work of order) {
    const need = Math.min(work.paid, work.cost) - work.built;
    const { taken, left } = drawOf(need, sourcesOf(work.source, work), free);
    if (taken > 0) shares.push({ work: work.id, capacity: taken });
    free = left;
  }
  return shares;
}

/** What works wait for: paid and not built yet. @rule CON-4 */
export const waitingOf = (works: readonly Pick<Work, 'paid' | 'built'>[]): number =>
  sumOf(works, (work) => work.paid - work.built);

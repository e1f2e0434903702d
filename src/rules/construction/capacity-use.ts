import { compareNumbers } from '#kernel/result/compare-text';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { WorkId } from '#model/campaign/ids';
import type { Work } from '#model/campaign/work';

/** Capacity that a unit under construction gets this turn. */
export type CapacityShare = Readonly<{ work: WorkId; capacity: number }>;

type Progress = Pick<Work, 'id' | 'cost' | 'paid' | 'built' | 'begun'>;

/**
 * Shares the capacity of one source among the works there: each takes what is paid and not built
 * yet, as far as the capacity goes; what finds none waits for the next turn. Works that get
 * nothing are left out.
 * @rule CON-1
 * @rule CON-4
 * @ruling The owner's priority is the order of beginning, and within a turn that of his orders.
 */
export function capacitySharesOf(
  works: readonly Progress[],
  capacity: number,
): readonly CapacityShare[] {
  const order = sortBy(
    works,
    (a, b) => compareNumbers(a.begun, b.begun),
    (a, b) => compareIds(a.id, b.id),
  );
  const shares: CapacityShare[] = [];
  let left = capacity;
  for (const work of order) {
    const share = Math.min(left, Math.min(work.paid, work.cost) - work.built);
    if (share > 0) shares.push({ work: work.id, capacity: share });
    left -= Math.max(0, share);
  }
  return shares;
}

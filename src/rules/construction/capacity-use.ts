import { sumOf } from '#kernel/numbers/sum';
import type { WorkId } from '#model/campaign/ids';
import type { Work, WorkSource } from '#model/campaign/work';
import type { Capacities } from './capacity-of.ts';
import { inPriority } from './work-priority.ts';

/** Capacity that a unit under construction gets this turn; `shared`: what of it the system spends on its share. */
export type CapacityShare = Readonly<{ work: WorkId; capacity: number; shared: number }>;

/** A unit under construction; `together`: shipyards and the system may both build it. */
export type Progress = Pick<
  Work,
  'id' | 'source' | 'cost' | 'paid' | 'built' | 'begun' | 'rank' | 'share'
> &
  Readonly<{ together: boolean }>;

const TOGETHER = ['shipyard', 'system'] as const;

/** A work as far as its sources divide it. */
export type Shared = Pick<Work, 'source' | 'cost' | 'paid' | 'built' | 'share'>;

/** The part of its share that the system has still to build. */
const sharedPartOf = ({ share }: Shared): number =>
  share === null ? 0 : share.capacity - share.built;

/** The part that its own source has still to build. */
const ownPartOf = (work: Shared): number => work.cost - work.built - sharedPartOf(work);

/** The sources that something may draw on, its own first. @rule CON-1 */
export function sourcesOf(
  source: WorkSource,
  { together }: Pick<Progress, 'together'>,
): readonly WorkSource[] {
  return together ? [source, ...TOGETHER.filter((other) => other !== source)] : [source];
}

/** The capacity that a need takes from several sources in turn, and the capacity that is left of all. */
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
 * Shares the capacity of a place among the works there. Each takes as much capacity as is paid and not built yet; the rest waits for the
 * next turn. Works that get nothing are left out.
 * @rule CON-1
 * @rule CON-4
 * @ruling If a unit takes the same capacity from a shipyard as from the system, both build it together: first the source that was ordered,
 *   then the other with what it has left.
 * @ruling If a shipyard and the system share a ship, payments go to the shipyard's part first, and the rest goes to the system's part.
 * @ruling Only the system can build its own part of a shared ship. While it can't, for example because the colony is lost or has another
 *   specialisation, that part waits. The owner may cancel the work.
 */
export function capacitySharesOf(
  works: readonly Progress[],
  capacities: Capacities,
): readonly CapacityShare[] {
  const shares: CapacityShare[] = [];
  let free = capacities;
  for (const work of inPriority(works)) {
    const need = Math.min(work.paid, work.cost) - work.built;
    const wanted = Math.min(need, ownPartOf(work));
    const own = drawOf(wanted, sourcesOf(work.source, work), free);
    const shared = drawOf(Math.min(need - wanted, sharedPartOf(work)), ['system'], own.left);
    const capacity = own.taken + shared.taken;
    if (capacity > 0) shares.push({ work: work.id, capacity, shared: shared.taken });
    free = shared.left;
  }
  return shares;
}

/** The capacity that works wait for from a source: paid and not built yet. @rule CON-4 */
export const waitingFor = (source: WorkSource, works: readonly Shared[]): number =>
  sumOf(works, (work) => pointsFor(source, work, work.paid - work.built));

/** The points for a work that go to a source: to its own source first, the rest to the share of the system. @rule CON-1 */
export function pointsFor(source: WorkSource, work: Shared, points: number): number {
  const own = Math.min(points, ownPartOf(work));
  return (source === work.source ? own : 0) + (source === 'system' ? points - own : 0);
}

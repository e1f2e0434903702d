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

/** What of its share the system has still to build. */
const sharedPartOf = ({ share }: Shared): number =>
  share === null ? 0 : share.capacity - share.built;

/** What its own source has still to build. */
const ownPartOf = (work: Shared): number => work.cost - work.built - sharedPartOf(work);

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
 * @ruling What takes as much of a shipyard as of the system is built by both together: first by the
 * one that was ordered, then by what is left of the other.
 * @ruling Of a ship that a shipyard and the system share, what is paid goes into the part of the shipyard first, and into that of
 * the system as far as the shipyard has no use for it.
 * @ruling The part of the system stays its own: while that cannot build, as when its colony is lost or specialised in something else, it
 * waits, and the owner may cancel the work.
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

/** What works wait for of a source: paid and not built yet. @rule CON-4 */
export const waitingFor = (source: WorkSource, works: readonly Shared[]): number =>
  sumOf(works, (work) => pointsFor(source, work, work.paid - work.built));

/** What of points for a work goes to a source: to its own first, to the share of the system what that has no use for. @rule CON-1 */
export function pointsFor(source: WorkSource, work: Shared, points: number): number {
  const own = Math.min(points, ownPartOf(work));
  return (source === work.source ? own : 0) + (source === 'system' ? points - own : 0);
}

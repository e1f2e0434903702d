import type { NeighbourView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Mind } from './mind.ts';
import { targetsOf } from './targets.ts';

/** The owner of a system, as far as it knows. */
function ownerOf({ view }: Mind, system: SystemId): NeighbourView | undefined {
  const owner = view.systems[system]?.visited?.facts.owner ?? null;
  return owner === null || owner === 'unknown' ? undefined : view.neighbours[owner];
}

/** Whose systems bar the ways to all that it could attack, those on the way to its best target first; none: it reaches a target. */
export function barriersOf(mind: Mind): readonly NeighbourView[] {
  const { home, guide, isClosed } = mind.survey;
  if (home === null) return [];
  const targets = targetsOf(mind).map(({ system }) => system);
  const isReached = (system: SystemId): boolean =>
    guide.costOf(home, system, { escorted: true, safe: false }) !== null;
  if (targets.some(isReached)) return [];
  return targets.flatMap((target) => {
    const closed = guide.roadTo(home, target)?.find((id) => id !== target && isClosed(id));
    return closed === undefined ? [] : (ownerOf(mind, closed) ?? []);
  });
}

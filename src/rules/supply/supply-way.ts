import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import { laneWayOf } from './lane-way-of.ts';
import type { SupplyGround } from './supply-ground-of.ts';
import type { SupplyRoute } from './supply-net-of.ts';

/** A way to a depot: the systems from the place, or from the nearer end of its lane, to the depot itself. */
export type SupplyWay = readonly SystemId[];

/** How many lanes a way takes from the place. */
export const lanesOf = (place: FleetPlace, way: SupplyWay): number =>
  place.kind === 'lane' ? way.length : way.length - 1;

/** The systems of a basic way. @rule SUP-5 */
export function wayOfRoute(place: FleetPlace, { depot, through }: SupplyRoute): SupplyWay {
  const start = place.kind === 'system' && place.system !== depot ? [place.system] : [];
  return [...start, ...(through === null ? [] : [through]), depot];
}

/** The shortest way over explored lanes of any class to a depot that serves others; null: there is none. @rule SUP-6 */
export function shortestWay(
  { facts }: Pick<SupplyGround, 'facts'>,
  place: FleetPlace,
  isOpen: (system: SystemId) => boolean,
): SupplyWay | null {
  const serving = new Set(facts.depots.filter((depot) => !facts.isBlockaded(depot)));
  const isServing = (system: SystemId): boolean => serving.has(system);
  const ends = place.kind === 'system' ? [] : [place.from, place.to];
  const starts =
    place.kind === 'system' ? [place.system] : ends.filter((end) => isServing(end) || isOpen(end));
  const ways = starts.flatMap((start) => {
    const way = laneWayOf(start, isServing, { lanes: facts.lanes, isOpen });
    return way === null ? [] : [way];
  });
  return ways.reduce<SupplyWay | null>(
    (best, way) => (best === null || way.length < best.length ? way : best),
    null,
  );
}

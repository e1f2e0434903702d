import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { Cut } from './run-blockades.ts';
import type { SupplyNet, SupplyRoute } from './supply-net-of.ts';

/**
 * Units that draw supply together: all in a system, by its id, or those of a fleet in a lane, by its. `brought`: Supply functions that a
 * fleet would bring there besides; left out: none.
 */
export type Drawing = Readonly<{ place: FleetPlace; together: string; brought?: number }>;

const endsOf = (place: FleetPlace): readonly SystemId[] =>
  place.kind === 'lane' ? [place.from, place.to] : [];

/** The way to a depot from a place, be it a system or a lane. @rule SUP-5 */
export const basicRoute = (net: SupplyNet, place: FleetPlace): SupplyRoute | null =>
  place.kind === 'system' ? net.routeTo(place.system) : net.routeFromLane(endsOf(place));

/** The ways that enemies bar to those who have no other, systems before fleets in lanes. @rule SUP-5 */
export function supplyCutsOf(net: SupplyNet, drawing: readonly Drawing[]): readonly Cut[] {
  const inOrder = sortBy(
    drawing,
    (a, b) => Number(a.place.kind === 'lane') - Number(b.place.kind === 'lane'),
    (a, b) => compareIds(a.together, b.together),
  );
  return inOrder
    .filter(({ place }) => basicRoute(net, place) === null)
    .map(({ place, together: pool }) => ({
      pool,
      ways:
        place.kind === 'system'
          ? net.barredGatesOf(place.system)
          : net.barredGatesFromLane(endsOf(place)),
    }));
}

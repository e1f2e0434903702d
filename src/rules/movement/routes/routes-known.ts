import { type ById, valuesById } from '#kernel/collections/tables';
import type { FleetId, SystemId } from '#model/campaign/ids';
import type { Fleet } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { FleetRef } from '#model/orders/order';
import { isWorkingShipyard } from '#rules/construction/capacity-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import { forceIndexOf } from '#rules/forces/force-index';
import { allowancesKnown } from '../allowances-known.ts';
import { hasPlasmaStorm } from '../has-plasma-storm.ts';
import { laneMapOf } from '../lane-map-of.ts';
import type { ReachKnowledge } from '../reach-of.ts';
import type { Way } from '../ways-from.ts';
import { planRoute, type RoutedFleet, type RoutePlan, type RouteWorld } from './plan-route.ts';

type Chart = Pick<RouteWorld, 'lanes' | 'isStormy' | 'isYard'>;

/** Systems where an empire knows that a shipyard of its own works. */
function yardsKnown({ units, fleets, designs }: ReachKnowledge): ReadonlySet<SystemId> {
  const yards = valuesById(units).filter((unit) => {
    const row = designs[unit.design];
    return row?.known === 'stats' && isWorkingShipyard(unit, row.design);
  });
  return new Set(yards.flatMap((unit) => systemOfUnit(unit, { units, fleets }) ?? []));
}

/** The lanes, storms and own shipyards that an empire's fleets use to find their path. @rule MOV-12 @rule FOG-14 */
export function routeChart(known: ReachKnowledge): Chart {
  const { systems } = known;
  const charted = valuesById(known.lanes).filter(
    ({ a, b }) => systems[a] !== undefined && systems[b] !== undefined,
  );
  let yards: ReadonlySet<SystemId> | undefined;
  return {
    lanes: laneMapOf(Object.fromEntries(charted.map((lane) => [lane.id, lane]))),
    isStormy: (system) => hasPlasmaStorm(systems[system]?.visited?.facts.anomalies ?? []),
    isYard: (system) => {
      yards ??= yardsKnown(known);
      return yards.has(system);
    },
  };
}

/** A fleet before it has any orders. */
export const routedFleet = (
  { place, route, withdrawing }: Pick<Fleet, 'place' | 'route' | 'withdrawing'>,
  units: readonly Pick<Unit, 'condition'>[],
): Omit<RoutedFleet, 'allowance' | 'ordered'> => ({
  from: place.kind === 'system' ? place.system : null,
  route,
  crippled: units.some(({ condition }) => condition === 'crippled'),
  withdrawing: withdrawing !== null,
});

/**
 * What each fleet of an empire does this turn by its standing route, when these are ordered these ways.
 * @rule MOV-12
 */
export function routesKnown(
  known: ReachKnowledge,
  ordered: ReadonlyMap<FleetId, Way>,
): (fleet: FleetId) => RoutePlan | null {
  const fleets: ById<FleetRef, Fleet> = known.fleets;
  const index = forceIndexOf(known);
  const allowanceOf = allowancesKnown(known);
  const world: RouteWorld = {
    ...routeChart(known),
    fleetOf: (ref) => {
      const fleet = fleets[ref];
      if (fleet === undefined) return null;
      const { id } = fleet;
      return {
        ...routedFleet(fleet, index.inFleet(id)),
        allowance: allowanceOf(id),
        ordered: ordered.get(id) ?? null,
      };
    },
  };
  return (fleet) => planRoute(world, fleet);
}

import type { EmpireId, FleetId, UnitId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { isNewUnit, type UnitRef } from '#model/orders/unit-ref';

/** A state, and the orders of everybody for the coming turn. */
export type World = Readonly<{
  state: CampaignState;
  orders: Readonly<Record<EmpireId, readonly Order[]>>;
}>;

/** Those that are there already. */
const known = (units: readonly UnitRef[]): readonly UnitId[] =>
  units.flatMap((unit) => (isNewUnit(unit) ? [] : [unit]));

/** Fleets whose units are ordered about (MOV-9): some may stay behind where they are now. */
export function regroupedIn({ state, orders }: World): ReadonlySet<FleetId> {
  const units = Object.values(orders).flatMap((sheet) =>
    sheet.flatMap((order) =>
      order.kind === 'FormFleet' || order.kind === 'AssignUnits' ? known(order.units) : [],
    ),
  );
  const places = units.map((id) => state.units[id]?.place);
  return new Set(places.flatMap((place) => (place?.kind === 'fleet' ? [place.fleet] : [])));
}

type Regrouping = Readonly<{ units: readonly UnitId[]; target: string | null }>;

/** Who is ordered to go together, and into which fleet (MOV-9). */
function regroupingsOf({ state, orders }: World): readonly Regrouping[] {
  return Object.values(orders).flatMap((sheet) =>
    sheet.flatMap((order): readonly Regrouping[] => {
      if (order.kind === 'FormFleet') return [{ units: known(order.units), target: null }];
      if (order.kind !== 'AssignUnits') return [];
      const { to } = order;
      const units = known(order.units);
      if (to.kind === 'fleet') return [{ units, target: to.fleet }];
      const [host] = to.kind === 'aboard' ? known([to.carrier]) : [];
      const carrier = host === undefined ? undefined : state.units[host]?.place;
      return [{ units, target: carrier?.kind === 'fleet' ? carrier.fleet : null }];
    }),
  );
}

/**
 * An order is carried out as a whole or not at all, and what joins a fleet in sight is in sight. Takes fleets out of the hidden ones for
 * both reasons, and names the units that are not hidden for the same reasons.
 */
export function exposeRegrouped(world: World, hidden: Set<FleetId>): ReadonlySet<UnitId> {
  const regroupings = regroupingsOf(world);
  const exposed = new Set<UnitId>();
  const isHidden = (unit: UnitId): boolean => {
    const place = world.state.units[unit]?.place;
    return !exposed.has(unit) && place?.kind === 'fleet' && hidden.has(place.fleet);
  };
  let before = -1;
  while (before !== exposed.size) {
    before = exposed.size;
    for (const { units, target } of regroupings) {
      const intoHidden = target === null || hidden.has(target as FleetId);
      if (intoHidden && units.every(isHidden)) continue;
      for (const unit of units) {
        exposed.add(unit);
        const place = world.state.units[unit]?.place;
        if (place?.kind === 'fleet') hidden.delete(place.fleet);
      }
    }
  }
  return exposed;
}

import { type OrderNames, orderNamesOf } from '#content/orders/order-names';
import { powersOf } from '#fog/views/leadership';
import { THINGS_TO_NAME } from '#fog/views/things-to-name';
import { brandAs } from '#kernel/brand/brand';
import type { EmpireView } from '#fog/views/empire-view';
import type { ContactId, SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import { knownGraph, knownWay } from '#http/names/known-way';
import { valuesById } from '#kernel/collections/tables';

/** Everything that a player can name in written orders, from their own view. */
export function spokenNamesOf(view: EmpireView): OrderNames {
  return orderNamesOf({
    empires: [...powersOf(view)].map(([id, name]) => ({ id, name })),
    systems: valuesById(view.systems).map(({ id, name }) => ({ id, name })),
    designs: valuesById(view.designs).map(({ design: { id, name } }) => ({ id, name })),
    fleets: valuesById(view.fleets).map(({ id, name, place }) => {
      const system = place.kind === 'system' ? place.system : null;
      return { id, name, system };
    }),
    units: valuesById(view.units).map((unit) => {
      return { id: unit.id, name: unit.name, system: systemOf(unit, view) };
    }),
    works: valuesById(view.works).map(({ id, name }) => ({ id, name })),
    contacts: THINGS_TO_NAME['known fleets of others'](view).map((id) => {
      return { id: brandAs<ContactId>(id), name: '' };
    }),
    wayBetween: waysIn(view),
  });
}

/**
 * Stops with a lane between them stay as they are; the others are reached by the best way. Few orders need it, so it's
 * drawn when asked.
 */
function waysIn(view: EmpireView): OrderNames['wayBetween'] {
  let graph: ReturnType<typeof knownGraph> | undefined;
  const isJoined = (from: SystemId, to: SystemId): boolean =>
    valuesById(view.lanes).some(({ a, b }) => (a === from && b === to) || (a === to && b === from));
  return (from, to) => {
    if (isJoined(from, to)) return [to];
    graph ??= knownGraph(view);
    return knownWay(graph, [from, to]);
  };
}

/** The system a unit is in by itself, with its fleet or with its carrier; null in a lane. */
export function systemOf(unit: Unit, view: Pick<EmpireView, 'fleets' | 'units'>): SystemId | null {
  switch (unit.place.kind) {
    case 'system':
      return unit.place.system;
    case 'fleet': {
      const place = view.fleets[unit.place.fleet]?.place;
      return place?.kind === 'system' ? place.system : null;
    }
    case 'aboard': {
      const carrier = view.units[unit.place.carrier];
      return carrier === undefined ? null : systemOf(carrier, view);
    }
  }
}

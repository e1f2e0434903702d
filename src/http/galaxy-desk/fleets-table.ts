import { sumOf } from '#kernel/numbers/sum';
import type { Fleet } from '#model/forces/fleet';
import type { DataTable } from '#http/tables/data-table';
import { fleetPage, type GalaxyWorld, systemPage } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';

/** Fleets with where they are and how strong they are. */
export function fleetsTable(world: GalaxyWorld, fleets: readonly Fleet[]): DataTable {
  const { view, names, index } = world;
  return {
    name: 'fleets',
    caption: TEXTS.fleets,
    columns: [
      { key: 'fleet', label: TEXTS.fleet, kind: 'text' },
      { key: 'place', label: TEXTS.place, kind: 'text' },
      { key: 'units', label: TEXTS.units, kind: 'number' },
      { key: 'crippled', label: TEXTS.conditions.crippled, kind: 'number' },
      { key: 'supply', label: TEXTS.supply, kind: 'number' },
      { key: 'worth', label: TEXTS.cost, kind: 'number' },
    ],
    rows: fleets.map(({ id, name, place }) => {
      const units = index.inFleet(id);
      return {
        values: {
          fleet: name === '' ? id : name,
          place: place.kind === 'system' ? names.system(place.system) : names.lane(place.lane),
          units: units.length,
          crippled: units.filter(({ condition }) => condition === 'crippled').length,
          supply: units.filter(({ outOfSupply }) => outOfSupply > 0).length,
          worth: sumOf(units, ({ design }) => view.designs[design]?.cost ?? 0),
        },
        hrefs: {
          fleet: fleetPage(world, id),
          ...(place.kind === 'system' ? { place: systemPage(world, place.system) } : {}),
        },
      };
    }),
    empty: TEXTS.noFleets,
  };
}

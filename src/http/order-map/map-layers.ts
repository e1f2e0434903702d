import type { SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { SystemNote } from '#report/document/map-overlay';
import type { MapDesk } from './map-desk.ts';
import { mapAddress, MAP_LAYERS, type MapLayer } from './map-look.ts';
import type { OrderMapContent } from './order-map-content.ts';
import { raidsText } from './raids-text.ts';
import { threatTold } from './threats-at.ts';
import { TEXTS } from './texts.ts';
import { worksAt } from './works-at.ts';

type Told = Readonly<{ note: string; about: string }> | null;

/** What a player knows of the worth of a system: of an own one what it yields, of others what it could. @rule FOG-2 */
function valuesOf({ own, visited }: SystemView): Told {
  if (own?.census === 0) return { note: TEXTS.outpost, about: TEXTS.outpost };
  if (own !== null) {
    const { census, productivity, morale } = own;
    return {
      note: TEXTS.valuesShort(census, productivity, morale),
      about: TEXTS.values(census, productivity, morale),
    };
  }
  if (visited === null) return null;
  const { raw, capacity } = visited.facts;
  return { note: TEXTS.worthShort(raw, capacity), about: TEXTS.worth(raw, capacity) };
}

/** How old the knowledge of a system is. @rule FOG-11 */
function ageOf({ own, visited, located }: SystemView): Told {
  if (own !== null) return null;
  const { turn } = visited ?? located;
  return { note: TEXTS.ageShort(turn), about: TEXTS.age(turn) };
}

/** The shipyards and depots that a player knows of at a system. @rule FOG-3 */
function worksOf({ view }: MapDesk, { id }: SystemView): Told {
  const { yards, depots } = worksAt(view, id);
  if (yards + depots === 0) return null;
  return { note: TEXTS.worksShort(yards, depots), about: TEXTS.works(yards, depots) };
}

const LAYERS: Readonly<
  Record<MapLayer, Readonly<{ label: string; of: (desk: MapDesk, system: SystemView) => Told }>>
> = {
  none: { label: TEXTS.layerNone, of: () => null },
  values: { label: TEXTS.layerValues, of: (_desk, system) => valuesOf(system) },
  works: { label: TEXTS.layerWorks, of: worksOf },
  supply: {
    label: TEXTS.layerSupply,
    of: ({ plotted, look }, { id }) => {
      const place = plotted.places.get(id);
      if (place === undefined) return null;
      const { supplied } = look.show === 'after' ? place.supply : place.supplyNow;
      return supplied
        ? { note: TEXTS.supplyShort, about: TEXTS.inSupply }
        : { note: TEXTS.noSupplyShort, about: TEXTS.outOfSupply };
    },
  },
  threats: { label: TEXTS.layerThreats, of: (desk, { id }) => threatTold(desk, id) },
  raids: {
    label: TEXTS.layerRaids,
    of: ({ plotted }, { id }) => {
      const raids = plotted.places.get(id)?.raids ?? null;
      if (raids === null || (raids.chance <= 0 && !raids.areThere)) return null;
      const note = raids.areThere ? TEXTS.raiders : TEXTS.raidShort(raids.chance);
      return { note, about: raidsText(raids) };
    },
  },
  age: { label: TEXTS.layerAge, of: (_desk, system) => ageOf(system) },
};

/** What the chosen layer says of a system; null: nothing. */
export function layerNote(desk: MapDesk, id: SystemId): SystemNote | null {
  const system = desk.view.systems[id];
  const told = system === undefined ? null : LAYERS[desk.look.layer].of(desk, system);
  return told === null ? null : { ring: null, ...told };
}

/** Whether a layer needs what is to be expected at each system. */
export const isEverywhere = (layer: MapLayer): boolean => layer === 'supply' || layer === 'raids';

/** The layers to choose from. */
export const layerLinks = ({ look, path }: MapDesk): OrderMapContent['layers'] =>
  MAP_LAYERS.map((layer) => ({
    href: mapAddress(path, { ...look, layer }),
    label: LAYERS[layer].label,
    current: look.layer === layer,
  }));

import type { SystemView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { SystemNote } from '#report/document/map-overlay';
import { fleetsTold } from './fleets-at.ts';
import { chosenFleet, type MapDesk } from './map-desk.ts';
import { mapAddress, MAP_LAYERS, type MapLayer } from './map-look.ts';
import type { OrderMapContent } from './order-map-content.ts';
import { worksShort, worksText } from '#http/words/works-words';
import { raidsText } from './raids-text.ts';
import { threatTold } from './threats-at.ts';
import { LAYER_WORDS } from './layer-words.ts';
import { TEXTS } from './texts.ts';
import { tradeTold } from './trade-at.ts';
import { worksAt } from './works-at.ts';

type Told = Readonly<{ note: string; short?: string; about: string }> | null;

/** What a player knows of the worth of a system: of an own one what it yields, of others what it could. @rule FOG-2 */
function valuesOf({ own, visited }: SystemView): Told {
  if (own?.census === 0) return { note: TEXTS.outpost, about: TEXTS.outpost };
  if (own !== null) {
    const { census, productivity, morale } = own;
    return {
      note: LAYER_WORDS.valuesShort(census, productivity, morale),
      about: TEXTS.values(census, productivity, morale),
    };
  }
  if (visited === null) return null;
  const { raw, capacity } = visited.facts;
  return {
    note: LAYER_WORDS.worthShort(raw, capacity),
    short: LAYER_WORDS.rawShort(raw),
    about: LAYER_WORDS.worth(raw, capacity),
  };
}

/** How old the knowledge of a system is. @rule FOG-11 */
function ageOf({ own, visited, located }: SystemView): Told {
  if (own !== null) return null;
  const { turn } = visited ?? located;
  return { note: LAYER_WORDS.ageShort(turn), about: LAYER_WORDS.age(turn) };
}

/** The shipyards and depots that a player knows of at a system. @rule FOG-3 */
function worksOf({ view }: MapDesk, { id }: SystemView): Told {
  const works = worksAt(view, id);
  if (works.yards + works.depots === 0) return null;
  return { note: worksShort(works), about: worksText(works) };
}

/** Supply at a system: that of a fleet which goes there, if one is chosen. @rule SUP-5 @rule SUP-6 */
function supplyAt({ plotted, look }: MapDesk, { id }: SystemView): Told {
  const place = plotted.places.get(id);
  if (place === undefined) return null;
  const general = look.show === 'after' ? place.supply : place.supplyNow;
  const { supplied } = place.supplyOfFleet ?? general;
  const sign = supplied ? LAYER_WORDS.supplied : LAYER_WORDS.notSupplied;
  const words = supplied ? LAYER_WORDS.supplyShort : LAYER_WORDS.noSupplyShort;
  // Beside distances there is no room for words.
  const note = place.supplyOfFleet === null ? words : sign;
  return { note, about: supplied ? TEXTS.inSupply : TEXTS.outOfSupply };
}

const supplyLabel = (desk: MapDesk): string => {
  const fleet = chosenFleet(desk);
  return fleet === undefined ? LAYER_WORDS.layerSupply : LAYER_WORDS.layerSupplyOf(fleet.name);
};

type Layer = Readonly<{
  label: string | ((desk: MapDesk) => string);
  of: (desk: MapDesk, system: SystemView) => Told;
}>;

const LAYERS: Readonly<Record<MapLayer, Layer>> = {
  none: { label: LAYER_WORDS.layerNone, of: () => null },
  values: { label: LAYER_WORDS.layerValues, of: (_desk, system) => valuesOf(system) },
  fleets: { label: LAYER_WORDS.layerFleets, of: (desk, { id }) => fleetsTold(desk, id) },
  works: { label: LAYER_WORDS.layerWorks, of: worksOf },
  trade: { label: LAYER_WORDS.layerTrade, of: tradeTold },
  supply: { label: supplyLabel, of: supplyAt },
  threats: { label: LAYER_WORDS.layerThreats, of: (desk, { id }) => threatTold(desk, id) },
  raids: {
    label: LAYER_WORDS.layerRaids,
    of: ({ plotted }, { id }) => {
      const raids = plotted.places.get(id)?.raids ?? null;
      if (raids === null || (raids.chance <= 0 && !raids.areThere)) return null;
      const note = raids.areThere ? TEXTS.raiders : TEXTS.raidShort(raids.chance);
      return { note, about: raidsText(raids) };
    },
  },
  age: { label: LAYER_WORDS.layerAge, of: (_desk, system) => ageOf(system) },
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
export const layerLinks = (desk: MapDesk): OrderMapContent['layers'] => {
  const { look, path } = desk;
  return MAP_LAYERS.map((layer) => {
    const { label } = LAYERS[layer];
    return {
      href: mapAddress(path, { ...look, layer }),
      label: typeof label === 'string' ? label : label(desk),
      current: look.layer === layer,
    };
  });
};

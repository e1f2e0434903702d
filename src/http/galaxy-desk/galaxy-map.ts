import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { Galaxy } from '#app/usecases/desk/read-galaxy';
import type { SystemId } from '#model/campaign/ids';
import type { MapLinks } from '#report/document/map-overlay';
import { asHtml, type Html } from '#http/pages/html';
import type { Site } from '#http/site';
import type { GalaxyMapContent } from './galaxy-content.ts';
import { GALAXY_LAYERS, galaxyAddress, type GalaxyLayer, type GalaxyLook } from './galaxy-look.ts';
import type { GalaxyWorld } from './galaxy-world.ts';
import { TEXTS } from './texts.ts';
import { knownNotes, truthNotes } from './truth-layers.ts';

const LAYER_LABELS: Readonly<Record<GalaxyLayer, string>> = {
  none: TEXTS.layerNone,
  values: TEXTS.layerValues,
  finds: TEXTS.layerFinds,
  fleets: TEXTS.layerFleets,
  works: TEXTS.layerWorks,
  trade: TEXTS.layerTrade,
  order: TEXTS.layerOrder,
  supply: TEXTS.layerSupply,
  raids: TEXTS.layerRaids,
  age: TEXTS.layerAge,
};

/** What isn't known of others, as an empire sees them, and of what draws raiders to them. */
const NOT_SEEN: readonly GalaxyLayer[] = ['fleets', 'works', 'trade', 'supply', 'raids'];

/** Knowledge has no age without fog. */
const isOffered = (layer: GalaxyLayer, { as }: GalaxyLook): boolean =>
  as === null ? layer !== 'age' : !NOT_SEEN.includes(layer);

/** The system that is chosen, or that the chosen thing is in. */
function ringedSystem({ view }: GalaxyWorld, { chosen }: GalaxyLook): SystemId | null {
  if (chosen === null) return null;
  if (chosen.kind === 'system') return chosen.id;
  const place = chosen.kind === 'fleet' ? view.fleets[chosen.id]?.place : undefined;
  return place?.kind === 'system' ? place.system : null;
}

function linksOf(world: GalaxyWorld, look: GalaxyLook): Omit<MapLinks, 'noteOf'> {
  const systemHref: MapLinks['systemHref'] = (id) =>
    galaxyAddress(world, { ...look, chosen: { kind: 'system', id } });
  const laneHref: MapLinks['laneHref'] = (id) =>
    galaxyAddress(world, { ...look, chosen: { kind: 'lane', id } });
  return {
    systemHref,
    laneHref,
    forceHref: (at, fleets) => {
      const [fleet] = fleets;
      if (fleet !== undefined && fleets.length === 1 && look.as === null)
        return galaxyAddress(world, { ...look, chosen: { kind: 'fleet', id: fleet } });
      return 'system' in at ? systemHref(at.system) : laneHref(at.lane);
    },
  };
}

type Shown = Readonly<{
  look: GalaxyLook;
  known: EmpireView | null;
  raids: Galaxy['raids'];
}>;

function drawn({ renderers }: Site, world: GalaxyWorld, { look, known, raids }: Shown): Html {
  const chosen = ringedSystem(world, look);
  const noteOf =
    known === null
      ? truthNotes(world, look.layer, { chosen, raids })
      : knownNotes(known, look.layer, chosen);
  const links = { ...linksOf(world, look), noteOf };
  const shown = known === null ? { truth: world.view } : { known };
  return asHtml(renderers.linkedMap(shown, links));
}

// By the view: a phase, an undo or a correction makes another one, and a view that nobody keeps takes its maps along.
const DRAWN = new WeakMap<ModeratorView, Map<string, Html>>();

/** A map without fog on which nothing is chosen is drawn once for each view and layer: the desk begins with one. */
function mapOf(site: Site, world: GalaxyWorld, shown: Shown): Html {
  const { look, known } = shown;
  if (known !== null || look.chosen !== null) return drawn(site, world, shown);
  const maps = DRAWN.get(world.view) ?? new Map<string, Html>();
  DRAWN.set(world.view, maps);
  const key = JSON.stringify([look, world.base, world.keys]);
  const map = maps.get(key) ?? drawn(site, world, shown);
  maps.set(key, map);
  return map;
}

/** The map with its layers; `known`: what an empire knows, if it is seen so. */
export function galaxyMap(site: Site, world: GalaxyWorld, shown: Shown): GalaxyMapContent {
  const { look } = shown;
  return {
    map: mapOf(site, world, shown),
    layers: GALAXY_LAYERS.filter((layer) => isOffered(layer, look)).map((layer) => ({
      href: galaxyAddress(world, { ...look, layer }),
      label: LAYER_LABELS[layer],
      current: look.layer === layer,
    })),
  };
}

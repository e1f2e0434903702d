import type { EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { MapLinks } from '#report/document/map-overlay';
import { asHtml } from '#http/pages/html';
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
  order: TEXTS.layerOrder,
  supply: TEXTS.layerSupply,
  age: TEXTS.layerAge,
};

/** Knowledge has no age without fog, and supply is not known of others. */
const isOffered = (layer: GalaxyLayer, { as }: GalaxyLook): boolean =>
  as === null ? layer !== 'age' : layer !== 'supply';

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

/** The map with its layers; `known`: what an empire knows, if it is seen so. */
export function galaxyMap(
  { renderers }: Site,
  world: GalaxyWorld,
  { look, known }: Readonly<{ look: GalaxyLook; known: EmpireView | null }>,
): GalaxyMapContent {
  const chosen = ringedSystem(world, look);
  const noteOf =
    known === null ? truthNotes(world, look.layer, chosen) : knownNotes(known, look.layer, chosen);
  const links = { ...linksOf(world, look), noteOf };
  const shown = known === null ? { truth: world.view } : { known };
  return {
    map: asHtml(renderers.linkedMap(shown, links)),
    layers: GALAXY_LAYERS.filter((layer) => isOffered(layer, look)).map((layer) => ({
      href: galaxyAddress(world, { ...look, layer }),
      label: LAYER_LABELS[layer],
      current: look.layer === layer,
    })),
  };
}

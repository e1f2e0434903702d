import type { EmpireView } from '#fog/views/empire-view';
import type { LegendEntry, MapFigure } from '#report/document/document';
import { forceCountMark } from '#report/document/force-count-text';
import type { MapOverlay, OwnMark, Ring, WayMark } from '#report/document/map-overlay';
import { drawMap } from './draw-map.ts';
import { sceneOfView } from './scene-of-view.ts';
import type { ForceMark, Scene, SystemMark } from './scene.ts';
import { SUPPLY_BREAK } from './supply-break-entry.ts';
import { styledByPage } from './styled-by-page.ts';

function forceOf({ place, count, about, isToCome, href }: OwnMark): ForceMark {
  return {
    at: place.kind === 'system' ? { system: place.system } : { lane: place.lane },
    shape: 'fleet',
    owner: null,
    text: forceCountMark(count),
    remembered: false,
    about,
    ...(isToCome ? { isToCome } : {}),
    ...(href === null ? {} : { href }),
  };
}

function noted(system: SystemMark, { noteOf }: MapOverlay): SystemMark {
  const found = noteOf(system.id);
  if (found === null) return { ...system, isChoice: true };
  const { ring, note, short, about } = found;
  const told = { ...system, isChoice: true, note, about: `${system.about}; ${about}` };
  return {
    ...told,
    ...(short === undefined ? {} : { shortNote: short }),
    ...(ring === null ? {} : { ring }),
  };
}

const RINGS: readonly Readonly<{ ring: Ring; entry: LegendEntry }>[] = [
  { ring: 'here', entry: { mark: '◍', meaning: 'the chosen fleet is here' } },
  { ring: 'goal', entry: { mark: '◉', meaning: 'what is chosen' } },
  { ring: 'near', entry: { mark: '◎ ▸', meaning: 'can be reached this turn' } },
  { ring: 'far', entry: { mark: '◌', meaning: 'can be reached later' } },
];

const WAYS: readonly Readonly<{ tone: WayMark['tone']; entry: LegendEntry }>[] = [
  { tone: 'ordered', entry: { mark: '━▶', meaning: 'ordered' } },
  { tone: 'offered', entry: { mark: '╍▶', meaning: 'not ordered yet' } },
  { tone: 'refused', entry: { mark: '··▶', meaning: 'refused' } },
  { tone: 'supplied', entry: { mark: '• • •', meaning: 'draws supply this way' } },
  { tone: 'cut', entry: SUPPLY_BREAK },
];

/** What this map shows beside the star map. */
function legendBeside({ systems, forces, ways = [] }: Scene): readonly LegendEntry[] {
  const isToCome = forces.some((force) => force.isToCome === true);
  return [
    ...RINGS.filter((one) => systems.some(({ ring }) => ring === one.ring)),
    ...WAYS.filter((one) => ways.some(({ tone }) => tone === one.tone)),
    ...(isToCome ? [{ entry: { mark: '△', meaning: 'fleets to come' } }] : []),
  ].map(({ entry }) => entry);
}

/** The stars that an empire knows, to order from: its own fleets as they are laid over it, and links. */
export function orderMapFigure(view: EmpireView, overlay: MapOverlay): MapFigure {
  const known = sceneOfView(view);
  const scene: Scene = {
    ...known,
    systems: known.systems.map((system) => noted(system, overlay)),
    forces: [
      ...overlay.own.map(forceOf),
      ...known.forces.filter(({ shape }) => shape === 'contact'),
    ],
    ways: overlay.ways,
  };
  const svg = drawMap(scene, ({ id }) => overlay.hrefOf(id), {
    isClose: true,
    knownGround: overlay.knownGround ?? '',
  });
  const { title, description } = scene;
  return {
    kind: 'map',
    svg: styledByPage(svg),
    alt: `${title}: ${description}`,
    legend: [...legendBeside(scene), ...scene.legend],
  };
}

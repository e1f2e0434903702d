import type { EmpireView } from '#fog/views/empire-view';
import type { LegendEntry, MapFigure } from '#report/document/document';
import type { MapOverlay, OwnMark } from '#report/document/map-overlay';
import { drawMap } from './draw-map.ts';
import { sceneOfView } from './scene-of-view.ts';
import type { ForceMark, Scene, SystemMark } from './scene.ts';

function forceOf({ place, units, about, isToCome, href }: OwnMark): ForceMark {
  return {
    at: place.kind === 'system' ? { system: place.system } : { lane: place.lane },
    shape: 'fleet',
    owner: null,
    text: String(units),
    remembered: false,
    about,
    ...(isToCome ? { isToCome } : {}),
    ...(href === null ? {} : { href }),
  };
}

function noted(system: SystemMark, { noteOf }: MapOverlay): SystemMark {
  const found = noteOf(system.id);
  if (found === null) return { ...system, isChoice: true };
  const { ring, note, about } = found;
  return { ...system, isChoice: true, ring, note, about: `${system.about}; ${about}` };
}

function legendBeside({ systems, forces, ways = [] }: Scene): readonly LegendEntry[] {
  const when = (shown: boolean, mark: string, meaning: string): readonly LegendEntry[] =>
    shown ? [{ mark, meaning }] : [];
  return [
    ...when(
      systems.some(({ ring }) => ring === 'near'),
      '◎ ▸',
      'can be reached this turn',
    ),
    ...when(
      systems.some(({ ring }) => ring === 'far'),
      '◌',
      'can be reached later',
    ),
    ...when(
      ways.some(({ tone }) => tone === 'ordered'),
      '━▶',
      'ordered',
    ),
    ...when(
      ways.some(({ tone }) => tone === 'offered'),
      '╍▶',
      'not ordered yet',
    ),
    ...when(
      ways.some(({ tone }) => tone === 'refused'),
      '··▶',
      'refused',
    ),
    ...when(
      forces.some(({ isToCome }) => isToCome === true),
      '△',
      'fleets to come',
    ),
  ];
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
  const svg = drawMap(scene, ({ id }) => overlay.hrefOf(id), {});
  const { title, description } = scene;
  return {
    kind: 'map',
    svg,
    alt: `${title}: ${description}`,
    legend: [...legendBeside(scene), ...scene.legend],
  };
}

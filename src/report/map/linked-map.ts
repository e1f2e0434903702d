import type { EmpireView, ModeratorView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { MapFigure } from '#report/document/document';
import type { MapLinks } from '#report/document/map-overlay';
import { drawMap } from './draw-map.ts';
import { sceneOfModerator } from './scene-of-moderator.ts';
import { sceneOfView } from './scene-of-view.ts';
import type { Scene } from './scene.ts';
import { styledByPage } from './styled-by-page.ts';

/** A scene on which everything can be chosen, with the notes of a layer. */
function linkedScene(scene: Scene, links: MapLinks): Scene {
  const names = new Map(scene.systems.map(({ id, name }) => [id, name]));
  const nameOf = (id: SystemId): string => names.get(id) ?? id;
  return {
    ...scene,
    systems: scene.systems.map((system) => {
      const found = links.noteOf(system.id);
      const whole = { ...system, isChoice: true };
      if (found === null) return whole;
      const about = found.about === '' ? system.about : `${system.about}; ${found.about}`;
      const { ring, note, short } = found;
      return {
        ...{ ...whole, note, about },
        ...(short === undefined ? {} : { shortNote: short }),
        ...(ring === null ? {} : { ring }),
      };
    }),
    lanes: scene.lanes.map((lane) => ({
      ...lane,
      about: lane.about ?? `${nameOf(lane.a)} – ${nameOf(lane.b)}, ${lane.class} lane`,
      href: links.laneHref(lane.id),
    })),
    forces: scene.forces.map((force) => {
      const href = links.forceHref(force.at, force.fleets ?? []);
      return { ...force, href };
    }),
  };
}

function figureOf(scene: Scene, links: MapLinks): MapFigure {
  const { title, description, legend } = scene;
  const svg = drawMap(linkedScene(scene, links), ({ id }) => links.systemHref(id), {});
  return { kind: 'map', svg: styledByPage(svg), alt: `${title}: ${description}`, legend };
}

/** The whole galaxy, on which everything can be chosen. For moderators. */
export const linkedTruthFigure = (view: ModeratorView, links: MapLinks): MapFigure =>
  figureOf(sceneOfModerator(view), links);

/** The stars that an empire knows, in the same way. */
export const linkedViewFigure = (view: EmpireView, links: MapLinks): MapFigure =>
  figureOf(sceneOfView(view), links);

import type { ModeratorView } from '#fog/views/empire-view';
import type { MapFigure } from '#report/document/document';
import { drawMap } from './draw-map.ts';
import { sceneOfModerator } from './scene-of-moderator.ts';
import type { Scene } from './scene.ts';
import { styledByPage } from './styled-by-page.ts';

/** A map before the first turn as a figure of a page, with a ring round the system that is chosen. */
export function galaxyMapFigure(view: ModeratorView, chosen: string | null): MapFigure {
  const whole = sceneOfModerator(view);
  const title = view.campaign.name;
  const scene: Scene = {
    ...whole,
    title,
    systems: whole.systems.map((system) =>
      system.id === chosen
        ? { ...system, isChoice: true, ring: 'goal' }
        : { ...system, isChoice: true },
    ),
  };
  const { description, legend } = scene;
  return {
    kind: 'map',
    svg: styledByPage(drawMap(scene, () => null, {})),
    alt: `${title}: ${description}`,
    legend,
  };
}

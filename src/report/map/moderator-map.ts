import type { ModeratorView } from '#fog/views/empire-view';
import type { MapFigure } from '#report/document/document';
import { systemAnchor } from '#report/document/anchors';
import { drawMap, type MapOptions } from './draw-map.ts';
import { sceneOfModerator } from './scene-of-moderator.ts';

/** The whole galaxy as SVG. Systems lead to their rows. */
export const moderatorMap = (view: ModeratorView, options: MapOptions = {}): string =>
  drawMap(
    sceneOfModerator(view),
    ({ id }) => (Object.hasOwn(view.systems, id) ? `#${systemAnchor(id)}` : null),
    options,
  );

/** The same as a figure of a report. */
export function moderatorMapFigure(view: ModeratorView): MapFigure {
  const { title, description, legend } = sceneOfModerator(view);
  return { kind: 'map', svg: moderatorMap(view), alt: `${title}: ${description}`, legend };
}

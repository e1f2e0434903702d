import type { EmpireView } from '#fog/views/empire-view';
import type { MapFigure } from '#report/document/document';
import { systemAnchor } from '#report/sections/anchors';
import { drawMap, type MapOptions } from './draw-map.ts';
import { sceneOfView } from './scene-of-view.ts';

/** The stars that an empire knows, as SVG. Systems lead to their rows. */
export const starMap = (view: EmpireView, options: MapOptions = {}): string =>
  drawMap(sceneOfView(view), ({ id }) => `#${systemAnchor(id)}`, options);

/** The same as a figure of a report. */
export function starMapFigure(view: EmpireView): MapFigure {
  const { title, description, legend } = sceneOfView(view);
  return { kind: 'map', svg: starMap(view), alt: `${title}: ${description}`, legend };
}

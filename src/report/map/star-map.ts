import type { EmpireView } from '#fog/views/empire-view';
import type { MapFigure } from '#report/document/document';
import { supplyWayMark } from '#report/document/supply-way-mark';
import { systemAnchor } from '#report/document/anchors';
import { brokenSupplyOf } from '#report/sections/supply-breaks';
import { namesOfView } from '#report/sentences/names-of-view';
import { drawMap, type MapOptions } from './draw-map.ts';
import { sceneOfView } from './scene-of-view.ts';
import type { Scene } from './scene.ts';
import { SUPPLY_BREAK } from './supply-break-entry.ts';

/** The stars with the ways of supply that break, as far as the empire knows. */
function sceneWithBreaks(view: EmpireView): Scene {
  const scene = sceneOfView(view);
  const names = namesOfView(view);
  const ways = brokenSupplyOf(view).flatMap(
    ({ place, outlook }) => supplyWayMark(outlook, `forces ${names.atFleet(place)}`) ?? [],
  );
  if (ways.length === 0) return scene;
  return { ...scene, ways, legend: [...scene.legend, SUPPLY_BREAK] };
}

/** The stars that an empire knows, as SVG. Systems lead to their rows. */
export const starMap = (view: EmpireView, options: MapOptions = {}): string =>
  drawMap(sceneWithBreaks(view), ({ id }) => `#${systemAnchor(id)}`, options);

/** The same as a figure of a report. */
export function starMapFigure(view: EmpireView): MapFigure {
  const { title, description, legend } = sceneWithBreaks(view);
  return { kind: 'map', svg: starMap(view), alt: `${title}: ${description}`, legend };
}

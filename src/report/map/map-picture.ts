import { brandAs } from '#kernel/brand/brand';
import type { LaneId, SystemId } from '#model/campaign/ids';
import type { MapChart } from '#report/document/map-chart';
import { drawGrid, drawLanes } from './draw-ground.ts';
import { drawMark } from './draw-systems.ts';
import { centreOf, HALF_HEIGHT, HALF_WIDTH, hexesAround } from './hex-geometry.ts';
import { FONT } from './ink.ts';
import { layoutOf } from './layout.ts';
import { ownerMarksOf, UNKNOWN_OWNER } from './owner-marks.ts';
import type { Scene, SystemMark } from './scene.ts';
import { element } from './svg-element.ts';

const HUB = { q: 0, r: 0 };

function sceneOf({ empires, systems, lanes }: MapChart): Scene {
  const marks = ownerMarksOf(empires);
  const mark = ({ name, q, r, importance, owner }: MapChart['systems'][number]): SystemMark => ({
    id: brandAs<SystemId>(name),
    ...{ name, hex: { q, r }, size: importance, age: '', about: name },
    owner: owner === null ? null : (marks.get(owner) ?? UNKNOWN_OWNER),
  });
  return {
    ...{ title: '', description: '', forces: [], legend: [] },
    systems: systems.map(mark),
    lanes: lanes.map(({ between: [a, b], class: kind }) => ({
      id: brandAs<LaneId>(`${a}\n${b}`),
      a: brandAs<SystemId>(a),
      b: brandAs<SystemId>(b),
      class: kind,
    })),
  };
}

const LARGE_RINGS = 3;

/** The mark of a system. On large maps those of owners are drawn larger, so that they are seen. */
function markOn({ rings }: MapChart, system: SystemMark): string {
  const mark = drawMark(system);
  if (system.owner === null || rings <= LARGE_RINGS) return mark;
  const { x, y } = centreOf(system.hex);
  const [dx, dy] = [String(x), String(y)];
  const larger = `translate(${dx} ${dy}) scale(2) translate(${String(-x)} ${String(-y)})`;
  return element('g', { transform: larger }, mark);
}

/** A small picture of a map: hexes, lanes and owners, without names. It decorates what is told in words beside it. */
export function mapPicture(chart: MapChart): string {
  const grid = hexesAround(HUB, chart.rings);
  const scene = sceneOf(chart);
  const { x } = centreOf({ q: chart.rings, r: 0 });
  const { y } = centreOf({ q: 0, r: chart.rings });
  const [left, top] = [-x - HALF_WIDTH, -y - HALF_HEIGHT];
  const content = [
    drawGrid(grid),
    drawLanes(layoutOf(scene)),
    ...scene.systems.map((system) => markOn(chart, system)),
  ];
  const frame = {
    xmlns: 'http://www.w3.org/2000/svg',
    viewBox: [left, top, -2 * left, -2 * top].join(' '),
    'aria-hidden': 'true',
    'font-family': FONT.family,
  };
  return element('svg', frame, content.join('\n'));
}

import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#fog/views/terms';
import type { WayMark } from '#report/document/map-overlay';
import { centreOf, type Point } from './hex-geometry.ts';
import { FONT, INK } from './ink.ts';
import type { LanePath, Layout } from './layout.ts';
import { element, xmlText } from './svg-element.ts';

type Leg = Readonly<{ start: Point; bend: Point | null; end: Point; middle: Point }>;

const HEAD_LENGTH = 11;
const HEAD_HALF = 6;
/** Below the lane: fleets that stand in it have their mark above. */
const BELOW = 16;

const text = ({ x, y }: Point): string => `${String(Math.round(x))} ${String(Math.round(y))}`;
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

const reversed = ({ start, bend, end, middle }: LanePath): Leg => ({
  start: end,
  bend,
  end: start,
  middle,
});

/** A leg along its lane; straight where no lane is known, as in an order that is refused. */
function legOf({ systems, paths }: Layout, from: SystemId, to: SystemId): readonly Leg[] {
  for (const path of valuesById(paths)) {
    if (path.lane.a === from && path.lane.b === to) return [path];
    if (path.lane.a === to && path.lane.b === from) return [reversed(path)];
  }
  const [a, b] = [systems[from]?.hex, systems[to]?.hex];
  if (a === undefined || b === undefined) return [];
  const [start, end] = [centreOf(a), centreOf(b)];
  return [{ start, bend: null, end, middle: between(start, end) }];
}

/** A triangle whose point lies at the end of the leg. */
function headOf({ start, bend, end }: Leg): string {
  const back = bend ?? start;
  const length = Math.max(1, Math.hypot(end.x - back.x, end.y - back.y));
  const x = (end.x - back.x) / length;
  const y = (end.y - back.y) / length;
  const foot = { x: end.x - x * HEAD_LENGTH, y: end.y - y * HEAD_LENGTH };
  const corners = [
    end,
    { x: foot.x - y * HEAD_HALF, y: foot.y + x * HEAD_HALF },
    { x: foot.x + y * HEAD_HALF, y: foot.y - x * HEAD_HALF },
  ];
  return `M${corners.map(text).join('L')}Z`;
}

const COLOURS: { readonly [T in WayMark['tone']]: string } = {
  ordered: INK.gold,
  refused: INK.quiet,
  offered: INK.ink,
};

const legsOf = (layout: Layout, { from, path }: WayMark): readonly Leg[] =>
  path.flatMap((to, index) => legOf(layout, path[index - 1] ?? from, to));

function drawWay(layout: Layout, way: WayMark): string {
  const { tone, name } = way;
  const legs = legsOf(layout, way);
  const last = legs.at(-1);
  if (last === undefined) return '';
  const stroke = COLOURS[tone];
  const line = legs
    .map(({ start, bend, end }) => {
      const onward = bend === null ? `L${text(end)}` : `Q${text(bend)} ${text(end)}`;
      return `M${text(start)}${onward}`;
    })
    .join('');
  const content = [
    element('title', {}, xmlText(name)),
    element('path', { class: 'way-line', d: line, fill: 'none', stroke, 'stroke-width': 3 }),
    element('path', { class: 'way-head', d: headOf(last), fill: stroke }),
  ];
  return element('g', { class: `way way-${tone}` }, content.join(''));
}

/** Who goes; of a way that is only offered the page says it. */
function drawName(layout: Layout, way: WayMark): string {
  const last = legsOf(layout, way).at(-1);
  if (last === undefined || way.tone === 'offered') return '';
  const { x, y } = last.middle;
  return element(
    'text',
    {
      class: `way-name way-${way.tone}`,
      x: Math.round(x),
      y: Math.round(y) + BELOW,
      'text-anchor': 'middle',
      'font-size': FONT.count,
      fill: INK.ink,
    },
    xmlText(way.name),
  );
}

/** The names of those who go, over everything else. */
export const drawWayNames = (layout: Layout): string =>
  (layout.scene.ways ?? []).map((way) => drawName(layout, way)).join('\n');

/** The ways of fleets as arrows along their lanes. */
export const drawWays = (layout: Layout): string =>
  (layout.scene.ways ?? []).map((way) => drawWay(layout, way)).join('\n');

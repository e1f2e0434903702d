import type { WayMark } from '#report/document/map-overlay';
import type { Point } from './hex-geometry.ts';
import { INK } from './ink.ts';
import type { Layout } from './layout.ts';
import { element, xmlText } from './svg-element.ts';
import { type Leg, legsOf } from './way-legs.ts';

const HEAD_LENGTH = 11;
const HEAD_HALF = 6;
const text = ({ x, y }: Point): string => `${String(Math.round(x))} ${String(Math.round(y))}`;
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
  supplied: INK.edge,
  cut: INK.ink,
};

/** On paper ways differ by their dashes too. */
const DASHES: { readonly [T in WayMark['tone']]?: string } = { supplied: '1 6', cut: '8 4 1 4' };

/** A cross where a way breaks. */
function crossOf({ x, y }: Point): string {
  const [left, right, top, bottom] = [x - HEAD_HALF, x + HEAD_HALF, y - HEAD_HALF, y + HEAD_HALF];
  const corner = (a: number, b: number): string => text({ x: a, y: b });
  return `M${corner(left, top)}L${corner(right, bottom)}M${corner(left, bottom)}L${corner(right, top)}`;
}

function drawBreak({ tone, breaksAt }: WayMark, { middle, end }: Leg): string {
  if (breaksAt === undefined) return '';
  const d = crossOf(breaksAt === 'lane' ? middle : end);
  return element('path', { class: 'way-cross', d, stroke: COLOURS[tone], 'stroke-width': 3 });
}

function drawEnd(way: WayMark, last: Leg): string {
  const { tone } = way;
  if (tone === 'supplied') return '';
  if (tone === 'cut') return drawBreak(way, last);
  return element('path', { class: 'way-head', d: headOf(last), fill: COLOURS[tone] });
}

function drawWay(layout: Layout, way: WayMark): string {
  const { tone, name, about = name } = way;
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
    element('title', {}, xmlText(about)),
    element('path', {
      class: 'way-line',
      d: line,
      fill: 'none',
      stroke,
      'stroke-width': 3,
      'stroke-dasharray': DASHES[tone],
    }),
    drawEnd(way, last),
  ];
  return element('g', { class: `way way-${tone}` }, content.join(''));
}

/** The ways of fleets as arrows along their lanes. */
export const drawWays = (layout: Layout): string =>
  (layout.scene.ways ?? []).map((way) => drawWay(layout, way)).join('\n');

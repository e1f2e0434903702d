import { valuesById } from '#kernel/collections/tables';
import type { Hex } from '#model/campaign/system';
import { cornersOf, type Point } from './hex-geometry.ts';
import { INK } from './ink.ts';
import type { LanePath, Layout } from './layout.ts';
import type { Stub } from './off-map-stubs.ts';
import type { LaneMark } from './scene.ts';
import { element, xmlText } from './svg-element.ts';

const text = ({ x, y }: Point): string => `${String(x)} ${String(y)}`;

/** The steps of a path from one corner to the next. */
const stepText = (from: Point, to: Point): string => {
  const [across, down] = [to.x - from.x, to.y - from.y];
  return across === 0 ? `v${String(down)}` : `l${String(across)} ${String(down)}`;
};

/** The sides of a hex that are not drawn yet, in as few lines as they make. */
function sidesOf(hex: Hex, drawn: Set<string>): string {
  const corners = cornersOf(hex);
  let path = '';
  let isOnLine = false;
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const side = [text(corner), text(next)].sort((a, b) => (a < b ? -1 : 1)).join('-');
    if (!drawn.has(side)) {
      path += (isOnLine ? '' : `M${text(corner)}`) + stepText(corner, next);
    }
    isOnLine = !drawn.has(side);
    drawn.add(side);
  });
  return path;
}

/** Every side of the hexes once, as one faint path. */
export function drawGrid(grid: readonly Hex[]): string {
  const drawn = new Set<string>();
  const d = grid.map((hex) => sidesOf(hex, drawn)).join('');
  if (d === '') return '';
  return element('path', {
    class: 'hex',
    d,
    fill: 'none',
    stroke: INK.hairline,
    'stroke-width': 1,
  });
}

type Stroke = Readonly<{ className: string; width: number; dashes?: string; cap?: string }>;

const STROKES: { readonly [C in LaneMark['class']]: Stroke } = {
  major: { className: 'lane lane-major', width: 4 },
  minor: { className: 'lane lane-minor', width: 1.5 },
  restricted: { className: 'lane lane-restricted', width: 2, dashes: '0.1 5', cap: 'round' },
  unexplored: { className: 'lane lane-unexplored', width: 1.5, dashes: '8 6' },
  unknown: { className: 'lane lane-unexplored lane-unknown', width: 1.5, dashes: '8 6' },
};

function drawLane({ lane, start, bend, end }: LanePath): string {
  const { className, width, dashes, cap } = STROKES[lane.class];
  const curve = bend === null ? `L${text(end)}` : `Q${text(bend)} ${text(end)}`;
  const about = lane.about === undefined ? '' : element('title', {}, xmlText(lane.about));
  const looks = {
    class: className,
    d: `M${text(start)}${curve}`,
    fill: 'none',
    stroke: INK.edge,
    'stroke-width': width,
    'stroke-dasharray': dashes,
    'stroke-linecap': cap,
  };
  if (lane.href === undefined) return element('path', looks, about);
  // Not a stop for the keyboard: a page with links to lanes lists them too.
  const link = { href: lane.href, tabindex: -1 };
  return element('a', link, about + element('path', looks) + laneHit(looks.d));
}

const LANE_FINGER = 14;

/** Room for a finger along a lane that leads somewhere. */
function laneHit(d: string): string {
  const area = { d, fill: 'none', 'stroke-width': LANE_FINGER, 'pointer-events': 'stroke' };
  return element('g', { class: 'hit' }, element('path', area));
}

const HEAD = 7;

/** An arrow to the edge of the hex. */
function drawStub({ start, end }: Stub): string {
  const { className, width } = STROKES.minor;
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  const x = (end.x - start.x) / length;
  const y = (end.y - start.y) / length;
  const wing = (side: 1 | -1): Point => ({
    x: Math.round(end.x - HEAD * (x + side * y)),
    y: Math.round(end.y - HEAD * (y - side * x)),
  });
  return element('path', {
    class: `${className} lane-off-map`,
    d: `M${text(start)}L${text(end)}M${text(wing(1))}L${text(end)}L${text(wing(-1))}`,
    fill: 'none',
    stroke: INK.edge,
    'stroke-width': width,
  });
}

/** All lanes, each by its class, and those that lead off the map. */
export const drawLanes = ({ paths, stubs }: Layout): string =>
  [...valuesById(paths).map(drawLane), ...stubs.map(drawStub)].join('\n');

import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import type { WayMark } from '#report/document/map-overlay';
import { centreOf, type Point } from './hex-geometry.ts';
import type { LanePath, Layout } from './layout.ts';

/** A lane in the direction that it is gone. */
export type Leg = Readonly<{ start: Point; bend: Point | null; end: Point; middle: Point }>;

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

/** The lanes of a way, one after another. */
export const legsOf = (layout: Layout, { from, path }: WayMark): readonly Leg[] =>
  path.flatMap((to, index) => legOf(layout, path[index - 1] ?? from, to));

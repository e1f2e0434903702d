import { sortBy } from '#kernel/collections/sort-by';
import type { Hex } from '#model/campaign/system';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { SIDES } from '#rules/galaxy/sides';
import { centreOf, HALF_WIDTH, hexKey, type Point } from './hex-geometry.ts';
import { RADIUS, type SystemMark } from './scene.ts';

/** A lane off the map as it is drawn: to the edge of its hex. */
export type Stub = Readonly<{ system: SystemMark; start: Point; end: Point }>;

const GAP = 3;

const fromHub = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));

const along = (from: Point, to: Point, distance: number): Point => ({
  x: Math.round(from.x + ((to.x - from.x) * distance) / (2 * HALF_WIDTH)),
  y: Math.round(from.y + ((to.y - from.y) * distance) / (2 * HALF_WIDTH)),
});

/**
 * The lanes off the map of each system, through those of its sides that lie outermost and have no system behind them.
 * @rule OPT-10
 * @ruling The side by which a lane leaves the map isn't recorded, because it matters only for the drawing.
 */
export function offMapStubs(systems: readonly SystemMark[]): readonly Stub[] {
  const taken = new Set(systems.map(({ hex }) => hexKey(hex)));
  return systems.flatMap((system): readonly Stub[] => {
    const { hex, size, offMap = 0 } = system;
    if (offMap === 0) return [];
    const open = SIDES.map((side) => hexBeside(hex, side)).filter((one) => !taken.has(hexKey(one)));
    const outermost = sortBy(open, (a, b) => fromHub(b) - fromHub(a)).slice(0, offMap);
    const centre = centreOf(hex);
    return outermost.map((beyond) => ({
      system,
      start: along(centre, centreOf(beyond), RADIUS[size] + GAP),
      end: along(centre, centreOf(beyond), HALF_WIDTH),
    }));
  });
}

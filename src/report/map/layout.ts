import { tableOf } from '#kernel/collections/group-by';
import type { ById } from '#kernel/collections/tables';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { centreOf, hexesAround, hexKey, type Point } from './hex-geometry.ts';
import { offMapStubs, type Stub } from './off-map-stubs.ts';
import { type LaneMark, RADIUS, type Scene, type SystemMark } from './scene.ts';

/** A lane as it is drawn: straight, or bent around a system in its way. */
export type LanePath = Readonly<{
  lane: LaneMark;
  start: Point;
  bend: Point | null;
  end: Point;
  middle: Point;
}>;

export type Layout = Readonly<{
  scene: Scene;
  systems: ById<SystemId, SystemMark>;
  paths: ById<LaneId, LanePath>;
  stubs: readonly Stub[];
}>;

const GAP = 3;
const IN_THE_WAY = 22;

const towards = (from: Point, to: Point, distance: number): Point => {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  if (length === 0) return from;
  return {
    x: Math.round(from.x + ((to.x - from.x) * distance) / length),
    y: Math.round(from.y + ((to.y - from.y) * distance) / length),
  };
};

const between = (a: Point, b: Point): Point => ({
  x: Math.round((a.x + b.x) / 2),
  y: Math.round((a.y + b.y) / 2),
});

/** Lanes join systems at most two hexes apart, so only the middle of a long one can hit another system. */
function isInTheWay(middle: Point, others: readonly SystemMark[]): boolean {
  return others.some(({ hex }) => {
    const { x, y } = centreOf(hex);
    return Math.abs(x - middle.x) < IN_THE_WAY && Math.abs(y - middle.y) < IN_THE_WAY;
  });
}

function pathOf(
  lane: LaneMark,
  a: SystemMark,
  b: SystemMark,
  near: readonly SystemMark[],
): LanePath {
  const from = centreOf(a.hex);
  const to = centreOf(b.hex);
  const straight = between(from, to);
  const bend = isInTheWay(
    straight,
    near.filter(({ id }) => id !== a.id && id !== b.id),
  )
    ? {
        x: straight.x - Math.round((to.y - from.y) / 4),
        y: straight.y + Math.round((to.x - from.x) / 4),
      }
    : null;
  return {
    lane,
    start: towards(from, bend ?? to, RADIUS[a.size] + GAP),
    bend,
    end: towards(to, bend ?? from, RADIUS[b.size] + GAP),
    middle: bend === null ? straight : between(straight, bend),
  };
}

/** Where the systems and lanes of a scene are drawn; a lane with an end that is not known is left out. */
export function layoutOf(scene: Scene): Layout {
  const systems = tableOf(scene.systems, ({ id }) => id);
  const byHex = new Map(scene.systems.map((system) => [hexKey(system.hex), system]));
  const nearTo = ({ hex }: SystemMark): readonly SystemMark[] =>
    hexesAround(hex, 1).flatMap((one) => byHex.get(hexKey(one)) ?? []);
  const paths = scene.lanes.flatMap((lane) => {
    const a: SystemMark | undefined = systems[lane.a];
    const b: SystemMark | undefined = systems[lane.b];
    return a === undefined || b === undefined ? [] : [pathOf(lane, a, b, nearTo(a))];
  });
  return {
    scene,
    systems,
    paths: tableOf(paths, ({ lane }) => lane.id),
    stubs: offMapStubs(scene.systems),
  };
}

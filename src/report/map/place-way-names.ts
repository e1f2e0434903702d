import type { WayMark } from '#report/document/map-overlay';
import { type Anchor, type Box, boxAround, crosses, overlap, textBox } from './boxes.ts';
import { centreOf, type Point } from './hex-geometry.ts';
import type { Layout } from './layout.ts';
import type { PlacedForce } from './place-forces.ts';
import type { PlacedName } from './place-names.ts';
import { RADIUS } from './scene.ts';
import { type Leg, legsOf } from './way-legs.ts';

export type PlacedWayName = Readonly<{ way: WayMark; at: Point; anchor: Anchor; box: Box }>;

/** What names of ways stand beside, and must not cover. */
type Drawn = Readonly<{ names: readonly PlacedName[]; forces: readonly PlacedForce[] }>;

/** Below and above the middle of a lane, then beside it: a lane that goes up is not crossed there. */
const SLOTS: readonly (readonly [number, number, Anchor])[] = [
  [0, 16, 'middle'],
  [0, -8, 'middle'],
  [10, 5, 'start'],
  [-10, 5, 'end'],
  [0, 30, 'middle'],
  [0, -22, 'middle'],
];

/** What the page says of the chosen fleet anyway. */
const NAMELESS: ReadonlySet<WayMark['tone']> = new Set(['offered', 'supplied']);

type Spot = Omit<PlacedWayName, 'way'>;

const spotsAt = ({ middle }: Leg, name: string): readonly Spot[] =>
  SLOTS.map(([dx, dy, anchor]) => {
    const at = { x: Math.round(middle.x) + dx, y: Math.round(middle.y) + dy };
    // A sign more than the name has: its letters are bold.
    return { at, anchor, box: textBox(`${name} `, at, anchor) };
  });

/** Of the places along the way the first that covers nothing, or that is crossed by its own arrow only; undefined: there is none. */
function spotFor(layout: Layout, way: WayMark, taken: readonly Box[]): Spot | undefined {
  // The lane of arrival comes first.
  const legs = legsOf(layout, way).toReversed();
  const free = legs
    .flatMap((leg) => spotsAt(leg, way.name))
    .filter(({ box }) => !taken.some((one) => overlap(box, one)));
  const isClear = ({ box }: Spot): boolean =>
    !legs.some(({ start, end }) => crosses(box, start, end));
  return free.find(isClear) ?? free[0];
}

/**
 * Who goes each way, written beside it where it covers no other word or mark; where it would, it is left out, for the page says it
 * too. A way that is only offered has no name.
 */
export function placeWayNames(layout: Layout, { names, forces }: Drawn): readonly PlacedWayName[] {
  const taken: Box[] = [
    ...names.map(({ box }) => box),
    ...forces.flatMap(({ boxes }) => boxes),
    ...layout.scene.systems.map(({ hex, size }) => boxAround(centreOf(hex), RADIUS[size])),
  ];
  const placed: PlacedWayName[] = [];
  for (const way of layout.scene.ways ?? []) {
    const spot = NAMELESS.has(way.tone) ? undefined : spotFor(layout, way, taken);
    if (spot === undefined) continue;
    taken.push(spot.box);
    placed.push({ way, ...spot });
  }
  return placed;
}

import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { type Anchor, type Box, boxAround, crosses, overlap, textBox } from './boxes.ts';
import { centreOf, hexesAround, hexKey, type Point } from './hex-geometry.ts';
import type { LanePath, Layout } from './layout.ts';
import type { PlacedForce } from './place-forces.ts';
import { NOTE_LINE, RADIUS, RING, type SystemMark } from './scene.ts';

/** `lines`: the name on one line, or on two. */
type Candidate = Readonly<{ lines: readonly string[]; at: Point; anchor: Anchor; box: Box }>;
export type PlacedName = Candidate & Readonly<{ system: SystemMark }>;

/** The penalty of a name for each thing that it covers. */
const COST = { lane: 20, force: 30, name: 30, system: 40 } as const;
/** A name on two lines costs more than any free place on one line, and less than a lane through it; its earlier places cost less. */
const TWO_LINES = { cost: 18, step: 0.1 } as const;
const REACH = 2;
/** Names that were placed early may move away from later ones. */
const PASSES = 3;

type Segment = readonly [Point, Point];
type Covered = Readonly<{ box: Box; cost: number }>;
/** The contents of each hex. Names reach over its border, so neighbours are checked as well. */
type Ground = Readonly<{ boxes: Map<string, Covered[]>; lanes: Map<string, Segment[]> }>;

const push = <V>(lists: Map<string, V[]>, key: string, value: V): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [value]);
  else list.push(value);
};

const segmentsOf = ({ start, bend, end, middle }: LanePath): readonly Segment[] =>
  bend === null
    ? [[start, end]]
    : [
        [start, middle],
        [middle, end],
      ];

function groundOf(
  { scene, systems, paths, stubs }: Layout,
  forces: readonly PlacedForce[],
): Ground {
  const ground: Ground = { boxes: new Map(), lanes: new Map() };
  for (const { hex, size } of scene.systems) {
    const box = boxAround(centreOf(hex), RADIUS[size]);
    push(ground.boxes, hexKey(hex), { box, cost: COST.system });
  }
  for (const { force, boxes } of forces) {
    const { at } = force;
    const hex = 'system' in at ? systems[at.system]?.hex : hexOfLane(systems, paths[at.lane]);
    if (hex === undefined) continue;
    for (const box of boxes) push(ground.boxes, hexKey(hex), { box, cost: COST.force });
  }
  for (const path of valuesById(paths)) {
    const hex = hexOfLane(systems, path);
    if (hex === undefined) continue;
    for (const segment of segmentsOf(path)) push(ground.lanes, hexKey(hex), segment);
  }
  stubs.forEach(({ system, start, end }) => {
    push(ground.lanes, hexKey(system.hex), [start, end]);
  });
  return ground;
}

const hexOfLane = (
  systems: Layout['systems'],
  path: LanePath | undefined,
): SystemMark['hex'] | undefined => path && systems[path.lane.a]?.hex;

/** The places of a name from its system, which has this radius. Below and above first: no lane to a neighbour leaves that way. */
const placesAround = (r: number): readonly (readonly [number, number, Anchor])[] => [
  [0, r + 14, 'middle'],
  [0, -r - 6, 'middle'],
  [-6, r + 13, 'end'],
  [6, r + 13, 'start'],
  [-6, -r - 5, 'end'],
  [6, -r - 5, 'start'],
  [0, r + 28, 'middle'],
  [0, -r - 20, 'middle'],
  [r + 6, 4, 'start'],
  [-r - 6, 4, 'end'],
  [-r - 6, 16, 'end'],
  [r + 6, 16, 'start'],
  [-r - 6, -8, 'end'],
  [r + 6, -8, 'start'],
  [-6, r + 27, 'end'],
  [6, r + 27, 'start'],
  [-6, -r - 19, 'end'],
  [6, -r - 19, 'start'],
];

function candidatesFor(system: SystemMark, lines: readonly string[]): readonly Candidate[] {
  const { age, note = '', hex, size, ring } = system;
  const { x, y } = centreOf(hex);
  const last = lines.length - 1;
  const aged = lines.map((line, index) => (index === last && age !== '' ? `${line} ${age}` : line));
  const rows = note === '' ? aged : [...aged, note];
  const widest = rows.reduce((longest, row) => (row.length > longest.length ? row : longest));
  const more = (rows.length - 1) * NOTE_LINE;
  const r = RADIUS[size] + (ring === undefined ? 0 : RING);
  return placesAround(r).map(([dx, dy, anchor]) => {
    const at = { x: x + dx, y: y + dy - (dy < 0 ? more : 0) };
    const box = textBox(widest, at, anchor);
    return { lines, at, anchor, box: { ...box, bottom: box.bottom + more } };
  });
}

/** A name broken at each of its spaces. */
function brokenInTwo(name: string): readonly (readonly string[])[] {
  const words = name.split(' ');
  return words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
}

function costOf(box: Box, covered: readonly Covered[], lanes: readonly Segment[]): number {
  const things = covered.filter((thing) => overlap(box, thing.box));
  const crossed = lanes.filter(([a, b]) => crosses(box, a, b));
  return things.reduce((sum, { cost }) => sum + cost, crossed.length * COST.lane);
}

type Near = Readonly<{
  covered: readonly Covered[];
  lanes: readonly Segment[];
  others: readonly SystemMark[];
}>;

/** What a name of each system could cover. */
function neighbourhoods({ scene }: Layout, ground: Ground): (system: SystemMark) => Near {
  const byHex = new Map(scene.systems.map((system) => [hexKey(system.hex), system]));
  return ({ id, hex }) => {
    const keys = hexesAround(hex, REACH).map(hexKey);
    return {
      covered: keys.flatMap((key) => ground.boxes.get(key) ?? []),
      lanes: keys.flatMap((key) => ground.lanes.get(key) ?? []),
      others: keys.flatMap((key) => byHex.get(key) ?? []).filter((one) => one.id !== id),
    };
  };
}

/** A place for a name, with what it covers besides other names; the earlier place wins where two are as good. */
type Rated = Readonly<{ candidate: Candidate; cost: number }>;

function ratedFor(system: SystemMark, { covered, lanes }: Near): readonly Rated[] {
  const rated = (lines: readonly string[], extra: (index: number) => number): readonly Rated[] =>
    candidatesFor(system, lines).map((candidate, index) => ({
      candidate,
      cost: costOf(candidate.box, covered, lanes) + extra(index),
    }));
  const broken = brokenInTwo(system.name).flatMap((lines) =>
    rated(lines, (index) => TWO_LINES.cost + index * TWO_LINES.step),
  );
  return [...rated([system.name], (index) => index), ...broken];
}

/** The place that covers least with these names around it. */
function bestOf(rated: readonly Rated[], names: readonly Box[]): Candidate | undefined {
  let best: Rated | undefined;
  for (const { candidate, cost } of rated) {
    const over = names.filter((box) => overlap(candidate.box, box)).length;
    const all = cost + over * COST.name;
    if (best === undefined || all < best.cost) best = { candidate, cost: all };
  }
  return best?.candidate;
}

/** Gives each name in turn the place where it covers least. */
export function placeNames(layout: Layout, forces: readonly PlacedForce[]): readonly PlacedName[] {
  const nearTo = neighbourhoods(layout, groundOf(layout, forces));
  const systems = layout.scene.systems.map((system) => {
    const near = nearTo(system);
    return { system, others: near.others, rated: ratedFor(system, near) };
  });
  const chosen = new Map<SystemId, Candidate>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { system, others, rated } of systems) {
      const names = others.flatMap(({ id }): readonly Box[] => {
        const box = chosen.get(id)?.box;
        return box === undefined ? [] : [box];
      });
      const best = bestOf(rated, names);
      if (best !== undefined) chosen.set(system.id, best);
    }
  }
  return layout.scene.systems.flatMap((system) => {
    const place = chosen.get(system.id);
    return place === undefined ? [] : [{ system, ...place }];
  });
}

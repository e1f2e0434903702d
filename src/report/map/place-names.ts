import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import {
  type Anchor,
  type Box,
  boxAround,
  crosses,
  overlap,
  overlapsSpan,
  textBox,
  union,
} from './boxes.ts';
import { centreOf, hexesAround, hexKey, type Point } from './hex-geometry.ts';
import type { LanePath, Layout } from './layout.ts';
import type { PlacedForce } from './place-forces.ts';
import { NOTE_LINE, RADIUS, RING, type SystemMark } from './scene.ts';

/** What is written: the name and the note below it, each on one line or on two. */
type Written = Readonly<{ lines: readonly string[]; notes: readonly string[] }>;
/** `boxes`: the room of each line; `box`: of all. */
type Candidate = Written & Readonly<{ at: Point; anchor: Anchor; boxes: readonly Box[]; box: Box }>;
export type PlacedName = Candidate & Readonly<{ system: SystemMark }>;

/** The penalty of a name for each thing that it covers. */
const COST = { lane: 20, force: 30, name: 30, system: 40 } as const;
/**
 * What each later place costs, of whole lines and of others. A break costs more than any free place of whole lines near their system, two
 * of them more, then the short form of a note, and places that are far away most, but still less than a lane through one.
 */
const STEP = { whole: 0.8, changed: 0.04 } as const;
const CHANGED = { break: 16, secondBreak: 17, short: 18, far: 19 } as const;
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

/** From this one on, places are far from their system. */
const FAR_FROM = 18;

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
  [0, r + 40, 'middle'],
  [0, -r - 32, 'middle'],
];

const PLACES = placesAround(0).length;
const NO_PLACE = [0, 0, 'middle'] as const;

/** The place of a name that is written so, by its number. */
function candidatesFor(system: SystemMark, written: Written): (place: number) => Candidate {
  const { lines, notes } = written;
  const { age, hex, size, ring } = system;
  const { x, y } = centreOf(hex);
  const last = lines.length - 1;
  const aged = lines.map((line, index) => (index === last && age !== '' ? `${line} ${age}` : line));
  const rows = [...aged, ...notes];
  const more = (rows.length - 1) * NOTE_LINE;
  const places = placesAround(RADIUS[size] + (ring === undefined ? 0 : RING));
  return (place) => {
    const [dx, dy, anchor] = places[place] ?? NO_PLACE;
    const at = { x: x + dx, y: y + dy - (dy < 0 ? more : 0) };
    const boxes = rows.map((row, index) =>
      textBox(row, { x: at.x, y: at.y + index * NOTE_LINE }, anchor),
    );
    return { lines, notes, at, anchor, boxes, box: boxes.reduce(union) };
  };
}

/** A bar between two things is not needed where the line ends. */
const BAR = / \|$/u;

/** Words broken at a space, where the lines become most alike. */
function brokenInTwo(text: string): readonly (readonly string[])[] {
  const words = text.split(' ');
  const broken = words.slice(1).flatMap((word, index) => {
    const [above, below] = [words.slice(0, index + 1), words.slice(index + 1)];
    return word === '|' ? [] : [[above.join(' ').replace(BAR, ''), below.join(' ')]];
  });
  const longest = (lines: readonly string[]): number =>
    Math.max(...lines.map(({ length }) => length));
  return sortBy(broken, (a, b) => longest(a) - longest(b)).slice(0, 1);
}

type Near = Readonly<{
  covered: readonly Covered[];
  lanes: readonly Segment[];
  others: readonly SystemMark[];
}>;

function costOf({ box: room, boxes }: Candidate, { covered, lanes }: Near): number {
  const things = covered.filter(
    (thing) => overlap(room, thing.box) && boxes.some((box) => overlap(box, thing.box)),
  );
  const crossed = lanes.filter(
    ([a, b]) => overlapsSpan(room, a, b) && boxes.some((box) => crosses(box, a, b)),
  );
  return things.reduce((sum, { cost }) => sum + cost, crossed.length * COST.lane);
}

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

type Best = Readonly<{ candidate: Candidate; cost: number }>;

/**
 * The places of a name in one way to write it: what each costs at least, and with what it covers besides other names. That takes long,
 * and is found out only for places that could be the best.
 */
type Rated = Readonly<{
  least: (place: number) => number;
  at: (place: number) => Best;
}>;

type Way = Readonly<{ written: Written; changed: number }>;

/** The ways to write a name and its note, and what it costs that they are not written as they are. */
function waysFor({ name, note = '', shortNote }: SystemMark): readonly Way[] {
  const names = [[name], ...brokenInTwo(name)];
  const notes = note === '' ? [[]] : [[note], ...brokenInTwo(note)];
  const broken = [0, CHANGED.break, CHANGED.secondBreak] as const;
  return names.flatMap((lines, ofName) => [
    ...notes.map((rows, ofNote): Way => {
      const breaks = Number(ofName > 0) + Number(ofNote > 0);
      return { written: { lines, notes: rows }, changed: broken[breaks] ?? 0 };
    }),
    ...(shortNote === undefined
      ? []
      : [{ written: { lines, notes: [shortNote] }, changed: CHANGED.short }]),
  ]);
}

/** What the place costs for itself. */
function leastOf(changed: number, place: number): number {
  if (changed === 0 && place < FAR_FROM) return place * STEP.whole;
  return (changed === 0 ? CHANGED.far : changed) + place * STEP.changed;
}

function ratedIn(system: SystemMark, near: Near, { written, changed }: Way): Rated {
  const found: Best[] = [];
  const candidateAt = candidatesFor(system, written);
  const least = (place: number): number => leastOf(changed, place);
  return {
    least,
    at: (place) => {
      const known = found[place];
      if (known !== undefined) return known;
      const candidate = candidateAt(place);
      const best = { candidate, cost: costOf(candidate, near) + least(place) };
      found[place] = best;
      return best;
    },
  };
}

/** The better of two; the earlier one if they are as good. */
const better = (earlier: Best | undefined, later: Best): Best =>
  earlier === undefined || later.cost < earlier.cost ? later : earlier;

/** The place that covers least with these names around it; the earlier place wins where two are as good. */
function bestOf(rated: readonly Rated[], names: readonly Candidate[]): Candidate | undefined {
  let best: Best | undefined;
  for (const { least, at } of rated) {
    for (let place = 0; place < PLACES; place += 1) {
      if (least(place) >= (best?.cost ?? Infinity)) continue;
      const { candidate, cost } = at(place);
      if (cost >= (best?.cost ?? Infinity)) continue;
      const over = names.filter((other) => isOver(candidate, other)).length;
      best = better(best, { candidate, cost: cost + over * COST.name });
    }
  }
  return best?.candidate;
}

/** Whether a line of one lies on a line of the other. */
const isOver = (one: Candidate, other: Candidate): boolean =>
  overlap(one.box, other.box) &&
  one.boxes.some((box) => other.boxes.some((its) => overlap(box, its)));

/** Gives each name in turn the place where it covers least. */
export function placeNames(layout: Layout, forces: readonly PlacedForce[]): readonly PlacedName[] {
  const nearTo = neighbourhoods(layout, groundOf(layout, forces));
  const systems = layout.scene.systems.map((system) => {
    const near = nearTo(system);
    const rated = waysFor(system).map((way) => ratedIn(system, near, way));
    return { system, others: near.others, rated };
  });
  const chosen = new Map<SystemId, Candidate>();
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const { system, others, rated } of systems) {
      const names = others.flatMap(({ id }) => chosen.get(id) ?? []);
      const best = bestOf(rated, names);
      if (best !== undefined) chosen.set(system.id, best);
    }
  }
  return layout.scene.systems.flatMap((system) => {
    const place = chosen.get(system.id);
    return place === undefined ? [] : [{ system, ...place }];
  });
}

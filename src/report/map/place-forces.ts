import { groupBy } from '#kernel/collections/group-by';
import type { Hex } from '#model/campaign/system';
import { type Anchor, type Box, boxAround, overlap, textBox } from './boxes.ts';
import { centreOf, hexesAround, hexKey, type Point } from './hex-geometry.ts';
import type { Layout } from './layout.ts';
import type { ForceMark } from './scene.ts';

export type PlacedForce = Readonly<{
  force: ForceMark;
  at: Point;
  text: Point;
  anchor: Anchor;
  /** What the mark and its text cover. */
  boxes: readonly Box[];
}>;

export const MARK_HALF = 6;
const TEXT_GAP = 9;
const BASELINE = 4;

/** Between the six directions of lanes: upper right first, then upper left, lower left, lower right. */
const SLOTS: readonly Point[] = [
  { x: 28, y: -16 },
  { x: -28, y: -16 },
  { x: -28, y: 16 },
  { x: 28, y: 16 },
];
/** Above and below the middle of a lane. */
const LANE_SLOTS: readonly Point[] = [
  { x: 0, y: -13 },
  { x: 0, y: 13 },
];
const FURTHER_OUT = 15;
const OVERLAP = 10;
const REACH = 2;

function placed(force: ForceMark, at: Point, slot: Point): PlacedForce {
  const mark = { x: at.x + slot.x, y: at.y + slot.y };
  const side = slot.x < 0 ? -1 : 1;
  const anchor: Anchor = side < 0 ? 'end' : 'start';
  const text = { x: mark.x + side * TEXT_GAP, y: mark.y + BASELINE };
  return {
    force,
    at: mark,
    text,
    anchor,
    // A sign more than the text has: figures are wider than the average sign, and names come near.
    boxes: [boxAround(mark, MARK_HALF + 1), textBox(`${force.text} `, text, anchor)],
  };
}

function placeKey({ at }: ForceMark): string {
  return 'system' in at ? `system ${at.system}` : `lane ${at.lane}`;
}

/** The slots, then once more further out: for more owners at one place than there are slots. */
function slotsFor(slots: readonly Point[], forces: number): readonly Point[] {
  return Array.from({ length: slots.length + forces }, (_, index) => {
    const base = slots[index % slots.length] ?? { x: 0, y: 0 };
    const out = Math.floor(index / slots.length) * FURTHER_OUT;
    return { x: base.x, y: base.y + Math.sign(base.y) * out };
  });
}

type Spot = Readonly<{ point: Point; hex: Hex; slots: readonly Point[] }>;

function spotOf({ systems, paths }: Layout, { at }: ForceMark, count: number): Spot | undefined {
  if ('system' in at) {
    const hex = systems[at.system]?.hex;
    return hex && { point: centreOf(hex), hex, slots: slotsFor(SLOTS, count) };
  }
  const path = paths[at.lane];
  const hex = path && systems[path.lane.a]?.hex;
  return hex && { point: path.middle, hex, slots: slotsFor(LANE_SLOTS, count) };
}

/** The slot that covers the least; of two equal slots the earlier one. */
function bestOf(force: ForceMark, { point, slots }: Spot, taken: readonly Box[]): PlacedForce {
  const rated = slots.map((slot, index) => {
    const one = placed(force, point, slot);
    const hits = taken.filter((box) => one.boxes.some((own) => overlap(own, box)));
    return { one, cost: hits.length * OVERLAP + index };
  });
  return rated.reduce((a, b) => (b.cost < a.cost ? b : a)).one;
}

/** Puts the marks of fleets beside their systems, or beside the middle of their lanes. */
export function placeForces(layout: Layout): readonly PlacedForce[] {
  const taken = new Map<string, Box[]>();
  return [...groupBy(layout.scene.forces, placeKey).values()].flatMap((forces) =>
    forces.flatMap((force) => {
      const spot = spotOf(layout, force, forces.length);
      if (spot === undefined) return [];
      const near = hexesAround(spot.hex, REACH).flatMap((hex) => taken.get(hexKey(hex)) ?? []);
      const best = bestOf(force, spot, near);
      taken.set(hexKey(spot.hex), [...(taken.get(hexKey(spot.hex)) ?? []), ...best.boxes]);
      return [best];
    }),
  );
}

import { type Box, overlap } from './boxes.ts';
import { centreOf, type Point } from './hex-geometry.ts';
import { FONT } from './ink.ts';
import type { PlacedForce } from './place-forces.ts';
import type { PlacedName } from './place-names.ts';

/** The room of a map on the least paper that a browser prints a page on, A4 upright within its margins and with a legend, in points. */
const PAPER = { width: 508, height: 637 } as const;
/** Letters below this size, in points, are too small to read on paper. */
const LEAST_POINTS = 6;
/** The sizes of letters that the styles of a page know, in units of the map. */
const SIZES = [16, 20, 25, 32, 40, 56, 80, 125] as const;
/** How far the letters of a name reach above its line, as the styles of a page move it down, and as it is drawn. */
const ASCENT = { grown: 0.85, drawn: 11 } as const;

type Area = Readonly<{ width: number; height: number }>;

/** The letters that a map of this size needs on paper, where they would be too small as drawn; null: they would not. */
export function lettersOnPaper({ width, height }: Area): number | null {
  const least = LEAST_POINTS * Math.max(width / PAPER.width, height / PAPER.height);
  if (least <= FONT.count) return null;
  return SIZES.find((size) => size >= least) ?? SIZES[SIZES.length - 1] ?? null;
}

/** Whether a name is below its system, and so moves down when it grows. */
const isBelow = ({ system, at }: PlacedName): boolean => at.y > centreOf(system.hex).y + FONT.name;

const grown = (box: Box, { x, y }: Point, factor: number, down: number): Box => ({
  left: x + (box.left - x) * factor,
  top: y + (box.top - y) * factor + down,
  right: x + (box.right - x) * factor,
  bottom: y + (box.bottom - y) * factor + down,
});

/** Texts by the squares of the map that they reach into. */
function squares(side: number) {
  const taken = new Map<string, Box[]>();
  const keysOf = ({ left, top, right, bottom }: Box): readonly string[] => {
    const [x, y] = [Math.floor(left / side), Math.floor(top / side)];
    const across = Math.floor(right / side) - x + 1;
    const down = Math.floor(bottom / side) - y + 1;
    return Array.from(
      { length: across * down },
      (_, at) => `${String(x + (at % across))} ${String(y + Math.trunc(at / across))}`,
    );
  };
  return {
    isFree: (box: Box): boolean =>
      keysOf(box).every((key) => (taken.get(key) ?? []).every((other) => !overlap(box, other))),
    take: (box: Box): void => {
      for (const key of keysOf(box)) taken.set(key, [...(taken.get(key) ?? []), box]);
    },
  };
}

/** Which texts come first where there is no room for all: what is chosen, what somebody owns, then the others. */
const rankOf = ({ system: { ring, owner } }: PlacedName): number => {
  if (ring !== undefined) return 0;
  return owner === null ? 2 : 1;
};

type Texts = Readonly<{ names: readonly PlacedName[]; forces: readonly PlacedForce[] }>;

/** The room of each line of a text, grown to letters of this size. */
function boxesOf(text: PlacedName | PlacedForce, letters: number): readonly Box[] {
  if ('force' in text) {
    const { boxes, text: at } = text;
    return boxes.slice(1).map((box) => grown(box, at, letters / FONT.count, 0));
  }
  const down = isBelow(text) ? ASCENT.grown * letters - ASCENT.drawn : 0;
  return text.boxes.map((box) => grown(box, text.at, letters / FONT.name, down));
}

/**
 * The classes by which the styles of a page let each text grow to this size on paper. Those that would lie on others then are left out;
 * the tip of each has it in words.
 */
export function classesOnPaper(
  { names, forces }: Texts,
  letters: number,
): (text: PlacedName | PlacedForce) => string {
  const { isFree, take } = squares(letters * 6);
  const ranked = [0, 1, 2].flatMap((rank) => names.filter((name) => rankOf(name) === rank));
  const left = new Set<PlacedName | PlacedForce>();
  for (const text of [...ranked, ...forces]) {
    const boxes = boxesOf(text, letters);
    if (boxes.every(isFree)) boxes.forEach(take);
    else left.add(text);
  }
  const isMoved = (text: PlacedName | PlacedForce): boolean => 'system' in text && isBelow(text);
  return (text) => `${isMoved(text) ? ' below' : ''}${left.has(text) ? ' off-paper' : ''}`;
}

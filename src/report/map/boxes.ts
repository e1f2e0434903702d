import type { Point } from './hex-geometry.ts';

export type Box = Readonly<{ left: number; top: number; right: number; bottom: number }>;
export type Anchor = 'start' | 'middle' | 'end';

const WIDTH_OF_SIGN = 7.5;
const ASCENT = 11;
const DESCENT = 3;

const TWO_UNITS = /\p{Surrogate}|[\u{10000}-\u{10ffff}]/u;

/** Most texts have no sign of two units, and to take a text apart is slow. */
const signsIn = (text: string): number => (TWO_UNITS.test(text) ? [...text].length : text.length);

/** The room that a text takes, by the width of an average sign. */
export function textBox(text: string, at: Point, anchor: Anchor): Box {
  const width = Math.ceil(signsIn(text) * WIDTH_OF_SIGN);
  const shift = { start: 0, middle: Math.round(width / 2), end: width }[anchor];
  const left = at.x - shift;
  return { left, top: at.y - ASCENT, right: left + width, bottom: at.y + DESCENT };
}

export const boxAround = ({ x, y }: Point, half: number): Box => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
});

/** The room of both. */
export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

/** Whether two boxes share ground. */
export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Whether the box around a line reaches the box: most lines are nowhere near, and this is quick. */
export const overlapsSpan = (box: Box, a: Point, b: Point): boolean =>
  Math.max(a.x, b.x) >= box.left &&
  Math.min(a.x, b.x) <= box.right &&
  Math.max(a.y, b.y) >= box.top &&
  Math.min(a.y, b.y) <= box.bottom;

/** Whether the line from `a` to `b` runs through the box: what is left of it between the box's four sides. */
export function crosses(box: Box, a: Point, b: Point): boolean {
  if (!overlapsSpan(box, a, b)) return false;
  const x = b.x - a.x;
  const y = b.y - a.y;
  const sides: readonly (readonly [number, number])[] = [
    [-x, a.x - box.left],
    [x, box.right - a.x],
    [-y, a.y - box.top],
    [y, box.bottom - a.y],
  ];
  let enter = 0;
  let leave = 1;
  for (const [run, room] of sides) {
    if (run === 0 && room < 0) return false;
    if (run < 0) enter = Math.max(enter, room / run);
    if (run > 0) leave = Math.min(leave, room / run);
  }
  return enter <= leave;
}

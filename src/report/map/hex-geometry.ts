import type { Hex } from '#model/campaign/system';

/** All drawing is in whole units: hexes stand on a corner, 104 wide and 120 high, rows 90 apart. */
export const HALF_WIDTH = 52;
export const HALF_HEIGHT = 60;
const ROW = 90;
const SHOULDER = 30;

export type Point = Readonly<{ x: number; y: number }>;

/** The centre of a hex of axial coordinates. */
export const centreOf = ({ q, r }: Hex): Point => ({
  x: 2 * HALF_WIDTH * q + HALF_WIDTH * r,
  y: ROW * r,
});

const CORNERS: readonly Point[] = [
  { x: 0, y: -HALF_HEIGHT },
  { x: HALF_WIDTH, y: -SHOULDER },
  { x: HALF_WIDTH, y: SHOULDER },
  { x: 0, y: HALF_HEIGHT },
  { x: -HALF_WIDTH, y: SHOULDER },
  { x: -HALF_WIDTH, y: -SHOULDER },
];

/** The six corners of a hex, from the top clockwise. */
export const cornersOf = (hex: Hex): readonly Point[] => {
  const centre = centreOf(hex);
  return CORNERS.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }));
};

export const hexKey = ({ q, r }: Hex): string => `${String(q)},${String(r)}`;

/** The hex itself and all at most `distance` away, row by row. */
export function hexesAround({ q, r }: Hex, distance: number): readonly Hex[] {
  const hexes: Hex[] = [];
  for (let row = -distance; row <= distance; row += 1) {
    const from = Math.max(-distance, -distance - row);
    const to = Math.min(distance, distance - row);
    for (let column = from; column <= to; column += 1) hexes.push({ q: q + column, r: r + row });
  }
  return hexes;
}

/** A line of a card. */
export type Strip = Readonly<{
  height: number;
  gap: number;
  draw: (x: number, y: number) => void;
}>;

/** The height of strips under each other, each with its gap. */
export const stripsHeight = (strips: readonly Strip[]): number =>
  strips.reduce((total, { height, gap }) => total + height + gap, 0);

/** Draws strips under each other. */
export function drawStrips(strips: readonly Strip[], x: number, y: number): void {
  let at = y;
  for (const { height, gap, draw } of strips) {
    draw(x, at + gap);
    at += height + gap;
  }
}

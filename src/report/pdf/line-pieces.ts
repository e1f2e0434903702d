import { wrapRuns, type Run } from '#report/document/wrap-runs';
import type { Ink } from './inks.ts';
import { baselineOf, lineHeight, type Tag } from './pen.ts';
import type { Piece, Place } from './piece.ts';

export type LinesInput = Readonly<{
  runs: readonly Run<Ink>[];
  size: number;
  tag: Tag;
  gap: number;
  keepsNext?: true;
  /** Indented; the mark is in the margin beside the first line. */
  indent?: number;
  mark?: readonly Run<Ink>[];
  /** Drawn behind each line, for bars at the edge. */
  behind?: (x: number, y: number, height: number) => void;
  /** Called where the first line comes to stand. */
  onStart?: (y: number) => void;
}>;

/** Running text as one piece per line, so that it may break over pages, but never leaves a single line behind or ahead. */
export function linePieces(place: Place, input: LinesInput): readonly Piece[] {
  const { pen } = place;
  const { size, tag, indent = 0, mark, behind, onStart } = input;
  const lines = wrapRuns(input.runs, place.width - indent, pen.measure);
  const height = lineHeight(size);
  return lines.map((line, index) => {
    const isLast = index === lines.length - 1;
    const guardsOrphan = lines.length > 1 && (index === 0 || index === lines.length - 2);
    return {
      height,
      gap: index === 0 ? input.gap : 0,
      keepsNext: isLast ? input.keepsNext === true : guardsOrphan || input.keepsNext === true,
      draw: (x, y) => {
        if (index === 0) onStart?.(y);
        if (behind !== undefined) pen.artifact(() => behind(x, y, height));
        pen.tagged(tag, () => {
          if (index === 0 && mark !== undefined) pen.write(mark, x, baselineOf(y, size));
          pen.write(line, x + indent, baselineOf(y, size));
        });
      },
    };
  });
}

import { groupBy } from '#kernel/collections/group-by';
import type { Judged } from './judge-sheet.ts';

/** The works that are finished in a turn; null: a work is not paid for, or nothing builds it. */
export type FinishLine = Readonly<{ turn: number | null; what: readonly string[] }>;

/** The works that a sheet begins or continues, by the turn that finishes them. */
export const finishLines = ({ finishes }: Judged['projected']): readonly FinishLine[] =>
  [...groupBy(finishes, ({ turn }) => turn)].map(([turn, group]) => ({
    turn,
    what: group.map(({ text }) => text),
  }));

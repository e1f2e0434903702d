import { groupBy } from '#kernel/collections/group-by';
import type { Judged } from '#app/run/judge-sheet';

/** What is finished in a turn; null: nothing is paid for it, or nothing builds it. */
export type FinishLine = Readonly<{ turn: number | null; what: readonly string[] }>;

/** What a sheet begins and goes on with, by the turn in which it is finished. */
export const finishLines = ({ finishes }: Judged['projected']): readonly FinishLine[] =>
  [...groupBy(finishes, ({ turn }) => turn)].map(([turn, group]) => ({
    turn,
    what: group.map(({ text }) => text),
  }));

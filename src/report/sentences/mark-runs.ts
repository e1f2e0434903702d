import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';

const DIGITS = /\d+$/u;

/** Whether `second` is the mark after `first`: `u4` after `u3`. */
function follows(first: string, second: string): boolean {
  const number = Number(DIGITS.exec(first)?.[0] ?? NaN);
  return second === first.replace(DIGITS, String(number + 1));
}

/** Marks in their order, consecutive ones as a run: `u1, u3–u5`. */
export function markRuns(marks: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const mark of sortBy(marks, compareIds)) {
    const run = runs.at(-1);
    if (run !== undefined && follows(run.last, mark)) run.last = mark;
    else runs.push({ first: mark, last: mark });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(', ');
}

import { listed } from './listed.ts';

/** Whole numbers in rising order, those that follow each other as a run: `1–3, 5 and 8–9`. */
export function numberRuns(numbers: readonly number[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const run = runs[runs.length - 1];
    if (run !== undefined && number === run.last + 1) run.last = number;
    else runs.push({ first: number, last: number });
  }
  return listed(
    runs.map(({ first, last }) =>
      first === last ? String(first) : `${String(first)}–${String(last)}`,
    ),
  );
}

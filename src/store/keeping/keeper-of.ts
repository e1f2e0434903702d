import type { DataKeeper } from '#app/ports/data-keeper';
import { backUp } from './back-up.ts';
import { examine } from './examine.ts';
import { restore } from './restore.ts';

/** The keeper of a database file. */
export const keeperOf = (file: string): DataKeeper => ({
  backUp: (to) => backUp(file, to),
  restore: (from, prepare) => restore(file, from, prepare),
  examine: () => examine(file),
});

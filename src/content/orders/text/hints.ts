import { didYouMean } from '#content/nearest-name';

/** `Did you mean Wolf 359?` with a blank before it, or nothing. */
export type Hint = (spoken: string, names: readonly string[]) => string;

/** A search through all names takes time: a sheet with more unknown names than this is not one with a few slips. */
const MOST_HINTS = 100;

/** Hints for the first unknown names of a sheet. */
export function hintsForSheet(): Hint {
  let given = 0;
  return (spoken, names) => {
    given += 1;
    return given > MOST_HINTS ? '' : didYouMean(spoken, names);
  };
}

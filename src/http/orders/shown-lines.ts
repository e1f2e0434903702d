import type { VerdictLine, Verdicts } from './orders-contents.ts';
import { LONGEST_SHEET } from '#content/sheet-lines';

import { sortBy } from '#kernel/collections/sort-by';
import { TEXTS } from './texts.ts';

/** The most lines of a text that are shown. */
const MOST_SHOWN = 100;
/** The most characters shown of a line that is not understood; the text itself has the whole line. */
const LONGEST_SHOWN = 200;

/** What needs an eye first; before all the last line, which says where the reading of a sheet that is too long ended. */
const LAST_LINE = -1;
const RANKS: Readonly<Record<VerdictLine['tone'], number>> = { refused: 0, doubtful: 1, fine: 2 };

/** The lines of a text that are shown, in their order: all of them, or of many those that need an eye first. */
export function shownLines(lines: readonly VerdictLine[]): Pick<Verdicts, 'lines' | 'more'> {
  if (lines.length <= MOST_SHOWN) return { lines, more: '' };
  const byRank = sortBy(
    lines.map((line, at) => ({
      line,
      at,
      rank: at === lines.length - 1 ? LAST_LINE : RANKS[line.tone],
    })),
    (a, b) => a.rank - b.rank,
    (a, b) => a.at - b.at,
  );
  const shown = sortBy(byRank.slice(0, MOST_SHOWN), (a, b) => a.at - b.at);
  const hidden = byRank.slice(MOST_SHOWN);
  const bad = hidden.filter(({ line }) => line.tone === 'refused').length;
  const faults = bad === 0 ? TEXTS.noneOfThemHasMistake : TEXTS.someHaveMistakes(bad);
  const more = TEXTS.moreLinesNotShown(hidden.length, faults);
  return { lines: shown.map(({ line }) => line), more };
}

/** The beginning of a long line. */
export const clippedText = (text: string): string =>
  text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…` : text;

/** A text that comes back to its writer; one that is longer than any sheet does not. */
export const returnedText = (text: string): string => (text.length > LONGEST_SHEET ? '' : text);

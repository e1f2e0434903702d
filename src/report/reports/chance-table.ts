import { divide } from '#kernel/numbers/divide';
import type { Block, Cell } from '#report/document/document';
import { phrase, strong } from '#report/document/inline';

/** A number that differs from trial to trial: its average in hundredths, and where at least eight of ten trials lie. */
export type Spread = Readonly<{ hundredths: number; from: number; to: number }>;

/** Something that happened in a number of trials. */
export type ChanceRow = readonly [what: string, count: number];

const THOUSAND = 1000;

/** `63.4` of tenths, `1.05` of hundredths. */
export const decimal = (value: number, places: 1 | 2): string => {
  const digits = String(value).padStart(places + 1, '0');
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`;
};

/** The average of a number that differs. */
export const average = ({ hundredths }: Spread): string => decimal(hundredths, 2);

/** Where at least eight of ten trials lie. */
export const range = ({ from, to }: Spread): string =>
  from === to ? String(from) : `${String(from)}–${String(to)}`;

/** A share of all trials in tenths of a percent. */
const shareOf = (count: number, trials: number): number =>
  divide(count * THOUSAND, trials, 'nearest');

/**
 * Twice the standard error, two trials of each end added to those that were made: so far the chance may well be off,
 * even where all trials ended alike.
 */
function margin(count: number, trials: number): string {
  const [some, all] = [count + 2, trials + 4];
  const share = divide(some * THOUSAND, all, 'nearest');
  const square = divide(4 * share * (THOUSAND - share), all, 'up');
  return `±${decimal(Math.max(1, Math.ceil(Math.sqrt(square))), 1)} %`;
}

const percent = (count: number, trials: number): string =>
  `${decimal(shareOf(count, trials), 1)} %`;

/** The chances of some results. `trials`: how many there were, and what they are called. */
export const chanceTable = (
  caption: string,
  rows: readonly ChanceRow[],
  trials: Readonly<{ count: number; name: string }>,
): Block => ({
  kind: 'table',
  caption,
  columns: [
    { label: 'What', align: 'start', namesRow: true },
    { label: 'Chance', align: 'end' },
    { label: 'Give or take', align: 'end' },
    { label: trials.name, align: 'end' },
  ],
  rows: rows.map(([what, count]): readonly Cell[] => [
    what,
    phrase(strong(percent(count, trials.count))),
    margin(count, trials.count),
    count,
  ]),
  empty: '',
});

import { foldName } from './fold-name.ts';

/** With more names than this there is no search: a hint is not worth the time. */
const MOST_NAMES = 5000;
/** A name that differs in more letters was not meant. */
const MOST_CHANGES = 6;

/** The given name that was probably meant; undefined if none is near. */
export function nearestName(spoken: string, names: readonly string[]): string | undefined {
  const wanted = foldName(spoken);
  let nearest: string | undefined;
  let least = 1 + Math.min(MOST_CHANGES, Math.max(1, Math.floor(wanted.length / 3)));
  for (const name of names.slice(0, MOST_NAMES)) {
    const distance = isNear(wanted, name, least)
      ? editDistance(wanted, foldName(name), least)
      : least;
    if (distance < least) {
      nearest = name;
      least = distance;
    }
  }
  return nearest;
}

/** `Did you mean Wolf 359?` with a blank before it, or nothing. */
export function didYouMean(spoken: string, names: readonly string[]): string {
  const nearest = nearestName(spoken, names);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
}

const isNear = (wanted: string, name: string, least: number): boolean =>
  Math.abs(wanted.length - name.length) < least;

/** Letters to add, remove, change or swap with their neighbour; `least` if there are that many or more. */
function editDistance(a: string, b: string, least: number): number {
  let before: readonly number[] = [];
  let above: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = nextRow({ a, b, row, before, above });
    // A swap looks two rows back: it takes two rows that are too far to be sure.
    if (Math.min(...current) >= least && Math.min(...above) >= least) return least;
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

type Row = Readonly<{
  a: string;
  b: string;
  row: number;
  before: readonly number[];
  above: readonly number[];
}>;

function nextRow(rows: Row): readonly number[] {
  const { a, b, row, above } = rows;
  const current = [row];
  for (let column = 1; column <= b.length; column += 1) {
    const same = a[row - 1] === b[column - 1] ? 0 : 1;
    const left = (current[column - 1] ?? 0) + 1;
    const cost = Math.min((above[column] ?? 0) + 1, left, (above[column - 1] ?? 0) + same);
    current.push(Math.min(cost, swapCost(rows, column)));
  }
  return current;
}

/** What it costs to swap the two letters that end here; without end where they are not swapped. */
function swapCost({ a, b, row, before }: Row, column: number): number {
  if (row < 2 || column < 2) return Infinity;
  const isSwap = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return isSwap ? (before[column - 2] ?? 0) + 1 : Infinity;
}

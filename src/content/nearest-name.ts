import { foldName } from './name-schema.ts';

/** More names than this are not searched: a hint is not worth the time. */
const MOST_NAMES = 5000;

/** The name that was probably meant, out of those given; nothing when none is near. */
export function nearestName(spoken: string, names: readonly string[]): string | undefined {
  const wanted = foldName(spoken);
  let nearest: string | undefined;
  let least = 1 + Math.max(1, Math.floor(wanted.length / 3));
  for (const name of names.slice(0, MOST_NAMES)) {
    const distance = isNear(wanted, name, least) ? editDistance(wanted, foldName(name)) : least;
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

/** Letters to add, remove, change or swap with their neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      current.push(stepCost({ a, b, row, column, before, above, left: current[column - 1] ?? 0 }));
    }
    before = above;
    above = current;
  }
  return above[b.length] ?? 0;
}

type Cell = Readonly<{
  a: string;
  b: string;
  row: number;
  column: number;
  before: readonly number[];
  above: readonly number[];
  left: number;
}>;

function stepCost({ a, b, row, column, before, above, left }: Cell): number {
  const same = a[row - 1] === b[column - 1] ? 0 : 1;
  const cost = Math.min((above[column] ?? 0) + 1, left + 1, (above[column - 1] ?? 0) + same);
  const isSwap =
    row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
  return isSwap ? Math.min(cost, (before[column - 2] ?? 0) + 1) : cost;
}

/** A line of a text, and whether a later version has it too. */
export type DiffLine = Readonly<{ kind: 'same' | 'added' | 'removed'; text: string }>;

/** The length of the longest common subsequence of what follows each pair of places. */
function lengthsOf(before: readonly string[], after: readonly string[]): readonly number[][] {
  const lengths = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const [row = [], next = []] = [lengths[i], lengths[i + 1]];
      row[j] =
        before[i] === after[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}

const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** The lines of two versions of a text, in order, with as few changes as possible; removed lines come before added ones. */
export function lineDifference(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  const lengths = lengthsOf(old, now);
  const found: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [left, right] = [old[i], now[j]];
    if (left !== undefined && left === right) {
      found.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (right === undefined || (left !== undefined && isRemoved(lengths, i, j))) {
      found.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      found.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return found;
}

const isRemoved = (lengths: readonly number[][], i: number, j: number): boolean =>
  (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0);

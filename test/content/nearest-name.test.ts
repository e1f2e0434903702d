import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestName } from '#content/nearest-name';

test.each([
  ['Wlof', ['Sol', 'Wolf'], 'Wolf'],
  ['spartta', ['Sparta', 'Spatha'], 'Sparta'],
  ['Alpa Centuari', ['Alpha Centauri'], 'Alpha Centauri'],
  ['Xyz', ['Sol', 'Wolf'], undefined],
  ['a', [], undefined],
])('%s is near to one of %j', (spoken, names, nearest) => {
  expect(nearestName(spoken, names)).toBe(nearest);
});

/** Letters to add, remove, change or swap with their neighbour, counted without a short cut. */
function distance(a: string, b: string): number {
  const known = new Map<string, number>();
  const from = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j;
    const key = `${String(i)} ${String(j)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const ways = [
      from(i - 1, j) + 1,
      from(i, j - 1) + 1,
      from(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1),
    ];
    if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
      ways.push(from(i - 2, j - 2) + 1);
    known.set(key, Math.min(...ways));
    return Math.min(...ways);
  };
  return from(a.length, b.length);
}

test('the short cuts of the search lose no near name', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(word, word, (spoken, name) => {
      const most = Math.max(1, Math.floor(spoken.length / 3));
      const isNear = distance(spoken, name) <= Math.min(6, most);
      expect(nearestName(spoken, [name])).toBe(isNear ? name : undefined);
    }),
    { numRuns: 2000 },
  );
});

/** Choices of a test that come from a seed alone, so that a failing one can be made again. */
export type Choices = Readonly<{
  /** A whole number from 0 to below `count`. */
  below: (count: number) => number;
  percent: (of100: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  shuffled: <T>(items: readonly T[]) => readonly T[];
}>;

/** A generator for tests, of the mulberry32 kind: nothing of the game depends on it. */
export function choicesOf(seed: number): Choices {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return (word ^ (word >>> 14)) >>> 0;
  };
  const below = (count: number): number => next() % count;
  return {
    below,
    percent: (of100) => below(100) < of100,
    pick: (items) => items[below(items.length)]!,
    shuffled: (items) =>
      items
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

import { wholeNumber } from './whole-number.ts';

const MOST_SEEDS = 100_000;

function rangeOf(part: string): readonly number[] | undefined {
  const [from, to = from] = part.split('-').map(wholeNumber);
  if (from === undefined || to === undefined || part.split('-').length > 2) return undefined;
  if (to < from || to - from >= MOST_SEEDS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Seeds as somebody writes them: `1-50`, `3,7` or `1-5,9`; undefined: they are none. */
export function seedsOf(text: string): readonly number[] | undefined {
  const seeds: number[] = [];
  for (const part of text.split(',')) {
    const range = rangeOf(part.trim());
    if (range === undefined) return undefined;
    seeds.push(...range);
  }
  return seeds;
}

import { divide } from '#kernel/numbers/divide';
import { sumOf } from '#kernel/numbers/sum';

/** About as many characters as a line of one column holds. */
const LINE_LENGTH = 60;
const linesOf = (length: number): number => divide(length, LINE_LENGTH, 'up');

/**
 * How many items of a list go into the left of two columns, under an introduction, so that both are about equally long.
 * Lengths are in characters.
 */
export function leftHalfOf(introduction: number, lengths: readonly number[]): number {
  const total = linesOf(introduction) + sumOf(lengths, linesOf);
  let left = linesOf(introduction);
  const tooLong = lengths.findIndex((length) => {
    left += linesOf(length);
    return 2 * left > total;
  });
  return tooLong < 0 ? lengths.length : tooLong;
}

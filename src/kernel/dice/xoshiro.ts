/** Four 32-bit words, not all of them zero. */
export type XoshiroState = readonly [number, number, number, number];

/** The generator rests for ever at zero; no seed in practice meets this, but none may. */
const INSTEAD_OF_ZERO: XoshiroState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];

/** xoshiro128** 1.1 by Blackman and Vigna: each call gives the next whole number below 2^32. */
export function xoshiro(state: XoshiroState): () => number {
  const isZero = state.every((word) => word >>> 0 === 0);
  let [a, b, c, d] = isZero ? INSTEAD_OF_ZERO : state;
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

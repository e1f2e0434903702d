import { divide } from '#kernel/numbers/divide';

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

/** Another state for each number, from one that they share: each word by the mixer of splitmix32. */
export function mixed(state: XoshiroState, number: number): XoshiroState {
  const [a, b, c, d] = state;
  const low = number | 0;
  const high = divide(number, 0x1_0000_0000, 'down') | 0;
  const one = mix((a + Math.imul(low, 0x9e3779b9)) ^ high);
  const two = mix((b ^ one) + low);
  const three = mix((c ^ two) + high);
  return [one, two, three, mix(d ^ three)];
}

function mix(word: number): number {
  let mixing = word | 0;
  mixing = Math.imul(mixing ^ (mixing >>> 16), 0x21f0aaad);
  mixing = Math.imul(mixing ^ (mixing >>> 15), 0x735a2d97);
  return mixing ^ (mixing >>> 15);
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}

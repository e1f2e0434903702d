import { divide } from '#kernel/numbers/divide';

/** Four 32-bit words, not all of them zero. */
export type XoshiroState = readonly [number, number, number, number];

/** The generator rests for ever at zero; no seed in practice meets this, but none may. */
const INSTEAD_OF_ZERO: XoshiroState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];

/** A generator that can restart from another state. */
export type Xoshiro = Readonly<{
  begin: (a: number, b: number, c: number, d: number) => void;
  /** The next whole number below 2^32. */
  next: () => number;
}>;

/** xoshiro128** 1.1 by Blackman and Vigna. */
export function xoshiro(state: XoshiroState): Xoshiro {
  const words = new Int32Array(4);
  const begin: Xoshiro['begin'] = (a, b, c, d) => {
    words[0] = a;
    words[1] = b;
    words[2] = c;
    words[3] = d;
    if ((a | b | c | d) === 0) words.set(INSTEAD_OF_ZERO);
  };
  begin(...state);
  const next = (): number => {
    const a = words[0] ?? 0;
    const b = words[1] ?? 0;
    const third = (words[2] ?? 0) ^ a;
    const fourth = (words[3] ?? 0) ^ b;
    words[0] = a ^ fourth;
    words[1] = b ^ third;
    words[2] = third ^ (b << 9);
    words[3] = rotateLeft(fourth, 11);
    return Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  };
  return { begin, next };
}

/** Restarts a generator for a number, from a state that all numbers share: each word is mixed by splitmix32. */
export function beginMixed(generator: Xoshiro, state: XoshiroState, number: number): void {
  const low = number | 0;
  const high = number === number >>> 0 ? 0 : divide(number, 0x1_0000_0000, 'down') | 0;
  const one = mix((state[0] + Math.imul(low, 0x9e3779b9)) ^ high);
  const two = mix((state[1] ^ one) + low);
  const three = mix((state[2] ^ two) + high);
  generator.begin(one, two, three, mix(state[3] ^ three));
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

import { divide } from '#kernel/numbers/divide';

/** Four 32-bit words, not all of them zero. */
export type XoshiroState = readonly [number, number, number, number];

/** The generator rests for ever at zero; no seed in practice meets this, but none may. */
const INSTEAD_OF_ZERO: XoshiroState = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x6a09e667];

/** A generator that can begin anew from another state. */
export type Xoshiro = Readonly<{
  begin: (a: number, b: number, c: number, d: number) => void;
  /** The next whole number below 2^32. */
  next: () => number;
}>;

/** xoshiro128** 1.1 by Blackman and Vigna. */
export function xoshiro(state: XoshiroState): Xoshiro {
  let [a, b, c, d] = INSTEAD_OF_ZERO;
  const begin: Xoshiro['begin'] = (first, second, third, fourth) => {
    const isZero = (first | second | third | fourth) === 0;
    a = (isZero ? INSTEAD_OF_ZERO[0] : first) | 0;
    b = (isZero ? INSTEAD_OF_ZERO[1] : second) | 0;
    c = (isZero ? INSTEAD_OF_ZERO[2] : third) | 0;
    d = (isZero ? INSTEAD_OF_ZERO[3] : fourth) | 0;
  };
  begin(...state);
  const next = (): number => {
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
  return { begin, next };
}

/** Lets a generator begin anew for a number, from a state that all numbers share: each word by the mixer of splitmix32. */
export function beginMixed(generator: Xoshiro, state: XoshiroState, number: number): void {
  const low = number | 0;
  const high = divide(number, 0x1_0000_0000, 'down') | 0;
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

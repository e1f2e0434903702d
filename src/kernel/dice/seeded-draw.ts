import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Draw } from './dice-from.ts';
import type { DieSpec } from './dice.ts';
import { xoshiro, type XoshiroState } from './xoshiro.ts';

const WORD_RANGE = 0x1_0000_0000;

/** Rolls of one stream: HMAC-SHA-256 of its name by the secret, first 128 bits into the generator, faces by rejection. */
export function seededDraw(secret: Uint8Array, name: string): Draw {
  const { next } = xoshiro(stateOf(hmac(sha256, secret, utf8ToBytes(name))));
  return ({ spec }) => facesFrom(next, spec);
}

/** Values of a roll, from words of a generator. */
function facesFrom(next: () => number, { count, faces }: DieSpec): readonly number[] {
  const values: number[] = [];
  while (values.length < count) values.push(faceFrom(next, faces));
  return values;
}

/** Words from here on belong to the incomplete last round of faces. */
export const limitOf = (faces: number): number => WORD_RANGE - (WORD_RANGE % faces);

/** One face. Draws from the incomplete last round of faces are thrown away, so all are equal. */
function faceFrom(next: () => number, faces: number): number {
  const limit = limitOf(faces);
  let word = next();
  while (word >= limit) word = next();
  return (word % faces) + 1;
}

/** The first 128 bits of a digest as four big-endian words. */
export function stateOf(digest: Uint8Array): XoshiroState {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)];
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '#kernel/result/invariant';
import type { Dice, RollPurpose } from './dice.ts';
import { diceFrom } from './dice-from.ts';
import { xoshiro, type XoshiroState } from './xoshiro.ts';

/** Which dice: the same four always give the same rolls. */
export type DiceSeed = Readonly<{ secret: string; turn: number; attempt: number; phase: string }>;

/**
 * Names the whole recipe, and is part of every seed: HMAC-SHA-256 of the JSON text below, first 128
 * bits as four big-endian words into xoshiro128**, faces by rejection. Another recipe, another name.
 */
const DICE_ALGORITHM = 'farlane-dice-1';

const WORD_RANGE = 0x1_0000_0000;

/** Dice of one phase of one turn. Nobody without the secret can foretell or rebuild a roll. */
export function seededDice<P extends RollPurpose = RollPurpose>(seed: DiceSeed): Dice<P> {
  const { secret, turn, attempt, phase } = seed;
  invariant(secret !== '', 'DICE_SECRET_EMPTY');
  invariant(Number.isSafeInteger(turn) && Number.isSafeInteger(attempt), 'DICE_SEED_NOT_WHOLE');
  const key = utf8ToBytes(secret);
  return diceFrom<P>({
    name: [`turn-${String(turn)}`, `attempt-${String(attempt)}`, phase],
    open: (scope) => {
      // JSON keeps the parts apart: ['a', 'b'] and ['ab'] never make the same text.
      const text = JSON.stringify([DICE_ALGORITHM, turn, attempt, phase, scope]);
      const next = xoshiro(stateOf(hmac(sha256, key, utf8ToBytes(text))));
      return ({ spec }) => Array.from({ length: spec.count }, () => faceFrom(next, spec.faces));
    },
  });
}

/** One face. Draws from the incomplete last round of faces are thrown away, so all are equal. */
function faceFrom(next: () => number, faces: number): number {
  const limit = WORD_RANGE - (WORD_RANGE % faces);
  let word = next();
  while (word >= limit) word = next();
  return (word % faces) + 1;
}

function stateOf(digest: Uint8Array): XoshiroState {
  const view = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)];
}

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '#kernel/result/invariant';
import { assertDieSpec } from './dice-from.ts';
import type { DieSpec } from './dice.ts';
import { limitOf, stateOf } from './seeded-draw.ts';
import { beginMixed, xoshiro } from './xoshiro.ts';

/** Part of every seed, so that no dice of a campaign are ever those of odds: another recipe, another name. */
const ODDS_ALGORITHM = 'farlane-odds-2';

/** For each number of faces the first word that would favour some of them; 0: there are no such dice. */
const LIMITS = Float64Array.from({ length: 101 }, (_, faces) => (faces < 2 ? 0 : limitOf(faces)));

/** Dice that nobody reads but by their total: no names, no log. */
export type OddsDice = Readonly<{
  /** Begins a trial: from here on its own dice fall. */
  begin: (trial: number) => void;
  total: (spec: DieSpec) => number;
}>;

/**
 * Dice for many trials of one seed. The number of a trial selects its dice. Each trial draws from one generator whose
 * seed is mixed from the common seed. Unlike a campaign's dice, these need no protection against prediction.
 */
export function oddsDice(seed: string): OddsDice {
  invariant(seed !== '', 'DICE_SECRET_EMPTY');
  const key = stateOf(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(ODDS_ALGORITHM)));
  const generator = xoshiro(key);
  return {
    begin: (trial) => {
      invariant(Number.isSafeInteger(trial), 'DICE_SEED_NOT_WHOLE');
      beginMixed(generator, key, trial);
    },
    total: ({ count, faces }) => {
      const limit = LIMITS[faces] ?? 0;
      if (limit === 0 || count < 1) assertDieSpec({ count, faces });
      let total = count;
      for (let left = count; left > 0; left -= 1) {
        let word = generator.next();
        while (word >= limit) word = generator.next();
        total += word % (faces >>> 0);
      }
      return total;
    },
  };
}

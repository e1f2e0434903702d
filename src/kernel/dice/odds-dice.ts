import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { brandAs } from '#kernel/brand/brand';
import { sum } from '#kernel/numbers/sum';
import { invariant } from '#kernel/result/invariant';
import { assertDieSpec } from './dice-from.ts';
import type { Dice, Roll, RollId, RollPurpose } from './dice.ts';
import { facesFrom, stateOf } from './seeded-draw.ts';
import { mixed, xoshiro, type XoshiroState } from './xoshiro.ts';

/** Part of every seed, so that no dice of a campaign are ever those of odds: another recipe, another name. */
const ODDS_ALGORITHM = 'farlane-odds-2';

/**
 * Dice of many trials of one seed, each of which its number chooses. All streams of a trial draw from one generator, and its seed is
 * mixed from one for all of them: nobody rolls ahead in a trial, and nobody has to be kept from foretelling one.
 */
export function oddsDice<P extends RollPurpose = RollPurpose>(
  seed: string,
): (trial: number) => Dice<P> {
  invariant(seed !== '', 'DICE_SECRET_EMPTY');
  const key = stateOf(hmac(sha256, utf8ToBytes(seed), utf8ToBytes(ODDS_ALGORITHM)));
  return (trial) => {
    invariant(Number.isSafeInteger(trial), 'DICE_SEED_NOT_WHOLE');
    return trialDice(trial, key);
  };
}

function trialDice<P extends RollPurpose>(trial: number, key: XoshiroState): Dice<P> {
  const next = xoshiro(mixed(key, trial));
  const log: Roll<P>[] = [];
  const dice: Dice<P> = {
    stream: () => dice,
    roll: (spec, purpose, cite) => {
      assertDieSpec(spec);
      const id = brandAs<RollId>(`odds/trial-${String(trial)}#${String(log.length + 1)}`);
      const values = facesFrom(next, spec);
      const roll = { id, cite, purpose, faces: spec.faces, values, total: sum(values) };
      log.push(roll);
      return roll;
    },
    log: () => [...log],
  };
  return dice;
}

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '#kernel/result/invariant';
import type { Dice, RollPurpose } from './dice.ts';
import { diceFrom } from './dice-from.ts';
import { seededDraw } from './seeded-draw.ts';

/** Part of every seed, so that no dice of a campaign are ever those of odds: another recipe, another name. */
const ODDS_ALGORITHM = 'farlane-odds-1';

/**
 * Dice of one of many trials, which its number chooses. All its streams draw from one generator: nobody rolls ahead in a trial, and
 * a seed for each stream would be a good part of what it costs.
 */
export function oddsDice<P extends RollPurpose = RollPurpose>(
  seed: string,
  trial: number,
): Dice<P> {
  invariant(seed !== '', 'DICE_SECRET_EMPTY');
  invariant(Number.isSafeInteger(trial), 'DICE_SEED_NOT_WHOLE');
  const draw = seededDraw(utf8ToBytes(seed), JSON.stringify([ODDS_ALGORITHM, trial]));
  return diceFrom<P>({ name: ['odds', `trial-${String(trial)}`], open: () => draw });
}

import { utf8ToBytes } from '@noble/hashes/utils.js';
import { invariant } from '#kernel/result/invariant';
import type { Dice, RollPurpose } from './dice.ts';
import { diceFrom, type DiceSource } from './dice-from.ts';
import type { RuledRoll } from './ruled-roll.ts';
import { seededDraw } from './seeded-draw.ts';

/** Which dice: the same four always give the same rolls. */
export type DiceSeed = Readonly<{ secret: string; turn: number; attempt: number; phase: string }>;

/**
 * Names the whole recipe, and is part of every seed: HMAC-SHA-256 of the JSON text below, first 128
 * bits as four big-endian words into xoshiro128**, faces by rejection. Another recipe, another name.
 */
const DICE_ALGORITHM = 'farlane-dice-1';

/** Dice of one phase of one turn, but for rolls that somebody ruled on. Nobody without the secret can foretell or rebuild a roll. */
export function seededDice<P extends RollPurpose = RollPurpose>(
  seed: DiceSeed,
  ruled: readonly RuledRoll[] = [],
): Dice<P> {
  const { secret, turn, attempt, phase } = seed;
  invariant(secret !== '', 'DICE_SECRET_EMPTY');
  invariant(Number.isSafeInteger(turn) && Number.isSafeInteger(attempt), 'DICE_SEED_NOT_WHOLE');
  const key = utf8ToBytes(secret);
  return diceFrom<P>({
    name: [`turn-${String(turn)}`, `attempt-${String(attempt)}`, phase],
    // JSON keeps the parts apart: ['a', 'b'] and ['ab'] never make the same text.
    open: (scope) => seededDraw(key, JSON.stringify([DICE_ALGORITHM, turn, attempt, phase, scope])),
    ruled: ruledBy(ruled),
  });
}

function ruledBy(rolls: readonly RuledRoll[]): NonNullable<DiceSource['ruled']> {
  const byId = new Map(rolls.map((roll) => [roll.id, roll]));
  return ({ id, spec: { count, faces }, purpose }) => {
    const roll = byId.get(id);
    if (roll === undefined || roll.faces !== faces || roll.purpose !== purpose.text)
      return undefined;
    return roll.values.length === count ? roll.values : undefined;
  };
}

import { seededDice } from '#kernel/dice/seeded-dice';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';

/**
 * The dice of a map that is made at once, with a stream for each system and each lane. What is
 * found in play is rolled by the dice of the phase in which it is found.
 * @rule MAP-12
 */
export function galaxyDice(secret: string): Dice {
  return seededDice<RollPurpose>({ secret, turn: 0, attempt: 1, phase: 'galaxy' });
}

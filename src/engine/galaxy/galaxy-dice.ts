import { seededDice } from '#kernel/dice/seeded-dice';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';

/**
 * The dice of a map that is drawn whole, with a stream for each system and each lane. Systems found in play use the dice of their phase.
 * @rule MAP-12
 */
export function galaxyDice(secret: string): Dice {
  return seededDice<RollPurpose>({ secret, turn: 0, attempt: 1, phase: 'galaxy' });
}

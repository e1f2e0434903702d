import { seededDice } from '#kernel/dice/seeded-dice';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';

/**
 * The dice of a map, with a stream for each system and each lane.
 * @rule MAP-12
 * @ruling The dice of a map hang on its secret alone, never on the turn: whatever explores a system, and when,
 * finds the same importance, traits and anomalies there and the same class of each lane. Only how
 * many new lanes it has, and where they lead, depends on what was generated before it.
 */
export function galaxyDice(secret: string): Dice {
  return seededDice<RollPurpose>({ secret, turn: 0, attempt: 1, phase: 'galaxy' });
}

import type { MoraleCondition } from '#model/campaign/morale';
import { MORALE_ODDS } from './morale-odds.ts';

const FACES = 6;

/** In how many ways of all the dice of a check each sum of changes comes about. */
export type MoraleWays = ReadonlyMap<number, number>;

function withDie(ways: MoraleWays, condition: MoraleCondition): MoraleWays {
  const { target, modifier } = MORALE_ODDS[condition];
  const next = new Map<number, number>();
  const add = (sum: number, count: number): void => {
    next.set(sum, (next.get(sum) ?? 0) + count);
  };
  for (const [sum, count] of ways) {
    add(sum + modifier, count * target);
    add(sum, count * (FACES - target));
  }
  return next;
}

/** The sums that a Morale check by these conditions can bring, a d6 for each. @rule COL-5 */
export const moraleWaysOf = (conditions: readonly MoraleCondition[]): MoraleWays =>
  conditions.reduce(withDie, new Map([[0, 1]]));

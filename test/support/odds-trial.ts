import { diceFrom } from '#kernel/dice/dice-from';
import { oddsDice } from '#kernel/dice/odds-dice';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';

/** The dice of one trial of odds, with names and a log: for a battle that is to be read. */
export function recordedTrial(seed: string, trial: number): Dice {
  const odds = oddsDice(seed);
  odds.begin(trial);
  return diceFrom<RollPurpose>({
    name: ['odds'],
    open:
      () =>
      ({ spec: { count, faces } }) =>
        Array.from({ length: count }, () => odds.total({ count: 1, faces })),
  });
}

import { invariant } from '#kernel/result/invariant';
import type { Dice, RollPurpose } from './dice.ts';
import { diceFrom } from './dice-from.ts';

/**
 * Dice that the moderator rolled at the table, one value after the other as they are asked for.
 * A missing value is never made up: `DICE_ENTERED_MISSING` tells which roll wants it.
 */
export function enteredDice<P extends RollPurpose = RollPurpose>(
  values: readonly number[],
): Dice<P> {
  let used = 0;
  return diceFrom<P>({
    name: ['entered'],
    open:
      () =>
      ({ id, spec, purpose }) => {
        const taken = values.slice(used, used + spec.count);
        const isEnough = taken.length === spec.count;
        invariant(isEnough, 'DICE_ENTERED_MISSING', { id, purpose, spec, entered: taken });
        used += spec.count;
        return taken;
      },
  });
}

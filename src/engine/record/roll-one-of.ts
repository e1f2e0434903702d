import { divide } from '#kernel/numbers/divide';
import type { RuleRef } from '#kernel/reasons/cite';
import type { Dice, Roll, RollPurpose } from '#model/rolls/roll-purpose';

type Tie = Readonly<{ count: number; purpose: RollPurpose; cite: RuleRef }>;
/** Which of them it is, counted from 0, and what was rolled for it. */
type Rolled = Readonly<{ index: number; rolls: readonly Roll[] }>;

/** No die has more. */
const MOST_FACES = 100;

/** One of several that no rule puts first, by a roll, unless there is only one. */
export function rollOneOf(dice: Dice, { count, purpose, cite }: Tie): Rolled {
  if (count <= 1) return { index: 0, rolls: [] };
  if (count > MOST_FACES) return rollWide(dice, { count, purpose, cite });
  const roll = dice.roll({ count: 1, faces: count }, purpose, cite);
  return { index: roll.total - 1, rolls: [roll] };
}

/** More than one die has faces: hundred-sided dice are read as digits, and what is too high is rolled again. */
function rollWide(dice: Dice, { count, purpose, cite }: Tie): Rolled {
  let [digits, range] = [1, MOST_FACES];
  while (range < count) [digits, range] = [digits + 1, range * MOST_FACES];
  const fair = range - (range % count);
  const rolls: Roll[] = [];
  const roll = (): number => {
    const rolled = dice.roll({ count: digits, faces: MOST_FACES }, purpose, cite);
    rolls.push(rolled);
    return rolled.values.reduce((number, face) => number * MOST_FACES + face - 1, 0);
  };
  let number = roll();
  while (number >= fair) number = roll();
  return { index: divide(number, divide(range, count, 'down'), 'down'), rolls };
}

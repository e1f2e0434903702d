import { divide } from '#kernel/numbers/divide';
import { invariant } from '#kernel/result/invariant';
import type { RuleRef } from '#kernel/reasons/cite';
import type { Dice } from '#model/rolls/roll-purpose';

type Tie<T> = Readonly<{ among: readonly T[]; text: string; cite: RuleRef }>;

const MOST_FACES = 100;

/** One of those that no rule puts first: rolled, unless there is only one. */
export function pickOne<T>(dice: Dice, { among, text, cite }: Tie<T>): T {
  const purpose = { kind: 'map tie', text } as const;
  const indexOf = (): number => {
    if (among.length === 1) return 0;
    if (among.length <= MOST_FACES) {
      return dice.roll({ count: 1, faces: among.length }, purpose, cite).total - 1;
    }
    return wideIndex(dice, { among, text, cite });
  };
  const picked = among[indexOf()];
  invariant(picked !== undefined, 'MAP_TIE_OF_NONE', text);
  return picked;
}

/** More than one die has faces: hundred-sided dice are read as digits, and what is too high is rolled again. */
function wideIndex<T>(dice: Dice, { among, text, cite }: Tie<T>): number {
  let [count, range] = [1, MOST_FACES];
  while (range < among.length) [count, range] = [count + 1, range * MOST_FACES];
  const fair = range - (range % among.length);
  const roll = (): number =>
    dice
      .roll({ count, faces: MOST_FACES }, { kind: 'map tie', text }, cite)
      .values.reduce((number, face) => number * MOST_FACES + face - 1, 0);
  let number = roll();
  while (number >= fair) number = roll();
  return divide(number, divide(range, among.length, 'down'), 'down');
}

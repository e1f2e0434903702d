import { diceFrom } from '#kernel/dice/dice-from';
import type { Dice, RollPurpose } from '#model/rolls/roll-purpose';
import { choicesOf } from '#test/support/proof-choices';

/** Dice of a seed that cost next to nothing: a stream for each name. */
export const quickDice = (seed: number): Dice =>
  diceFrom<RollPurpose>({
    name: ['quick'],
    open: (scope) => {
      const { below } = choicesOf([...scope.join('/')].reduce(mixed, seed));
      return ({ spec }) => Array.from({ length: spec.count }, () => 1 + below(spec.faces));
    },
  });

const mixed = (sum: number, letter: string): number =>
  (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0;

import { invariant } from '#kernel/result/invariant';
import type { Dice, RollPurpose } from './dice.ts';
import { diceFrom } from './dice-from.ts';

/** One expected roll: the kind of its purpose, its values and, if it matters, its faces. */
export type ScriptedRoll = Readonly<{
  purpose: string;
  values: readonly number[];
  faces?: number;
}>;

export type ScriptedDice<P extends RollPurpose = RollPurpose> = Dice<P> &
  Readonly<{ assertExhausted: () => void }>;

/** Dice for tests: rolls come in the order of the script, whichever stream asks for them. */
export function scriptedDice<P extends RollPurpose = RollPurpose>(
  script: readonly ScriptedRoll[],
): ScriptedDice<P> {
  let used = 0;
  const dice = diceFrom<P>({
    name: ['scripted'],
    open: () => (request) => {
      const line = script[used];
      const asked = { id: request.id, purpose: request.purpose.kind, ...request.spec };
      invariant(line !== undefined, 'DICE_SCRIPT_ENDED', { asked });
      const isExpected =
        line.purpose === asked.purpose && (line.faces ?? asked.faces) === asked.faces;
      invariant(isExpected, 'DICE_SCRIPT_DIFFERS', { asked, expected: line });
      used += 1;
      return line.values;
    },
  });
  const assertExhausted = (): void => {
    invariant(used === script.length, 'DICE_SCRIPT_LEFT_OVER', { left: script.slice(used) });
  };
  return { ...dice, assertExhausted };
}

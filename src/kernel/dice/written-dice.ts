import { invariant } from '#kernel/result/invariant';
import type { Dice, DieSpec, RollPurpose } from './dice.ts';
import { diceFrom, type RollRequest } from './dice-from.ts';

/** One roll as somebody wrote it down; parts that are left out match anything. */
export type WrittenRoll = Readonly<{
  line: number;
  purpose: string | null;
  faces: number | null;
  values: readonly number[];
}>;

/** A roll that does not fit what was asked for. `roll` null: there was none left. */
export type WrittenFault = Readonly<{
  roll: WrittenRoll | null;
  asked: DieSpec & Readonly<{ purpose: RollPurpose }>;
  because: 'ended' | 'purpose' | 'faces' | 'count' | 'value';
}>;

export type WrittenDice<P extends RollPurpose = RollPurpose> = Dice<P> &
  Readonly<{
    /** The first roll that did not fit: why the last roll threw. */
    fault: () => WrittenFault | null;
    /** Rolls that nobody has asked for yet. */
    left: () => readonly WrittenRoll[];
  }>;

function misfitOf(
  { purpose, faces, values }: WrittenRoll,
  { spec, purpose: asked }: RollRequest,
): WrittenFault['because'] | null {
  if (purpose !== null && purpose !== asked.kind) return 'purpose';
  if (faces !== null && faces !== spec.faces) return 'faces';
  if (values.length !== spec.count) return 'count';
  return values.every((value) => value >= 1 && value <= spec.faces) ? null : 'value';
}

/** Dice that somebody wrote down, one roll after the other, whichever stream asks for them. */
export function writtenDice<P extends RollPurpose = RollPurpose>(
  script: readonly WrittenRoll[],
): WrittenDice<P> {
  let used = 0;
  let fault: WrittenFault | null = null;
  const dice = diceFrom<P>({
    name: ['written'],
    open: () => (request) => {
      const roll = script[used] ?? null;
      const because = roll === null ? 'ended' : misfitOf(roll, request);
      if (because !== null) {
        fault = { roll, asked: { ...request.spec, purpose: request.purpose }, because };
      }
      invariant(roll !== null && because === null, 'DICE_WRITTEN_MISFIT', request.id);
      used += 1;
      return roll.values;
    },
  });
  return { ...dice, fault: () => fault, left: () => script.slice(used) };
}

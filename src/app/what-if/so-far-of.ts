import type { InputIssue } from '#app/use-case-error';
import type { BattleSoFar } from '#model/battle/setup';
import { WHAT_IF_SIDES, type WhatIf, type WhatIfSoFar, isRead } from './what-if.ts';
import { sidesOf } from './what-if-sides.ts';

/** No battle lasts longer (CSC-4). */
export const MOST_ROUNDS = 12;
export const READINESS_RANGE = { least: -3, most: 2 } as const;
export const MOST_LOST = 100_000;

/** What the fields of a battle under way are called in a form. */
export const SO_FAR_FIELDS = [
  'fought',
  'length',
  'one.readiness',
  'two.readiness',
  'one.lost',
  'two.lost',
] as const;
export type SoFarField = (typeof SO_FAR_FIELDS)[number];

const TEXTS = {
  rounds: `Give the rounds as whole numbers, at most ${String(MOST_ROUNDS)}. A battle can’t have more rounds behind it than it lasts.`,
  readiness: 'Give the readiness as a whole number from −3 to 2.',
  lost: 'Give the construction cost of what was lost as a whole number.',
} as const;

const isIn = (number: number, least: number, most: number): boolean =>
  isRead(number) && number >= least && number <= most;

function wrongIn({ rounds, length, readiness, lost }: WhatIfSoFar): readonly SoFarField[] {
  const { least, most } = READINESS_RANGE;
  const isLength = isIn(length, 1, MOST_ROUNDS);
  return [
    ...(isIn(rounds, 0, isLength ? length : MOST_ROUNDS) ? [] : (['fought'] as const)),
    ...(isLength ? [] : (['length'] as const)),
    ...WHAT_IF_SIDES.flatMap((side): readonly SoFarField[] => [
      ...(isIn(readiness[side], least, most) ? [] : ([`${side}.readiness`] as const)),
      ...(isIn(lost[side], 0, MOST_LOST) ? [] : ([`${side}.lost`] as const)),
    ]),
  ];
}

function textFor(field: SoFarField): string {
  if (field === 'fought' || field === 'length') return TEXTS.rounds;
  return field.endsWith('lost') ? TEXTS.lost : TEXTS.readiness;
}

/** What is wrong with the numbers of a battle under way, each with its field. */
export const soFarFaults = ({ soFar }: WhatIf): readonly InputIssue[] =>
  soFar === undefined
    ? []
    : wrongIn(soFar).map((field) => {
        return { code: 'SHAPE', path: 'The battle so far', field, text: textFor(field) };
      });

/** A battle under way, by the roles of its sides. @rule CSC-3 @rule CSC-4 @rule CSC-14 */
export function soFarOf(whatIf: WhatIf): BattleSoFar | undefined {
  const { soFar } = whatIf;
  if (soFar === undefined) return undefined;
  const { attacker, defender } = sidesOf(whatIf);
  const { rounds, length, readiness, lost } = soFar;
  return {
    rounds,
    length,
    readiness: { attacker: readiness[attacker], defender: readiness[defender] },
    lost: { attacker: lost[attacker], defender: lost[defender] },
  };
}

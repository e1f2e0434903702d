import type { InputIssue } from '#app/use-case-error';

/** More would keep others waiting. The command line fights any number. */
export const MOST_BATTLES = 2000;

/** The faults in the number of battles and the seed. */
export function oddsFaults({
  battles,
  seed,
}: Readonly<{ battles: number; seed: string }>): readonly InputIssue[] {
  const most = String(MOST_BATTLES);
  const isNumber = Number.isInteger(battles) && battles >= 1 && battles <= MOST_BATTLES;
  return [
    ...(isNumber
      ? []
      : [
          {
            field: 'battles',
            path: 'Battles',
            code: 'VALUE',
            text: `Give a whole number from 1 to ${most}.`,
          },
        ]),
    ...(seed === ''
      ? [{ field: 'seed', path: 'Dice', code: 'VALUE', text: 'Give a number.' }]
      : []),
  ];
}

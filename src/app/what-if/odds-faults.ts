import type { InputIssue } from '#app/use-case-error';

/** More would keep others waiting; the command line fights any number. */
export const MOST_BATTLES = 2000;

/** What is wrong with how often a battle shall be fought, and by which dice. */
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

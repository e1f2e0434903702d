import { describe, expect, test } from 'vitest';
import { nameSchema } from '#content/name-schema';
import { nameIssues } from '#legality/names';

/** Signs that no name may hold: what reads it back, or reads it aloud, would find another name. */
const UNFIT = {
  'half of a character': 'Ares\uD83D',
  'the other half alone': '\uDE80Ares',
  'an end of a line': 'Ares\nTreasury 900 EP',
  'an end of a paragraph': 'Ares\u2029Treasury',
  'an escape of a terminal': 'Ares\u001B[2J',
  'a mark that turns the reading direction': 'Ares\u202Eevil',
  'a mark that sets text apart': 'Ares\u2067evil',
};

describe.each(Object.entries(UNFIT))('a name with %s', (_, name) => {
  test('is no order', () => {
    expect(nameSchema.safeParse(name).success).toBe(false);
  });

  test('is refused by the judge too', () => {
    expect(nameIssues(name, 'name').map(({ severity, code }) => [severity, code])).toEqual([
      ['refused', 'NAME_UNFIT'],
    ]);
  });
});

test.each(['Ares', 'Ärger & Söhne', '長征', 'Ракета', 'نسر', 'Ares 🚀'])('%s is a name', (name) => {
  expect(nameSchema.safeParse(name).success).toBe(true);
  expect(nameIssues(name, 'name')).toEqual([]);
});

import { expect, test } from 'vitest';
import { happenedContent } from '#http/desk/happening-words';
import { empireId } from '#test/support/campaign';

test('SUP-7: one unit that goes unpaid is told as one, several as several', () => {
  const seat = { base: '/desk', keys: {} } as Parameters<typeof happenedContent>[1];
  const of = { id: empireId('elm'), name: 'Elm' };
  const textOf = (units: number) =>
    happenedContent({ turn: 3, happenings: [{ kind: 'unpaid', of, units }] }, seat)?.lines[0]?.text;
  expect(textOf(1)).toBe('Elm can’t pay 1 unit. It is out of supply.');
  expect(textOf(2)).toBe('Elm can’t pay 2 units. They are out of supply.');
});

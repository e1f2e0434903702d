import { expect, test } from 'vitest';
import { TEXTS } from '#http/machine/texts';
import { numberRuns } from '#kernel/words/number-runs';

test('numbers that follow each other are a run', () => {
  expect(numberRuns([4])).toBe('4');
  expect(numberRuns([1, 2, 3, 5, 8, 9])).toBe('1–3, 5 and 8–9');
});

test('the turns in which a machine wrote orders are told in runs', () => {
  expect(TEXTS.wroteYourOrders([1, 2, 3, 4, 7])).toBe(
    'A machine wrote your orders in turns 1–4 and 7.',
  );
});

import { investmentLimitOf } from '#rules/tech/investment-limit';
import { expect, test } from 'vitest';

test('TECH-1: an empire invests at most what all its systems utilize', () => {
  expect(investmentLimitOf([{ utilized: 6 }, { utilized: 0 }, { utilized: 1 }])).toBe(7);
  expect(investmentLimitOf([])).toBe(0);
});

import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { lowerDefenses, takeHits } from '#rules/bombardment/take-hits';

/** `a3/5`: a unit a with 3 Attrition left that cost 5. */
const exposed = (text: string) =>
  text
    .split(' ')
    .filter(Boolean)
    .map((part) => {
      const [left = '', cost = ''] = part.slice(1).split('/');
      return { key: part.slice(0, 1), left: Number(left), cost: Number(cost) };
    });
const told = (taken: ReadonlyMap<string, number>): string =>
  [...taken]
    .filter(([, amount]) => amount > 0)
    .map(([key, amount]) => `${key}${String(amount)}`)
    .sort(compareText)
    .join(' ');

test.each([
  ['a unit that can bear it', 'a3/5', 2, 'a2'],
  ['no unit has more than all to lose', 'a3/5', 4, 'a3'],
  ['hits beyond all Attrition are lost', 'a1/5 b2/7', 9, 'a1 b2'],
  ['no unit is lost as long as another bears the hit', 'a1/5 b3/7', 2, 'b2'],
  ['of equal ones the cheapest', 'a1/5 b3/7', 3, 'a1 b2'],
  ['no hits', 'a2/5', 0, ''],
  ['no units', '', 3, ''],
])('BOM-2: the defender chooses who takes hits from orbit: %s', (_name, units, hits, taken) => {
  const result = takeHits(exposed(units), hits);
  const lost = [...result.values()].reduce((sum, one) => sum + one, 0);
  const all = exposed(units).reduce((sum, { left }) => sum + left, 0);
  expect(lost).toBe(Math.min(hits, all));
  expect(told(result)).toBe(taken);
});

/** `a3/2`: a unit a with 3 Attrition left and Defense 2. */
const shielded = (text: string) =>
  exposed(text).map(({ key, left, cost: defense }) => ({ key, left, defense }));

test.each([
  ['the weakest unit first', 'a3/2 b1/3', 1, 'b1'],
  ['several on one', 'a3/2 b1/3', 3, 'b3'],
  ['then the next', 'a3/2 b1/3', 4, 'a1 b3'],
  ['never below 0', 'a3/2', 5, 'a2'],
  ['what has no Defense is passed over', 'a1/0 b4/1', 1, 'b1'],
  ['no hits', 'a3/2', 0, ''],
])('BOM-2: Tactical Support lowers Defense: %s', (_name, units, hits, lowered) => {
  expect(told(lowerDefenses(shielded(units), hits))).toBe(lowered);
});

import { expect, test } from 'vitest';
import {
  collateralDamage,
  generalDamage,
  massDriverDamage,
  MORALE_FOR_REFUSAL,
  moraleOfSurvivors,
  POINTS_FOR_COLLATERAL,
  surrenders,
} from '#rules/bombardment/bombardment-dice';
import { changesTogether } from '#rules/bombardment/hurt-system';

test.each([
  [1, {}],
  [2, {}],
  [3, { capacity: -1 }],
  [4, { census: -1, morale: -1 }],
  [5, { productivity: -1 }],
  [6, { intel: -1 }],
] as const)('BOM-3: a %i of collateral damage', (die, changes) => {
  expect(collateralDamage(die)).toEqual(changes);
});

test('BOM-3: a die for every 36 points', () => {
  expect(POINTS_FOR_COLLATERAL).toBe(36);
});

test.each([
  [1, {}, 1],
  [2, {}, 1],
  [3, {}, 1],
  [4, { productivity: -1 }, 0],
  [5, { morale: -1 }, 0],
  [6, { census: -1 }, 0],
] as const)('BOM-2: a %i of General bombardment', (die, changes, utilized) => {
  expect(generalDamage(die)).toEqual({ changes, utilized });
});

test.each([
  [1, { morale: -1 }],
  [2, { morale: -1 }],
  [3, { morale: -1 }],
  [4, {}],
  [5, {}],
  [6, { morale: 1 }],
] as const)('BOM-2: a %i for a Census that Anti-Population kills', (die, changes) => {
  expect(moraleOfSurvivors(die)).toEqual(changes);
});

test.each([
  [1, { capacity: -1 }, false],
  [2, { raw: -1 }, false],
  [3, { census: -1 }, false],
  [4, { morale: -1 }, false],
  [5, { productivity: -1 }, false],
  [6, {}, true],
] as const)('OPT-18: a %i of a Mass Driver', (die, changes, unit) => {
  expect(massDriverDamage(die)).toEqual({ changes, unit });
});

test('OPT-18, 18.15: Mass Drivers that roll 3, 5, 5 cost a Census and two Productivity', () => {
  const rolled = [3, 5, 5].map((die) => massDriverDamage(die).changes);
  expect(changesTogether(rolled)).toEqual({ census: -1, productivity: -2 });
});

test.each([
  ['d10 and Morale equal Census', 2, 5, 3, true],
  ['one more is too much', 2, 5, 4, false],
  ['no Morale, little Census', 0, 1, 1, true],
  ['a proud colony never does', 5, 5, 1, false],
  ['a great colony in despair does for sure', 0, 10, 10, true],
])('OPT-19: %s', (_name, morale, census, die, gives) => {
  expect(surrenders({ morale, census }, die)).toBe(gives);
});

test('OPT-19: a refusal costs one Morale', () => {
  expect(MORALE_FOR_REFUSAL).toBe(-1);
});

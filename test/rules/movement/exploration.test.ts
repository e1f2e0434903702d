import { expect, test } from 'vitest';
import { laneClassOf } from '#rules/galaxy/lane-class-of';
import { explorationBonus, explorationResult } from '#rules/movement/exploration';
import { explorerFunctions } from '#rules/movement/explorer-functions';
import type { Ability } from '#model/forces/design';

test.each([
  ['one Explorer adds its functions', [4], 4],
  ['of several the best counts in full, the others by half, rounded down', [2, 5, 3], 7],
  ['two alike', [3, 3], 4],
  ['none adds nothing', [], 0],
])('MOV-5: %s', (_name, functions, bonus) => {
  expect(explorationBonus(functions)).toBe(bonus);
});

test.each([
  [1, 20, 'peril'],
  [2, 2, 'peril'],
  [2, 3, 'nothing'],
  [9, 1, 'nothing'],
  [9, 2, 'found'],
  [10, 1, 'found'],
] as const)('MOV-5: a %d with +%d is %s', (natural, bonus, result) => {
  expect(explorationResult(natural, bonus)).toBe(result);
});

const abilities = (id: string, rating: number): readonly Ability[] => [
  { id: id as Ability['id'], rating },
];
const SOUND = { condition: 'sound', status: 'active', unconverted: false } as const;

test.each([
  ['an Explorer has as many as its CC', abilities('explorer', 1), SOUND, 'off', 3],
  ['a Scout has none', abilities('scout', 2), SOUND, 'off', 0],
  ['OPT-7: a Scout has its rating', abilities('scout', 2), SOUND, 'on', 2],
  [
    'a crippled one has none',
    abilities('explorer', 1),
    { ...SOUND, condition: 'crippled' },
    'on',
    0,
  ],
  [
    'an unconverted one has none',
    abilities('explorer', 1),
    { ...SOUND, unconverted: true },
    'on',
    0,
  ],
  ['one in reserve has none', abilities('explorer', 1), { ...SOUND, status: 'reserve' }, 'on', 0],
] as const)('MOV-5: %s', (_name, ability, unit, scoutsExplore, functions) => {
  const design = { abilities: ability, cc: 3 };
  expect(explorerFunctions({ unit, design }, { scoutsExplore })).toBe(functions);
});

test.each([
  [3, ['unimportant', 'minor'], 'restricted'],
  [3, ['minor', 'minor'], 'minor'],
  [5, ['minor', 'major'], 'major'],
  [6, ['unimportant', 'unimportant'], 'minor'],
  [1, ['major', 'major'], 'minor'],
] as const)('MAP-10: a %d between %j is %s', (die, ends, found) => {
  expect(laneClassOf(die, ends)).toBe(found);
});

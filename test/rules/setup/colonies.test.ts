import { automaticClaims } from '#rules/setup/automatic-claims';
import { automaticHomeworld } from '#rules/setup/automatic-homeworld';
import { budgetLeft } from '#rules/setup/budget-left';
import { claimCostOf } from '#rules/setup/claim-cost-of';
import { type Claimant, claimFailure } from '#rules/setup/claim-failure';
import type { ClaimSystem } from '#rules/setup/claim';
import { colonyBudgetOf } from '#rules/setup/colony-budget-of';
import { expect, test } from 'vitest';

const system = (name: string, part: Partial<ClaimSystem> = {}): ClaimSystem => ({
  ...{ name, importance: 'minor', traits: [], raw: 2, owner: null },
  native: { census: 4, morale: 3, productivity: 2 },
  ...part,
});

test.each([
  ['off', 'pregenerated', 3, null],
  ['full', 'pregenerated', 3, { kind: 'points', points: 18 }],
  ['full', 'pregenerated', 5, { kind: 'points', points: 30 }],
  ['short', 'pregenerated', 5, { kind: 'points', points: 10 }],
  [
    'balanced',
    'pregenerated',
    4,
    { kind: 'systems', systems: { major: 1, minor: 2, unimportant: 3 } },
  ],
  ['full', 'explore', 3, null],
] as const)(
  'OPT-5: what %s gives on a map that is %s, with %s players',
  (colonyPoints, map, players, budget) => {
    expect(colonyBudgetOf({ colonyPoints, map }, players)).toEqual(budget);
  },
);

test.each([
  ['unimportant', [], 'colony', 2, 1],
  ['minor', ['Rare Metals'], 'colony', 4, 2],
  ['minor', ['Rare Metals', 'Mild Climate'], 'colony', 6, 2],
  ['major', ['Rare Metals', 'Mild Climate'], 'colony', 8, 4],
  ['major', ['Homeworld'], 'colony', 10, 10],
  ['major', [], 'outpost', 1, null],
  ['unimportant', [], 'outpost', 1, null],
] as const)(
  'OPT-5: a system that is %s with the traits %j costs as %s %s, and %s in the short variant',
  (importance, traits, kind, full, short) => {
    expect(claimCostOf({ importance, traits }, kind, 'full')).toBe(full);
    expect(claimCostOf({ importance, traits }, kind, 'short')).toBe(short);
  },
);

test('OPT-5: the balanced setup counts systems by kind, and takes no homeworld and no outpost', () => {
  const budget = colonyBudgetOf({ colonyPoints: 'balanced', map: 'pregenerated' }, 2)!;
  const major = system('A', { importance: 'major' });
  const left = budgetLeft(budget, { system: major, kind: 'colony' }, 'balanced');
  expect(left).toEqual({ kind: 'systems', systems: { major: 0, minor: 2, unimportant: 3 } });
  expect(budgetLeft(left!, { system: major, kind: 'colony' }, 'balanced')).toBeNull();
  expect(budgetLeft(budget, { system: major, kind: 'outpost' }, 'balanced')).toBeNull();
  const home = system('B', { importance: 'major', traits: ['Homeworld'] });
  expect(budgetLeft(budget, { system: home, kind: 'colony' }, 'balanced')).toBeNull();
});

/** Home – Near – Far, Home – Theirs, and Apart by itself. */
const claimant = (points: number, part: Partial<Claimant> = {}): Claimant => ({
  own: new Set(['Home']),
  systems: [
    system('Home', { owner: 'us' }),
    system('Near'),
    system('Far', { importance: 'unimportant' }),
    system('Theirs', { owner: 'them' }),
    system('Apart'),
  ],
  lanes: [
    { between: ['Home', 'Near'] },
    { between: ['Far', 'Near'] },
    { between: ['Theirs', 'Home'] },
  ],
  budget: { kind: 'points', points },
  setting: 'full',
  ...part,
});

test.each([
  ['Near', 'colony', 4, null],
  ['Near', 'colony', 3, 'too dear'],
  ['Near', 'outpost', 1, null],
  ['Far', 'colony', 9, 'not joined'],
  ['Apart', 'colony', 9, 'not joined'],
  ['Nowhere', 'colony', 9, 'not joined'],
  ['Theirs', 'colony', 9, 'taken'],
] as const)('OPT-5: %s as %s with %s points: %s', (name, kind, points, failure) => {
  expect(claimFailure(claimant(points), { system: name, kind })).toBe(failure);
});

test('OPT-5: who places nothing gets the nearest systems, the most output for its points first, then outposts', () => {
  const rich = system('Rich', { native: { census: 4, morale: 3, productivity: 5 } });
  const asked = claimant(7);
  const systems = [...asked.systems, rich];
  const lanes = [...asked.lanes, { between: ['Rich', 'Home'] as const }];
  expect(automaticClaims({ ...asked, systems, lanes })).toEqual([
    { system: 'Rich', kind: 'colony' },
    { system: 'Near', kind: 'outpost' },
    { system: 'Far', kind: 'outpost' },
  ]);
  expect(automaticClaims({ ...asked, setting: 'short' })).toEqual([
    { system: 'Near', kind: 'colony' },
    { system: 'Far', kind: 'colony' },
  ]);
});

test.each([
  [0, [], 0],
  [1, [1], 7],
  [2, [0, 12], 6],
  [1, [2], 8],
  // The places of others leave none that is 6 away from all.
  [2, [3, 10], null],
] as const)(
  'MAP-2: player %s of three gets a homeworld where %j are taken: %s',
  (player, taken, place) => {
    expect(automaticHomeworld({ rings: 3, players: 3, player, taken })).toBe(place);
  },
);

import { expect, test } from 'vitest';
import type { StandingOrders } from '#model/forces/standing-orders';
import { detectedBy, type Quarry } from '#rules/sight/detected-by';
import { hidersIn } from '#rules/sight/hiders-in';
import { isHiddenFrom } from '#rules/sight/is-hidden-from';
import { voyageOf } from '#test/engine/movement/voyages';
import { empireId, unitId } from '#test/support/campaign';

const quarry = (unit: string, stealth: number, part: Partial<Quarry> = {}): Quarry => ({
  unit: unitId(unit),
  owner: empireId('red'),
  stealth,
  cost: 4,
  rank: 0,
  isFound: false,
  ...part,
});
const FOUR_AND_ONE = [quarry('shade', 4), ...['a', 'b', 'c', 'd'].map((unit) => quarry(unit, 2))];

test.each([
  ['18.5: 4 functions reveal 2 of 4 Stealth 2 ships, not the other', 4, FOUR_AND_ONE, ['a', 'b']],
  ['nobody without Scouts', 0, FOUR_AND_ONE, []],
  ['a rest finds nobody', 3, FOUR_AND_ONE, ['a']],
  ['12 functions find all', 12, FOUR_AND_ONE, ['a', 'b', 'c', 'd', 'shade']],
  ['the dearest of equals', 2, [quarry('a', 2), quarry('b', 2, { cost: 9 })], ['b']],
  [
    'of equals whom their owner puts forward, then the dearest',
    4,
    [quarry('a', 2, { rank: 1 }), quarry('b', 2, { cost: 9, rank: 1 }), quarry('c', 2)],
    ['c', 'b'],
  ],
  [
    'nobody sooner for it who hides better',
    2,
    [quarry('a', 2, { rank: 1 }), quarry('b', 3)],
    ['a'],
  ],
  [
    'as many of each owner as without that choice',
    2,
    [
      quarry('a', 2, { owner: empireId('blue') }),
      quarry('b', 2, { cost: 9, rank: 1 }),
      quarry('c', 2),
    ],
    ['c'],
  ],
  [
    'those found before take their functions again',
    4,
    [quarry('a', 1), quarry('b', 4, { isFound: true })],
    ['b'],
  ],
  [
    'and stay found when the Scouts are gone',
    0,
    [quarry('a', 1), quarry('b', 4, { isFound: true })],
    ['b'],
  ],
])('MOV-4, example %s', (_name, functions, quarries, found) => {
  expect(detectedBy(functions, quarries)).toEqual(found);
});

const hidingAmong = (ships: readonly string[], standing: Partial<StandingOrders> = {}) => {
  const fleets = { red: { f1: ['A', ...ships] } };
  const state = voyageOf({ lanes: { 'A-B': 'minor' }, standing: { red: standing }, fleets });
  return [...hidersIn(state).values()].map(({ unit, stealth }) => [unit, stealth]);
};

test.each([
  ['ships with Stealth', ['ghost', 'dd'], [['red.uf10', 2]]],
  ['no crippled ones', ['ghost!'], []],
  ['no Q-Ship without a convoy', ['qship'], []],
  ['one Q-Ship behind each convoy', ['convoy', 'qship', 'qship'], [['red.uf11', null]]],
] as const)('MOV-4: %s hide', (_name, ships, hiding) => {
  expect(hidingAmong(ships)).toEqual(hiding);
});

test('MOV-4: ships that are told to stay in the open do not hide', () => {
  expect(hidingAmong(['ghost', 'convoy', 'qship'], { stealth: 'open' })).toEqual([]);
});

test('MOV-4: no ship hides from its own empire', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', 'ghost'] } },
  });
  const hidden = (viewer: string) =>
    isHiddenFrom(hidersIn(state), unitId('red.uf10'), empireId(viewer));
  expect([hidden('red'), hidden('blue')]).toEqual([false, true]);
});

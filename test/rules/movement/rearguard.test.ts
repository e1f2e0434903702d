import { expect, test } from 'vitest';
import { contestingShips } from '#rules/movement/contesting-ships';
import { type PassingShip, rearguardOf } from '#rules/movement/rearguard-of';
import { designId, designOf, unitId } from '#test/support/campaign';

const ship = (id: string, part: Partial<PassingShip> = {}): PassingShip => ({
  id: unitId(id),
  design: designId('dd'),
  pace: 'normal',
  condition: 'sound',
  cost: 4,
  needed: false,
  stayFirst: [],
  ...part,
});
const FIRST = [designId('ca'), designId('cl')];

const ROWS: readonly (readonly [string, readonly PassingShip[], number, readonly string[]])[] = [
  [
    'the slowest',
    [ship('a', { pace: 'fast' }), ship('b'), ship('c', { pace: 'slowed' })],
    2,
    ['c', 'b'],
  ],
  [
    'then crippled ones',
    [ship('a', { pace: 'slowed' }), ship('b', { pace: 'slowed', condition: 'crippled', cost: 9 })],
    1,
    ['b'],
  ],
  ['then the cheapest', [ship('a'), ship('b', { cost: 3 })], 1, ['b']],
  ['equal ones in order', [ship('b'), ship('a'), ship('c')], 2, ['a', 'b']],
  [
    'those that the owner names first',
    [
      ship('a', { pace: 'slowed', stayFirst: FIRST }),
      ship('b', { design: designId('cl'), stayFirst: FIRST }),
      ship('c', { design: designId('ca'), pace: 'fast', stayFirst: FIRST }),
    ],
    2,
    ['c', 'b'],
  ],
  [
    'the Scout on a restricted lane last',
    [ship('a', { needed: true, cost: 1 }), ship('b')],
    1,
    ['b'],
  ],
  ['as many as there are', [ship('a')], 3, ['a']],
  ['nobody', [ship('a')], -1, []],
];

test.each(ROWS)('MOV-3: the ships that stay behind: %s', (_name, ships, due, stay) => {
  expect(rearguardOf(ships, due)).toEqual(stay);
});

test('MOV-3: warships and minefields count, convoys, flights and bases do not', () => {
  const designs = Object.fromEntries(
    (['ship', 'convoy', 'flight', 'base', 'minefield'] as const).map((kind) => [
      kind,
      designOf({ id: designId(kind), kind, civilian: kind === 'convoy' }),
    ]),
  );
  const groups = Object.keys(designs).map((id, index) => ({
    design: designId(id),
    count: index + 1,
  }));
  expect(contestingShips(groups, designs)).toEqual({ ships: 1, minefields: 5 });
});

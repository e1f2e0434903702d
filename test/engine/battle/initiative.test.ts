import { expect, test } from 'vitest';
import { rollInitiative } from '#engine/battle/initiative';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { empireId } from '#test/support/campaign';

type Row = readonly [
  string,
  readonly (readonly [string, number])[],
  readonly number[],
  readonly number[],
  readonly string[],
];
const ROWS: readonly Row[] = [
  [
    'the highest roll begins',
    [
      ['a', 9],
      ['b', 1],
    ],
    [3, 8],
    [],
    ['b', 'a'],
  ],
  [
    'equal rolls go to the side with most ships',
    [
      ['a', 2],
      ['b', 5],
    ],
    [6, 6],
    [],
    ['b', 'a'],
  ],
  [
    'equal ships to a roll',
    [
      ['a', 2],
      ['b', 2],
    ],
    [6, 6],
    [40, 41],
    ['b', 'a'],
  ],
  [
    'that is repeated while equal',
    [
      ['a', 2],
      ['b', 2],
    ],
    [6, 6],
    [40, 40, 90, 7],
    ['a', 'b'],
  ],
  [
    'of three only the tied two roll again',
    [
      ['a', 2],
      ['b', 2],
      ['c', 9],
    ],
    [6, 6, 9],
    [1, 2],
    ['c', 'b', 'a'],
  ],
];
test.each(ROWS)('ENC-2: %s', (_name, sides, d10, d100, order) => {
  const script = [
    ...d10.map((value) => ({ purpose: 'encounter initiative', values: [value] })),
    ...d100.map((value) => ({ purpose: 'initiative tie', values: [value] })),
  ];
  const dice = scriptedDice<RollPurpose>(script);
  const entries = sides.map(([side, ships]) => ({ side: empireId(side), ships }));
  expect(rollInitiative(entries, dice).order.map(({ side }) => side)).toEqual(order);
  dice.assertExhausted();
});

test.each([
  [0, ['b', 'a']],
  [2, ['a', 'b']],
  [3, ['a', 'b']],
])('CSC-5: %i Intel adds to the roll, and counts among equals', (intel, order) => {
  const dice = scriptedDice<RollPurpose>(
    [4, 6].map((value) => ({ purpose: 'encounter initiative', values: [value] })),
  );
  const entries = [
    { side: empireId('a'), ships: 2, intel },
    { side: empireId('b'), ships: 1 },
  ];
  expect(rollInitiative(entries, dice).order.map(({ side }) => side)).toEqual(order);
  dice.assertExhausted();
});

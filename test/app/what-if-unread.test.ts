import { expect, test } from 'vitest';
import type { WhatIf, WhatIfUnits } from '#app/what-if/what-if';
import { withoutFixed } from '#app/what-if/without-fixed';
import { battleOf, faultsOf, MEANS, units } from './what-if-battles.ts';

const classes = new Map(MEANS.lists.designs.map((one) => [String(one.id), one]));
const MANY = Number.NaN;
const count = 'Give a whole number of units, or 0 for none.';
const rows = (...all: readonly (readonly [string, number])[]): readonly WhatIfUnits[] =>
  all.map(([name, number], index) => units(index + 1, name, number));
const lida = rows(['loran.lida', 1]);
const UNREAD: readonly (readonly [string, readonly WhatIfUnits[], readonly string[]])[] = [
  [
    'a base that moves',
    rows(['human.ares', MANY], ['loran.nest', 1]),
    [
      `Human, row 1: ${count}`,
      'Human, row 2: Nest fights only for the defender of a Defensive scenario. Leave it out, or change the scenario.',
    ],
  ],
  [
    'flights without any berth',
    rows(['human.sparta', MANY], ['human.saber', 3]),
    [
      `Human, row 1: ${count}`,
      'Human, row 2: Saber can’t fight without a carrier here. Put it aboard a carrier.',
    ],
  ],
  [
    'flights whose number is none either',
    rows(['human.sparta', MANY], ['human.saber', MANY]),
    [
      `Human, row 1: ${count}`,
      'Human, row 2: Saber can’t fight without a carrier here. Put it aboard a carrier.',
      `Human, row 2: ${count}`,
    ],
  ],
  [
    'flights that may find room aboard: nothing follows',
    rows(['human.ares', MANY], ['human.saber', 90]),
    [`Human, row 1: ${count}`],
  ],
  [
    'a class to be chosen, which may have room: nothing follows',
    rows(['', 2], ['human.saber', 90]),
    ['Human, row 1: Choose a class, or make the number 0.'],
  ],
  [
    'more flights than berths, with any numbers in the other rows',
    rows(['human.ares', 1], ['human.saber', 90], ['human.saber', MANY]),
    [
      'Human, row 2: Saber can’t fight without a carrier here. Put it aboard a carrier.',
      `Human, row 3: ${count}`,
    ],
  ],
  [
    'a class that nobody knows',
    rows(['human.ares', MANY], ['human.aress', 1]),
    [`Human, row 1: ${count}`, expect.stringMatching(/^Human, row 2: There is no class/)],
  ],
  [
    'too many units, which hide nothing',
    rows(['human.ares', 150], ['human.apollo', 160], ['loran.nest', 1], ['human.ares', MANY]),
    [
      'Human: This side has at least 312 units. Give it at most 200.',
      'Human, row 3: Nest fights only for the defender of a Defensive scenario. Leave it out, or change the scenario.',
      `Human, row 4: ${count}`,
    ],
  ],
];
test.each(UNREAD)('a number that is none hides nothing else: %s', (_what, one, faults) => {
  expect(faultsOf(battleOf(one, lida))).toEqual(faults);
});

test('a number that is none hides no scenario that nobody can demand', () => {
  const place: WhatIf['place'] = {
    ...{ kind: 'system', name: 'Sol', anomalies: [], holder: 'one' },
    ...{ productivity: MANY, utilized: 4 },
  };
  const sent: WhatIf = { ...battleOf(rows(['human.ares', MANY]), lida), place };
  expect(faultsOf({ ...sent, scenario: 'interception' })).toEqual([
    'The place: The defender holds this system, so the attacker can’t demand an Interception. Choose another scenario or holder.',
    'The place: Give Productivity as a whole number.',
    `Human, row 1: ${count}`,
  ]);
});

test('an invalid number spoils no other number when units of a system are left out', () => {
  const one = rows(['loran.nest', 1], ['human.ares', MANY], ['human.saber', 2]);
  const { whatIf } = withoutFixed(battleOf(one, lida), classes);
  expect(faultsOf(whatIf)).toEqual([`Human, row 2: ${count}`]);
  const others = rows(['loran.nest', 1], ['human.saber', MANY], ['human.ares', 1]);
  const { whatIf: other } = withoutFixed(battleOf(others, lida), classes);
  expect(faultsOf(other)).toEqual([`Human, row 2: ${count}`]);
});

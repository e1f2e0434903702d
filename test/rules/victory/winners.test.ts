import { expect, test } from 'vitest';
import type { VictoryKind } from '#model/settings/victory';
import type { VictoryStanding } from '#rules/victory/victory-standings';
import { winnersOf } from '#rules/victory/winners-of';
import { empireId } from '#test/support/campaign';

const standing = (name: string, output: number, ...met: VictoryKind[]): VictoryStanding => ({
  empire: empireId(name),
  systems: 1,
  output,
  conditions: (['economic', 'military', 'time'] as const).map((kind) => {
    return { kind, value: 1, needed: 1, met: met.includes(kind) };
  }),
});

type Row = readonly [string, number, readonly VictoryStanding[], readonly string[]];
const ROWS: readonly Row[] = [
  ['nobody meets anything', 1, [standing('red', 5), standing('blue', 9)], []],
  ['one meets what is needed', 1, [standing('red', 5, 'economic'), standing('blue', 9)], ['red']],
  ['one of two needed is too little', 2, [standing('red', 5, 'economic')], []],
  ['two of two needed', 2, [standing('red', 5, 'economic', 'time')], ['red']],
  [
    'of several who meets most',
    1,
    [standing('red', 5, 'economic', 'military'), standing('blue', 9, 'economic')],
    ['red'],
  ],
  [
    'then who makes most',
    1,
    [standing('red', 5, 'military'), standing('blue', 9, 'economic')],
    ['blue'],
  ],
  [
    'then they share it',
    1,
    [standing('red', 9, 'military'), standing('blue', 9, 'economic'), standing('green', 99)],
    ['red', 'blue'],
  ],
  ['no condition is needed: still nobody wins by nothing', 0, [standing('red', 5)], []],
];
test.each(ROWS)('VIC-1: %s', (_name, needed, standings, winners) => {
  const won = winnersOf({ needed, conditions: [] }, standings);
  expect(won.map(({ empire }) => empire)).toEqual(winners);
});

test('VIC-1: a victory says by which conditions it was won', () => {
  const all = [standing('red', 5, 'economic', 'time')];
  expect(winnersOf({ needed: 1, conditions: [] }, all)).toEqual([
    { empire: 'red', met: ['economic', 'time'] },
  ]);
});

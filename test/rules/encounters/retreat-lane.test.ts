import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { LaneId } from '#model/campaign/ids';
import { laneHome } from '#rules/encounters/way-home';
import { retreatLane, type RetreatWay } from '#rules/encounters/retreat-lane';
import { systemId } from '#test/support/campaign';

type Row = readonly [RetreatWay['class'], number | null, 'enemies'?];
const waysOf = (rows: Readonly<Record<string, Row>>): readonly RetreatWay[] =>
  Object.entries(rows).map(([lane, [laneClass, jumpsHome, enemies]]) => ({
    lane: brandAs<LaneId>(lane),
    class: laneClass,
    to: systemId('H0303'),
    jumpsHome,
    ...(enemies === undefined ? {} : { enemies: true }),
  }));

test.each<[string, Readonly<Record<string, Row>>, string | null]>([
  ['the fewest jumps, even by a narrower lane', { a: ['major', 3], b: ['minor', 1] }, 'b'],
  ['the widest of equals', { a: ['minor', 2], b: ['major', 2] }, 'b'],
  ['the lowest id of equals', { b: ['major', 2], a: ['major', 2] }, 'a'],
  ['no path comes last', { a: ['major', null], b: ['minor', 7] }, 'b'],
  ['no restricted lane where another leads there', { a: ['restricted', 0], b: ['minor', 4] }, 'b'],
  [
    'a restricted lane where it alone leads there',
    { a: ['restricted', 0], b: ['minor', null] },
    'a',
  ],
  ['no restricted lane if none leads there', { a: ['restricted', null], b: ['minor', null] }, 'b'],
  ['around known enemies', { a: ['major', 0, 'enemies'], b: ['minor', null] }, 'b'],
  [
    'to known enemies if all lanes do',
    { a: ['major', 5, 'enemies'], b: ['minor', 2, 'enemies'] },
    'b',
  ],
  ['none', {}, null],
])('CSC-12: the lane of a retreat: %s', (_name, rows, expected) => {
  expect(retreatLane(waysOf(rows))).toBe(expected);
});

test.each<[string, Readonly<Record<string, Row>>, string]>([
  ['around known enemies', { a: ['major', 1, 'enemies'], b: ['minor', 6] }, 'b'],
  ['around them even without a path', { a: ['major', 0, 'enemies'], b: ['minor', null] }, 'b'],
  [
    'nearest if all lanes lead to some',
    { a: ['major', 4, 'enemies'], b: ['minor', 3, 'enemies'] },
    'b',
  ],
])('ENC-5: a fleet withdraws %s', (_name, rows, expected) => {
  expect(laneHome(waysOf(rows))).toBe(expected);
});

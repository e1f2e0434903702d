import { expect, test } from 'vitest';
import { ashore } from '#test/support/ashore';
import { designId, unitId } from '#test/support/campaign';
import { codesAtB, codesOf, judged, plan, TROOPS, type World } from './siege-sheets.ts';

const aims = (units: readonly string[], place = 1, target = 'gropos') =>
  units.map((unit) => ({ unit: unitId(unit), target: designId(target), place }));
/** Red has a unit on the ground at B and sees one of blue's. */
const FACING: World = {
  units: [...TROOPS, ashore('red.u5', 'gropos', 'B'), ashore('blue.u5', 'gropos', 'B')],
};

type Row = readonly [
  what: string,
  order: ReturnType<typeof plan>,
  codes: readonly string[],
  world?: World,
];
const rows = (all: readonly Row[]) =>
  all.map(([what, order, codes, world = {}]) => [what, order, codes, world] as const);

test.each(
  rows([
    ['a unit that faces its enemy', plan('B', { aims: aims(['red.u5']) }), [], FACING],
    ['a unit that comes there', plan('B', { aims: aims(['red.u1']) }), [], FACING],
    [
      'in a system without it',
      plan('A', { aims: aims(['red.u5']) }),
      ['AIM_ELSEWHERE', 'AIM_UNSEEN'],
      FACING,
    ],
    ['against an enemy out of sight', plan('B', { aims: aims(['red.u1']) }), ['AIM_UNSEEN']],
    [
      'against more than are seen',
      plan('B', { aims: aims(['red.u5'], 2) }),
      ['AIM_UNSEEN'],
      FACING,
    ],
  ]),
)('GND-1, FOG-14: to send against an enemy %s', (_what, order, codes, world) => {
  expect(codesAtB(order, world)).toEqual(codes);
});

test('GND-1, FOG-14: all that is wrong with aims is told at once, each with its place', () => {
  const five = ['red.u5', 'red.u6', 'red.u7', 'red.u8', 'red.u9'];
  const world: World = {
    units: [
      ...TROOPS,
      ...five.map((id) => ashore(id, 'gropos', 'B')),
      ashore('blue.u5', 'gropos', 'B'),
    ],
  };
  const order = plan('B', {
    aims: [
      ...aims(['red.x', 'red.uf11']),
      ...aims(['red.u5', 'red.u5']),
      ...aims(['red.u6'], 1, 'dd'),
      ...aims(['red.u7', 'red.u8']),
    ],
  });
  const [verdict] = judged([order], world).verdicts;
  expect(verdict!.issues.map(({ code, path, severity }) => [code, path, severity])).toEqual([
    ['UNIT_UNKNOWN', 'aims.0', 'refused'],
    ['AIM_KIND', 'aims.1', 'refused'],
    ['AIM_TWICE', 'aims.3', 'refused'],
    ['AIM_TARGET', 'aims.4', 'refused'],
    ['AIM_CROWDED', 'aims.5', 'refused'],
    ['AIM_CROWDED', 'aims.6', 'refused'],
  ]);
  expect(codesOf([plan('B', { aims: aims(five) })], world)).toEqual([['AIM_CROWDED']]);
});

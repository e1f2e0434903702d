import { ledgerTotal } from '#kernel/reasons/ledger';
import { orderStateOf } from '#rules/economy/order-state';
import { outputOf } from '#rules/economy/output-of';
import { NO_MARKS, productivityMarksOf } from '#rules/economy/productivity-marks';
import { utilizedProductivityOf } from '#rules/economy/utilized-productivity';
import { brandAs } from '#kernel/brand/brand';
import type { Effect, EffectKind } from '#model/campaign/effect';
import type { EffectId } from '#model/campaign/ids';
import { empireId, systemId } from '#test/support/campaign';
import { expect, test } from 'vitest';

const system = (census: number, morale: number, productivity: number) => ({
  census,
  morale,
  productivity,
});

test.each([
  { of: system(8, 7, 6), state: 'good-order' },
  { of: system(8, 4, 6), state: 'good-order' },
  { of: system(7, 4, 6), state: 'good-order' },
  { of: system(7, 3, 6), state: 'unrest' },
  { of: system(3, 1, 2), state: 'unrest' },
  { of: system(1, 0, 1), state: 'rebellion' },
  { of: system(0, 0, 0), state: 'good-order' },
])('ECO-1: $of is in $state', ({ of, state }) => {
  expect(orderStateOf(of)).toBe(state);
});

test.each([
  { name: 'Sol of example 2', of: system(8, 7, 6), raw: 5, utilized: 6, output: 30 },
  { name: 'Wolf of example 2, in unrest', of: system(3, 1, 2), raw: 2, utilized: 1, output: 2 },
  { name: 'Census 4 with Productivity 7', of: system(4, 4, 7), raw: 1, utilized: 4, output: 4 },
  { name: 'unrest halves up', of: system(9, 2, 5), raw: 1, utilized: 3, output: 3 },
  { name: 'rebellion', of: system(9, 0, 5), raw: 3, utilized: 0, output: 0 },
  {
    name: 'an outpost that kept Productivity',
    of: system(0, 0, 3),
    raw: 3,
    utilized: 0,
    output: 0,
  },
])('ECO-1: $name', ({ of, raw, utilized, output }) => {
  const found = utilizedProductivityOf(of, NO_MARKS);
  expect(found.utilized).toBe(utilized);
  expect(ledgerTotal(found.ledger)).toBe(utilized);
  expect(outputOf({ utilized: found.utilized, raw, blockaded: false })).toBe(output);
});

test.each([
  { name: 'suppression before Census', of: system(4, 4, 7), marks: { suppressed: 2 }, utilized: 4 },
  { name: 'suppression beyond all', of: system(4, 4, 2), marks: { suppressed: 5 }, utilized: 0 },
  { name: 'disruption halves up', of: system(8, 8, 5), marks: { disruption: 'half' }, utilized: 3 },
  { name: 'disruption zeroes', of: system(8, 8, 5), marks: { disruption: 'zero' }, utilized: 0 },
  { name: 'strikes halve down, each', of: system(8, 8, 7), marks: { halvings: 2 }, utilized: 1 },
  {
    name: 'bombardment last',
    of: system(8, 8, 7),
    marks: { halvings: 1, bombarded: 1 },
    utilized: 2,
  },
  { name: 'bombardment beyond all', of: system(8, 8, 3), marks: { bombarded: 4 }, utilized: 0 },
  {
    name: 'everything in its order: 9 − 1 = 8, Census 7, unrest 4, disruption 2, strike 1, loss 0',
    of: system(7, 1, 9),
    marks: { suppressed: 1, disruption: 'half', halvings: 1, bombarded: 1 },
    utilized: 0,
  },
] as const)('ECO-1: $name', ({ of, marks, utilized }) => {
  const found = utilizedProductivityOf(of, { ...NO_MARKS, ...marks });
  expect(found.utilized).toBe(utilized);
  expect(ledgerTotal(found.ledger)).toBe(utilized);
});

test('ECO-1: each step that takes something is told in its order', () => {
  const marks = { suppressed: 1, disruption: 'half', halvings: 1, bombarded: 1 } as const;
  const { ledger } = utilizedProductivityOf(system(7, 1, 9), marks);
  expect(ledger.map((line) => `${line.label} ${String(line.amount)}`)).toEqual([
    'Productivity 9',
    'Suppressed -1',
    'Beyond its Census -1',
    'Unrest -3',
    'Economic disruption -2',
    'Sabotage or strike -1',
    'Bombardment -1',
  ]);
});

test('ECO-1: marks count in the turns they are for, and add up', () => {
  const sol = systemId('H0101');
  const effect = (id: string, kind: EffectKind, turns: readonly [number, number]): Effect => ({
    id: brandAs<EffectId>(id),
    kind,
    owner: empireId('human'),
    subject: { kind: 'system', system: sol },
    amount: 2,
    begins: turns[0],
    ends: turns[1],
  });
  const effects = [
    effect('1', 'suppressed', [4, 4]),
    effect('2', 'suppressed', [4, 5]),
    effect('3', 'disrupted-zero', [4, 4]),
    effect('4', 'disrupted-half', [4, 4]),
    effect('5', 'halved', [4, 4]),
    effect('6', 'bombarded', [4, 4]),
  ];
  expect(productivityMarksOf(effects, 3).size).toBe(0);
  expect(productivityMarksOf(effects, 4).get(sol)).toEqual({
    suppressed: 4,
    disruption: 'zero',
    halvings: 2,
    bombarded: 2,
  });
  expect(productivityMarksOf(effects, 5).get(sol)).toEqual({ ...NO_MARKS, suppressed: 2 });
});

test.each([
  { morale: 1, martialLaw: true, utilized: 5 },
  { morale: 1, martialLaw: false, utilized: 3 },
  { morale: 0, martialLaw: true, utilized: 3 },
  { morale: 0, martialLaw: false, utilized: 0 },
  { morale: 5, martialLaw: true, utilized: 5 },
])('COL-7: Morale $morale of 5, martial law $martialLaw: 5 points are $utilized', (row) => {
  const { utilized, ...rest } = row;
  const found = utilizedProductivityOf({ census: 5, productivity: 5, ...rest }, NO_MARKS);
  expect(found.utilized).toBe(utilized);
});

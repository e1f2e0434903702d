import { ledgerTotal } from '#kernel/reasons/ledger';
import { checkDesign } from '#rules/design/check-design';
import { pointsSpentOf } from '#rules/design/point-faults';
import type { TechLevel } from '#rules/design/tech-percent';
import { expect, test } from 'vitest';
import { sketchOf } from './sketch.ts';

/** What the check says of a design in short; only what the row asks for is compared. */
function readingOf(part: Parameters<typeof sketchOf>[0], level?: TechLevel) {
  const { faults, bill } = checkDesign(sketchOf(part), level);
  const { available, cost, maintenance, cc } = bill!;
  return {
    available: ledgerTotal(available),
    spent: pointsSpentOf(bill!),
    cost: ledgerTotal(cost),
    maint: `${String(maintenance.points)}/${String(maintenance.per)}`,
    cc,
    legal: faults.length === 0,
  };
}

const ship = (sum: number): readonly number[] => [sum - 4, 2, 1, 1, 0];
const legal = true;

test.each([
  {
    cite: 'U-22',
    design: 'D-1 Prometheus',
    part: { hull: 'CA', values: [6, 2, 2, 2, 4], abilities: ['explorer', 'scout 2'] },
    expected: { available: 20, spent: 20, cost: 9, maint: '4/3', cc: 2, legal },
  },
  {
    cite: 'U-22',
    design: 'D-2 Merte',
    part: { hull: 'CL', tech: 2, values: [5, 1, 2, 4, 4], abilities: ['scout 1'] },
    expected: { available: 18, spent: 18, cost: 7, maint: '3/4', legal },
  },
  {
    cite: 'U-5',
    design: 'D-4 Nest',
    part: { kind: 'base', hull: 'CA', values: [7, 9, 5, 5, 4] },
    expected: { available: 30, spent: 30, cost: 8, maint: '2/3', cc: 2, legal },
  },
  {
    cite: 'U-2',
    design: 'D-5 Hook',
    part: { kind: 'flight', hull: 'MF', tech: 2, values: [3, 4, 0], abilities: ['atmospheric'] },
    expected: { available: 7, spent: 7, cost: 2, maint: '1/12', legal },
  },
  {
    cite: 'U-4',
    design: 'D-6 Hook, not Atmospheric',
    part: { kind: 'flight', hull: 'MF', tech: 2, values: [3, 5, 0] },
    expected: { available: 8, spent: 8, legal },
  },
  {
    cite: 'U-4',
    design: 'D-7 a scout flight',
    part: { kind: 'flight', hull: 'HF', values: [4], abilities: ['atmospheric', 'scout 1'] },
    expected: { spent: 8, cost: 4, maint: '1/8', legal },
  },
  {
    cite: 'U-22',
    design: 'D-8 Marines',
    part: { kind: 'ground', hull: 'MG', values: [2, 2, 3, 2], abilities: ['marines'] },
    expected: { spent: 9, cost: 4, maint: '3/6', cc: 0, legal },
  },
  {
    cite: 'U-11',
    design: 'D-9 a command battleship',
    part: { hull: 'BB', values: [14, 4, 2, 2, 2], abilities: ['command 2'] },
    expected: { spent: 28, maint: '4/2', cost: 12, legal },
  },
  {
    cite: 'U-22',
    design: 'D-10 a depot base',
    part: { kind: 'base', hull: 'BB', values: ship(42), abilities: ['supplyDepot'] },
    expected: { available: 42, cost: 22, maint: '5/2', legal },
  },
  {
    cite: 'U-22',
    design: 'D-11 a slow corvette',
    part: { hull: 'CT', values: ship(8), abilities: ['slow'] },
    expected: { cost: 1, maint: '1/6', legal },
  },
  {
    cite: 'U-2',
    design: 'D-12 an Auxiliary',
    part: { hull: 'CL', values: ship(24), abilities: ['auxiliary'] },
    expected: { available: 24, cost: 6, legal },
  },
  {
    cite: 'U-22',
    design: 'D-13 a big ship that lands',
    part: { hull: 'CL', values: ship(16), abilities: ['atmospheric'] },
    expected: { cost: 7, maint: '3/4', legal },
  },
  {
    cite: 'U-5',
    design: 'D-14 a minefield',
    part: { kind: 'minefield', hull: 'LF', values: [2, 4], abilities: ['proximity'] },
    expected: { available: 6, spent: 6, cost: 2, maint: '1/16', legal },
  },
  {
    cite: 'U-22',
    design: 'D-15 two points too many',
    part: { hull: 'DD', values: ship(12), abilities: ['stealth 1'] },
    expected: { available: 12, spent: 14, legal: false },
  },
  {
    cite: 'U-1',
    design: 'D-16 an Experimental ship',
    part: { hull: 'CB', values: ship(26), abilities: ['experimental'] },
    expected: { available: 26, cost: 10, maint: '4/2', legal },
  },
  {
    cite: 'U-22',
    design: 'D-17 a mobile yard',
    part: { hull: 'BB', values: ship(14), abilities: ['mobileShipyard 7'] },
    expected: { spent: 28, cost: 19, maint: '5/2', legal },
  },
  {
    cite: 'U-4',
    design: 'D-18 boarders pay by pairs',
    part: { hull: 'CT', values: [2, 1, 1, 0, 1], abilities: ['boarding 3'] },
    expected: { spent: 8, cost: 3, maint: '1/6', legal },
  },
] as const)('$cite: example $design', ({ part, expected }) => {
  expect(readingOf(part)).toMatchObject(expected);
});

test.each([
  { level: { scheme: 'startingPlus', era: 4 }, available: 28 },
  { level: { scheme: 'eraIBase', era: 4 }, available: 26 },
  { level: { scheme: 'eraIBase', era: 0 }, available: 20 },
  { level: { scheme: 'perTechYear', years: 15 }, available: 26 },
] as const)('U-1: example D-3, a heavy cruiser under $level has $available', (row) => {
  expect(readingOf({ hull: 'CA', values: ship(20) }, row.level).available).toBe(row.available);
});

test('U-11: a rating does not raise maintenance again', () => {
  const rated = (rating: number) =>
    readingOf({ hull: 'BB', values: ship(8), abilities: [`supply ${String(rating)}`] });
  expect([rated(1).maint, rated(5).maint]).toEqual(['4/2', '4/2']);
});

test('U-2: factors multiply and are rounded once, half up', () => {
  const auxiliaryBase = { kind: 'base', hull: 'CT', tech: 2, values: [1] } as const;
  // 8 × 1.1 × 1.5 × 1.5 = 19.8; rounded at each step it would be 21.
  expect(readingOf({ ...auxiliaryBase, abilities: ['auxiliary'] }).available).toBe(20);
});

test('U-4: a flight pays Cost for what others pay in maintenance, Experimental too', () => {
  const flight = { kind: 'flight', hull: 'HF', values: [2] } as const;
  const abilities = ['atmospheric', 'missile', 'experimental', 'shields', 'minesweeper 1'];
  expect(readingOf({ ...flight, abilities })).toMatchObject({ cost: 6, maint: '1/8' });
});

test('U-5: a minefield pays maintenance as ships do', () => {
  const field = { kind: 'minefield', hull: 'MF', values: [9] } as const;
  expect(readingOf({ ...field, abilities: ['selfReplicating'] })).toMatchObject({
    cost: 2,
    maint: '2/12',
    cc: 1,
  });
});

test('U-12: First Strike costs a point for each CC, of flights 1', () => {
  const spent = (part: Parameters<typeof sketchOf>[0]) =>
    readingOf({ ...part, abilities: ['firstStrike'] }).spent;
  expect([
    spent({ hull: 'DN', values: [1] }),
    spent({ kind: 'flight', hull: 'HF', values: [1] }),
  ]).toEqual([5, 2]);
});

test('U-22: the bill tells each line with its rule', () => {
  const { bill } = checkDesign(
    sketchOf({ hull: 'CA', tech: 2, values: [6, 2, 2, 2, 6], abilities: ['explorer', 'scout 2'] }),
  );
  const rows = (['available', 'values', 'abilities', 'cost', 'upkeep'] as const).map((part) =>
    bill![part].map(({ label, cite, amount }) => `${cite} ${label}: ${String(amount)}`),
  );
  expect(rows).toEqual([
    ['U-19 Heavy Cruiser: 20', 'U-1 Tech (+10 %): 2'],
    ['U-20 DV: 6', 'U-20 AS: 2', 'U-20 AF: 2', 'U-20 CV: 2', 'U-20 CR: 6'],
    ['U-21 Scout 2: 4'],
    ['U-19 Heavy Cruiser: 8', 'U-22 Scout: 1'],
    ['U-19 Heavy Cruiser: 2', 'U-22 Explorer: 1', 'U-22 Scout: 1'],
  ]);
});

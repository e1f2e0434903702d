import { improvementFailureOf, saleFailureOf } from '#rules/economy/improvement-failure';
import { intelPriceOf } from '#rules/economy/intel-price';
import { productivityGainOf, productivityPriceOf } from '#rules/economy/productivity-price';
import { outputLedgerOf, outputOf } from '#rules/economy/output-of';
import { purchaseLimitOf } from '#rules/economy/purchase-limit';
import { systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const ruined = ['Abandoned Colony'];

test.each([
  { what: 'example 14: from 1 to 2', productivity: 1, anomalies: [], price: 20, gain: 5 },
  { what: 'the first point', productivity: 0, anomalies: [], price: 10, gain: 0 },
  { what: 'from 6 to 7', productivity: 6, anomalies: [], price: 70, gain: 30 },
  { what: 'at an abandoned colony', productivity: 6, anomalies: ruined, price: 35, gain: 15 },
  { what: 'with a half to round', productivity: 3, anomalies: ruined, price: 20, gain: 7 },
])('COL-2: $what costs $price, and the last point brings $gain', (row) => {
  expect(productivityPriceOf(row)).toBe(row.price);
  expect(productivityGainOf(row)).toBe(row.gain);
});

test.each([
  { intel: 0, intelCostFactor: 5, price: 5 },
  { intel: 3, intelCostFactor: 5, price: 20 },
  { intel: 3, intelCostFactor: 10, price: 40 },
])('ECO-8: Intel $intel and one more costs $price by the factor $intelCostFactor', (row) => {
  expect(intelPriceOf(row, row)).toBe(row.price);
});

const sound = systemOf({
  id: systemId('H0101'),
  owner: human,
  census: 4,
  morale: 2,
  productivity: 3,
  intel: 5,
  capacity: 6,
});

test.each([
  { what: 'a colony in good order', system: sound, prd: null, int: null, sale: null },
  {
    what: 'another’s',
    system: { ...sound, owner: loran },
    prd: 'system-lost',
    int: 'system-lost',
    sale: 'system-lost',
  },
  {
    what: 'an outpost',
    system: { ...sound, census: 0, morale: 0 },
    prd: 'no-colony',
    int: 'no-colony',
    sale: 'no-colony',
  },
  {
    what: 'one in unrest',
    system: { ...sound, morale: 1 },
    prd: 'not-in-order',
    int: 'not-in-order',
    sale: 'not-in-order',
  },
  {
    what: 'a blockaded one',
    system: { ...sound, blockaded: true },
    prd: 'blockaded',
    int: 'blockaded',
    sale: 'blockaded',
  },
  {
    what: 'one that uses all its Census',
    system: { ...sound, productivity: 4 },
    prd: 'at-limit',
    int: null,
    sale: null,
  },
  {
    what: 'one with more than its Census',
    system: { ...sound, productivity: 6 },
    prd: 'at-limit',
    int: null,
    sale: null,
  },
  {
    what: 'one with Intel at its Capacity',
    system: { ...sound, intel: 6 },
    prd: null,
    int: 'at-limit',
    sale: null,
  },
  {
    what: 'one without Productivity',
    system: { ...sound, productivity: 0 },
    prd: null,
    int: null,
    sale: 'at-limit',
  },
])('COL-2, ECO-8: buying and selling at $what', ({ system, prd, int, sale }) => {
  expect(improvementFailureOf('productivity', system, human)).toBe(prd);
  expect(improvementFailureOf('intel', system, human)).toBe(int);
  expect(saleFailureOf(system, human)).toBe(sale);
});

test.each([
  { utilized: 5, raw: 3, blockaded: false, output: 15, limit: null },
  { utilized: 5, raw: 3, blockaded: true, output: 7, limit: 7 },
  { utilized: 0, raw: 3, blockaded: true, output: 0, limit: 0 },
])('ECO-1, ECO-7: U $utilized × RAW $raw, blockaded $blockaded, makes $output', (row) => {
  expect(outputOf(row)).toBe(row.output);
  expect(purchaseLimitOf(row)).toBe(row.limit);
});

test('ECO-1: the blockade has a line of its own', () => {
  const ledger = outputLedgerOf({ name: 'Sol', utilized: 5, raw: 3, blockaded: true });
  expect(ledger).toEqual([
    { label: 'Sol', cite: 'ECO-1', amount: 15 },
    { label: 'Blockade of Sol', cite: 'SUP-4', amount: -8 },
  ]);
});

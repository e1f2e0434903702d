import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import type { Specialisation, StarSystem } from '#model/campaign/system';
import { growthLedgerOf } from '#rules/colony/growth-check';
import { specialisationFailureOf } from '#rules/colony/specialisation-failure';
import { capacityOf } from '#rules/construction/capacity-of';
import { outputOf } from '#rules/economy/output-of';
import { purchaseLimitOf } from '#rules/economy/purchase-limit';
import { systemIncomeLedgerOf, systemIncomeOf } from '#rules/economy/system-income-of';
import { colonyResearchOf } from '#rules/tech/colony-research';
import { systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

/** A colony of U 4 and RAW 3. */
const colony = (kind: Specialisation | null, part: Partial<StarSystem> = {}): StarSystem =>
  systemOf({
    id: systemId('H0101'),
    name: 'Sol',
    owner: human,
    capacity: 6,
    census: 4,
    morale: 4,
    raw: 3,
    utilized: 4,
    specialisation: { kind, since: 1 },
    ...part,
  });

test.each([
  { kind: null, income: 12, capacity: 8, research: 0, growth: 11 },
  { kind: 'industrial', income: 0, capacity: 16, research: 0, growth: 11 },
  { kind: 'research', income: 0, capacity: 0, research: 36, growth: 11 },
  { kind: 'mining', income: 24, capacity: 0, research: 0, growth: 11 },
  { kind: 'agriculture', income: 0, capacity: 0, research: 0, growth: 15 },
] as const)('OPT-9: $kind: income $income, capacity $capacity, research $research', (row) => {
  const system = colony(row.kind);
  expect(systemIncomeOf(system)).toBe(row.income);
  const place = { ...system, shipyards: 1, mobile: 0, convoys: 1, wartime: false };
  expect(capacityOf(place, 'system')).toBe(row.capacity);
  expect((['shipyard', 'convoy', 'census'] as const).map((one) => capacityOf(place, one))).toEqual([
    10, 10, 4,
  ]);
  expect(colonyResearchOf(system)).toBe(row.research);
  expect(ledgerTotal(growthLedgerOf(5, system))).toBe(row.growth);
  expect(outputOf(system)).toBe(12);
});

test('OPT-9, ECO-7: a blockade halves what is doubled, and its limit is the output', () => {
  const mine = colony('mining', { blockaded: true, utilized: 5 });
  expect(systemIncomeLedgerOf(mine)).toEqual([
    { label: 'Sol', cite: 'ECO-1', amount: 15 },
    { label: 'Blockade of Sol', cite: 'SUP-4', amount: -8 },
    { label: 'Sol is specialised: mining', cite: 'OPT-9', amount: 7 },
  ]);
  expect(purchaseLimitOf(mine)).toBe(7);
});

test.each([
  { what: 'for the first time', part: { specialisation: null }, failure: null },
  { what: 'after 12 turns', part: { specialisation: { kind: null, since: 3 } }, failure: null },
  {
    what: 'after 11 turns',
    part: { specialisation: { kind: 'research', since: 4 } },
    failure: 'too-soon',
  },
  { what: 'so already', part: { specialisation: { kind: 'mining', since: 1 } }, failure: 'same' },
  { what: 'an outpost', part: { census: 0, morale: 0 }, failure: 'no-colony' },
  { what: 'another’s', part: { owner: loran }, failure: 'system-lost' },
] as const)('OPT-9: in turn 15, to mining, $what: $failure', ({ part, failure }) => {
  const wish = { empire: human, to: 'mining', turn: 15 } as const;
  expect(specialisationFailureOf(colony(null, part), wish)).toBe(failure);
});

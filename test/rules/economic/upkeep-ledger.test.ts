import { expect, test } from 'vitest';
import { ledgerTotal } from '#kernel/reasons/ledger';
import { UNIT_STATUSES } from '#model/forces/unit';
import { intelUpkeepLedgerOf } from '#rules/economy/intel-upkeep-ledger';
import { type MaintenanceGroup, upkeepOf } from '#rules/economy/maintenance-groups';
import { upkeepLedgerOf } from '#rules/economy/upkeep-ledger';
import { designId, designOf, unitId } from '#test/support/campaign';

const groupOf = (count: number, part: Partial<MaintenanceGroup> = {}): MaintenanceGroup => ({
  design: designOf({ id: designId('apollo'), maintenance: { points: 2, per: 3 } }),
  status: 'active',
  isAlien: false,
  units: Array.from({ length: count }, (_, index) => unitId(`u${String(index)}`)),
  ...part,
});

test.each([
  { count: 1, part: {}, lines: [2] },
  { count: 3, part: {}, lines: [2] },
  { count: 4, part: {}, lines: [4] },
  { count: 4, part: { isAlien: true }, lines: [6] },
  { count: 3, part: { status: 'reserve', isAlien: true }, lines: [3, -1] },
  { count: 7, part: { status: 'mothballed' }, lines: [6, -6] },
] as const)('ECO-3: $count units cost $lines, line by line', ({ count, part, lines }) => {
  expect(upkeepLedgerOf(groupOf(count, part)).map(({ amount }) => amount)).toEqual(lines);
});

test('ECO-3: the lines sum to what is paid, for any number and status', () => {
  for (const status of UNIT_STATUSES) {
    for (let count = 1; count < 20; count += 1) {
      const group = groupOf(count, { status });
      expect(ledgerTotal(upkeepLedgerOf(group))).toBe(upkeepOf(group, count));
    }
  }
});

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
])('ECO-3: Intel %i costs %i', (intel, cost) => {
  expect(ledgerTotal(intelUpkeepLedgerOf(intel))).toBe(cost);
});

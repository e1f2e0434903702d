import { expect, test } from 'vitest';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';

test('a ledger adds up to the number it explains', () => {
  const ledger: Ledger = [
    { label: 'Census', cite: cite('ECO-1'), amount: 12 },
    { label: 'Maintenance', cite: cite('ECO-3'), amount: -5 },
  ];
  expect(ledgerTotal(ledger)).toBe(7);
  expect(ledgerTotal([])).toBe(0);
});

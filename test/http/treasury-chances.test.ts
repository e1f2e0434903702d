import { expect, test } from 'vitest';
import { judgeSheet } from '#app/orders/judge-sheet';
import { treasuryLedger } from '#http/orders/treasury-ledger';
import { treasuryFacts } from '#http/orders/verdict-lines';
import type { Order } from '#model/orders/order';
import { harbour, sol } from '#test/support/harbour';
import { viewOf } from '../legality/yard-orders.ts';

const system = { capacity: 9, raw: 3, census: 4, morale: 2, productivity: 4, utilized: 4 };
const view = viewOf(harbour({ crew: {}, system, treasury: 200 }));
const terraform: Order = { kind: 'Terraform', system: sol };
const LABEL = 'Depends on the dice for terraforming Sol';

test('COL-3, ECO-4: what hangs on the dice of terraforming is told beside next turn’s Treasury', () => {
  const judged = judgeSheet(view, [terraform]);
  const facts = treasuryFacts(200, judged).map(({ label, value }) => [label, value]);
  expect(facts.slice(2)).toEqual([
    ['Next turn (estimate)', '122 EP'],
    [LABEL, '−6 to +8 EP'],
  ]);
  const ledger = treasuryLedger(judged, view, () => 'Terraform Sol');
  expect(ledger.at(-1)).toEqual({ label: LABEL, amount: '−6 to +8 EP', isSum: false });
});

test('COL-3, ECO-4: nothing of the kind is told of a sheet without terraforming', () => {
  const labels = treasuryFacts(200, judgeSheet(view, [])).map(({ label }) => label);
  expect(labels).toEqual(['Treasury now', 'After these orders', 'Next turn (estimate)']);
});

import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { Ledger } from '#kernel/reasons/ledger';
import { type MaintenanceGroup, rateOf, upkeepOf } from './maintenance-groups.ts';

const ECO_3 = cite('ECO-3');

const SAVINGS = {
  reserve: 'Half of it in reserve',
  mothballed: 'Nothing while mothballed',
} as const;

/** What a group of units costs, step by step: its started lots, and what its status saves. @rule ECO-3 */
export function upkeepLedgerOf(group: MaintenanceGroup): Ledger {
  const { points, per } = rateOf(group);
  const count = group.units.length;
  const lots = divide(count, per, 'up');
  const full = lots * points;
  const label = `${String(count)}, ${String(per)} to a lot: ${String(lots)} started × ${String(points)}`;
  const made = { label, cite: ECO_3, amount: full };
  if (group.status === 'active') return [made];
  const saved = upkeepOf(group, count) - full;
  return [made, { label: SAVINGS[group.status], cite: ECO_3, amount: saved }];
}

import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import { type MaintenanceGroup, rateOf, upkeepOf } from './maintenance-groups.ts';
import { STATUS_NOTES } from './status-notes.ts';

/**
 * What an empire pays for its units, a line for each class and status, and 1 point for each
 * started ten of its Intel. Crippled units pay in full. @rule ECO-3
 */
export function maintenanceOf(groups: readonly MaintenanceGroup[], totalIntel: number): Ledger {
  const lines = groups.map((group) => lineOf(labelOf(group), upkeepOf(group, group.units.length)));
  if (totalIntel === 0) return lines;
  return [...lines, lineOf(`Intel (${String(totalIntel)})`, divide(totalIntel, 10, 'up'))];
}

function labelOf(group: MaintenanceGroup): string {
  const { points, per } = rateOf(group);
  const alien = group.isAlien ? ', alien' : '';
  const whom = `${String(group.units.length)} ${group.design.name}${STATUS_NOTES[group.status]}`;
  return `${whom} (${String(points)} per ${String(per)}${alien})`;
}

const lineOf = (label: string, amount: number): LedgerLine => ({
  label,
  cite: cite('ECO-3'),
  amount,
});

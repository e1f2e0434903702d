import { cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import { abilityRowOf } from './ability-table.ts';
import { type DesignSketch, hasAbility } from './design-sketch.ts';
import type { HullRow } from './hull-table.ts';

/**
 * The points of maintenance for each started lot, with what each ability adds; Experimental doubles them. A flight's stay those of its
 * hull.
 * @rule U-22
 * @rule U-11
 * @ruling Minefields pay as much for abilities as ships do, in Cost and in maintenance.
 */
export function maintenanceOfDesign(sketch: DesignSketch, hull: HullRow): Ledger {
  const base: LedgerLine = {
    label: hull.name,
    cite: cite('U-19'),
    amount: hull.maintenance.points,
  };
  if (sketch.kind === 'flight') return [base];
  const lines = [base, ...sketch.abilities.flatMap(({ id }) => maintenanceLines(id, hull))];
  if (!hasAbility(sketch, 'experimental')) return lines;
  const doubled = ledgerTotal(lines);
  return [...lines, { label: 'Experimental (× 2)', cite: cite('U-22'), amount: doubled }];
}

function maintenanceLines(id: string, hull: HullRow): readonly LedgerLine[] {
  const row = abilityRowOf(id);
  if (row === undefined) return [];
  // Only big ships pay for landing gear all the time.
  const gear = id === 'atmospheric' && hull.cc > 1 ? 1 : 0;
  const amount = row.maintenance + gear;
  return amount === 0 ? [] : [{ label: row.name, cite: cite('U-22'), amount }];
}

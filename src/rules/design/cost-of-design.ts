import { divide } from '#kernel/numbers/divide';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import type { Ability } from '#model/forces/design';
import { type AbilityRow, abilityRowOf } from './ability-table.ts';
import type { DesignSketch } from './design-sketch.ts';
import type { HullRow } from './hull-table.ts';

const LEAST_COST = 1;
/** Abilities that a flight has free: it is Atmospheric unless declared otherwise (U-10). */
const FREE_FOR_FLIGHTS = 'atmospheric';

/**
 * The Cost of a design, with what each ability adds; never below 1. A flight's is 1 more for each
 * ability that would raise Cost or maintenance.
 * @rule U-22
 * @rule U-4
 */
export function costOfDesign(sketch: DesignSketch, hull: HullRow): Ledger {
  const lines: readonly LedgerLine[] = [
    { label: hull.name, cite: cite('U-19'), amount: hull.cost },
    ...sketch.abilities.flatMap((ability) => costLines(sketch, ability)),
  ];
  const missing = LEAST_COST - ledgerTotal(lines);
  if (missing <= 0) return lines;
  return [...lines, { label: 'Never below 1', cite: cite('U-22'), amount: missing }];
}

function costLines({ kind }: DesignSketch, ability: Ability): readonly LedgerLine[] {
  const row = abilityRowOf(ability.id);
  if (row === undefined) return [];
  const isFlight = kind === 'flight';
  const amount = isFlight ? flightCost(row, ability) : costOf(row, ability);
  if (amount === 0) return [];
  return [{ label: row.name, cite: cite(isFlight ? 'U-4' : 'U-22'), amount }];
}

function costOf(row: AbilityRow, { rating }: Ability): number {
  switch (row.costPer) {
    case 'once':
      return row.cost;
    case 'function':
      return row.cost * rating;
    case 'two-functions':
      return row.cost * divide(rating, 2, 'down');
  }
}

/**
 * Each ability that would raise anything raises the Cost of a flight by 1. @rule U-4
 * @ruling Experimental raises the Cost of a flight by 1, because it doubles the maintenance of other units.
 */
function flightCost(row: AbilityRow, ability: Ability): number {
  if (row.id === FREE_FOR_FLIGHTS) return 0;
  const raises = costOf(row, ability) > 0 || row.maintenance > 0 || row.id === 'experimental';
  return raises ? 1 : 0;
}

import { cite } from '#kernel/reasons/cite';
import type { Ledger, LedgerLine } from '#kernel/reasons/ledger';
import type { Ability } from '#model/forces/design';
import { type AbilityRow, abilityRowOf } from './ability-table.ts';
import { abilityText } from './ability-text.ts';
import type { DesignSketch } from './design-sketch.ts';
import type { HullRow } from './hull-table.ts';
import { valuesOf } from './values-of.ts';

/** What a flight pays for rated abilities, times the price (U-4). */
const FLIGHT_FACTOR = 2;

/** What the values of a design cost: 1 point each, and a die as many as it has faces. @rule U-20 */
export function pointsForValues(sketch: DesignSketch): Ledger {
  return valuesOf(sketch)
    .filter(({ amount }) => amount > 0)
    .map(({ label, amount }) => ({ label, cite: cite('U-20'), amount }));
}

/** What the abilities of a design cost; a flight pays rated ones twice. @rule U-21 */
export function pointsForAbilities(sketch: DesignSketch, hull: HullRow): Ledger {
  return sketch.abilities.flatMap((ability): readonly LedgerLine[] => {
    const row = abilityRowOf(ability.id);
    if (row === undefined) return [];
    const isDouble = row.rated && sketch.kind === 'flight';
    const amount = pricesOf(row, ability, hull) * (isDouble ? FLIGHT_FACTOR : 1);
    if (amount === 0) return [];
    return [{ label: abilityText(ability), cite: cite(isDouble ? 'U-4' : 'U-21'), amount }];
  });
}

function pricesOf(row: AbilityRow, { rating }: Ability, hull: HullRow): number {
  switch (row.pointsPer) {
    case 'once':
      return row.points;
    case 'function':
      return row.points * rating;
    case 'cc':
      return row.points * hull.cc;
  }
}

import type { UnitDesign } from '#model/forces/design';

/** What one Census takes up in a hold. @rule MOV-7 */
export const CENSUS_SIZE = 10;

/**
 * What a unit takes up in a hold: its cost, a base twice that; null: it cannot be carried.
 * @rule MOV-7
 * @ruling ships and convoys move by themselves and are never cargo
 */
export function cargoSizeOf({ kind, cost }: Pick<UnitDesign, 'kind' | 'cost'>): number | null {
  switch (kind) {
    case 'ship':
    case 'convoy':
      return null;
    case 'base':
      return 2 * cost;
    case 'flight':
    case 'minefield':
    case 'ground':
      return cost;
  }
}

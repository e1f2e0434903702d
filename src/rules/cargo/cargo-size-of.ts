import type { UnitDesign } from '#model/forces/design';

/** The room that one Census takes up in a hold. @rule MOV-7 */
export const CENSUS_SIZE = 10;

/**
 * The room that a unit takes up in a hold: its cost, and twice that for a base. Null if it can't be carried.
 * @rule MOV-7
 * @ruling Ships and convoys move by themselves and are never cargo.
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

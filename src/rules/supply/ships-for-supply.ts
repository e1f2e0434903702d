import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { UnitId } from '#model/campaign/ids';

/** A ship whose Supply functions can be used. */
export type SupplyShip = Readonly<{
  unit: UnitId;
  functions: number;
  /** It is to repair others in the field. */
  isHelper: boolean;
}>;

/**
 * Which Supply ships are used for a way of so many lanes: no more than are needed for it.
 * @rule SUP-6
 * @ruling those first that repair nobody, then those with the highest rating
 */
export function shipsForSupply(ships: readonly SupplyShip[], lanes: number): readonly UnitId[] {
  const chosen: UnitId[] = [];
  let due = lanes;
  const inOrder = sortBy(
    ships,
    (a, b) => Number(a.isHelper) - Number(b.isHelper),
    (a, b) => b.functions - a.functions,
    (a, b) => compareIds(a.unit, b.unit),
  );
  for (const { unit, functions } of inOrder) {
    if (due <= 0) break;
    chosen.push(unit);
    due -= functions;
  }
  return chosen;
}

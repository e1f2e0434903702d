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
 * The Supply ships that are used for a supply route of a number of lanes: no more than needed.
 * @rule SUP-6
 * @ruling For a supply route, Supply ships that repair nobody are used first. Within each group, those with the highest rating come first.
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

import type { UnitDesign } from '#model/forces/design';
import { buyStartingUnits, type Purchase } from '#rules/forces/buy-starting-units';
import { isOfColony } from '#rules/galaxy/find-classes';

/** What a world buys before all else, in this order. */
const ESSENTIAL = ['depot', 'shipyard'] as const;

/** The first units of a world: single bases, and the purchases of the rest of the points. */
export type WorldUnits = Readonly<{
  bases: readonly UnitDesign[];
  bought: readonly Purchase[];
}>;

/**
 * The first units of a non-aligned world, from the classes that it has unlocked.
 * @rule DIP-14 @rule SET-1
 * @ruling Of its points a world first buys a Supply Depot and a Shipyard, each if at least half of the points are left for other units. It
 *   spends the rest as a player’s first points are spent by default.
 */
export function worldUnitsOf(classes: readonly UnitDesign[], points: number): WorldUnits {
  let left = points;
  const bases = ESSENTIAL.flatMap((role) => {
    const design = classes.find((one) => one.role === role);
    if (design === undefined || 2 * (left - design.cost) < points) return [];
    left -= design.cost;
    return [design];
  });
  return { bases, bought: buyStartingUnits(classes.filter(isOfColony), left) };
}

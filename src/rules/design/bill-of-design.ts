import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Maintenance } from '#model/forces/design';
import { costOfDesign } from './cost-of-design.ts';
import type { DesignSketch } from './design-sketch.ts';
import { hullRowFor } from './hull-table.ts';
import { isDesignNumber } from './is-design-number.ts';
import { maintenanceOfDesign } from './maintenance-of-design.ts';
import { pointsAvailableOf } from './points-available.ts';
import { pointsForAbilities, pointsForValues } from './points-spent.ts';
import type { TechLevel } from './tech-percent.ts';
import { valuesOf } from './values-of.ts';

/** What a design has and spends, line by line, and what follows from it. */
export type DesignBill = Readonly<{
  available: Ledger;
  values: Ledger;
  abilities: Ledger;
  cost: Ledger;
  /** The points of maintenance for each started lot. */
  upkeep: Ledger;
  maintenance: Maintenance;
  cc: number;
}>;

/**
 * The bill of a design. Null if it can't be calculated, because no such unit has that hull or a number isn't whole. @rule U-22
 */
export function billOfDesign(sketch: DesignSketch, level: TechLevel): DesignBill | null {
  const hull = hullRowFor(sketch.kind, sketch.hull);
  if (hull === null || !numbersOf(sketch, level).every((one) => isDesignNumber(one, 0)))
    return null;
  const upkeep = maintenanceOfDesign(sketch, hull);
  return {
    available: pointsAvailableOf(sketch, hull, level),
    values: pointsForValues(sketch),
    abilities: pointsForAbilities(sketch, hull),
    cost: costOfDesign(sketch, hull),
    upkeep,
    maintenance: { points: ledgerTotal(upkeep), per: hull.maintenance.per },
    cc: hull.cc,
  };
}

const numbersOf = (sketch: DesignSketch, level: TechLevel): readonly number[] => [
  level.scheme === 'perTechYear' ? level.years : level.era,
  ...valuesOf(sketch).map(({ amount }) => amount),
  ...sketch.abilities.map(({ rating }) => rating),
];

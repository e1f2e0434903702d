import { abilityFaultsOf } from './ability-faults.ts';
import { adviceOnDesign } from './advice-of-design.ts';
import { billOfDesign, type DesignBill } from './bill-of-design.ts';
import type { DesignRemark } from './design-remark.ts';
import type { DesignSketch } from './design-sketch.ts';
import { pointFaultsOf } from './point-faults.ts';
import type { TechLevel } from './tech-percent.ts';
import { eraFaultsOf, hullFaultsOf, valueFaultsOf } from './value-faults.ts';

/** What the unit design rules say of a design. */
export type DesignCheck = Readonly<{
  /** All that forbids it; legal without any. */
  faults: readonly DesignRemark[];
  /** What should be thought over. */
  advice: readonly DesignRemark[];
  /** Null if it can't be calculated; a fault says why. */
  bill: DesignBill | null;
}>;

/**
 * Checks a design by the unit design rules: everything that forbids it at once, advice, and its
 * bill.
 * @rule U-22
 * @rule U-9
 */
export function checkDesign(
  sketch: DesignSketch,
  level: TechLevel = { scheme: 'startingPlus', era: sketch.era },
): DesignCheck {
  const bill = billOfDesign(sketch, level);
  const faults = [
    ...hullFaultsOf(sketch),
    ...eraFaultsOf(sketch),
    ...valueFaultsOf(sketch),
    ...abilityFaultsOf(sketch),
  ];
  if (bill === null) return { faults, advice: [], bill };
  return {
    faults: [...faults, ...pointFaultsOf(sketch, bill)],
    advice: adviceOnDesign(sketch, bill),
    bill,
  };
}

import { type Fraction, fraction, timesFraction } from '#kernel/numbers/fraction';
import { invariant } from '#kernel/result/invariant';

const FACTORS: readonly Fraction[] = [
  fraction(1, 1),
  fraction(3, 2),
  fraction(2, 1),
  fraction(3, 1),
  fraction(4, 1),
];

/** The price of one step of directed damage: DV times the factor of the unit's formation, rounded up. @rule CSC-2 @rule CSC-8 */
export function directedPrice(dv: number, formation: number): number {
  const factor = FACTORS[formation];
  invariant(factor !== undefined, 'FORMATION_OUT_OF_RANGE', formation);
  return timesFraction(dv, factor, 'up');
}

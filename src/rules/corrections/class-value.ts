import type { ClassValue } from '#model/corrections/edit';
import type { GroundStats, UnitDesign } from '#model/forces/design';

const GROUND_VALUES = ['attrition', 'attack', 'defense', 'dieFaces'] as const;

/** Whether only ground units have a value (U-20). */
export const isGroundValue = (value: ClassValue): value is keyof GroundStats =>
  (GROUND_VALUES as readonly string[]).includes(value);

/** A number of a class; a class from the start has the year 0, and one without ground values 0 for each. */
export function classValueOf(design: UnitDesign, value: ClassValue): number {
  if (isGroundValue(value)) return design.ground?.[value] ?? 0;
  return design[value] ?? 0;
}

import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

const DISARMED = { as: 0, af: 0, abilities: [] } as const;

/**
 * The class of a unit as it works now: an unconverted alien unit has no weapons and abilities.
 * @rule TECH-6 @rule ABL-1
 * @ruling An unconverted alien unit keeps its printed room for other units and cargo, loses as much out of supply as printed, and is built
 *   and repaired in the same places. Only its weapons and abilities are missing.
 */
export const classNow = <D extends Pick<UnitDesign, 'abilities'>>(
  { unconverted }: Pick<Unit, 'unconverted'>,
  design: D,
): D => (unconverted ? { ...design, ...DISARMED } : design);

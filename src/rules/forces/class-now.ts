import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

const DISARMED = { as: 0, af: 0, abilities: [] } as const;

/**
 * The class of a unit as the unit has it by now: without weapons and abilities while it is an alien one that is unconverted.
 * @rule TECH-6 @rule ABL-1
 * @ruling What a class has room for, what it loses out of supply, and where it can be built and repaired stay as printed: holds, berths
 *   and hulls are none of its gear.
 */
export const classNow = <D extends Pick<UnitDesign, 'abilities'>>(
  { unconverted }: Pick<Unit, 'unconverted'>,
  design: D,
): D => (unconverted ? { ...design, ...DISARMED } : design);

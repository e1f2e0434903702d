import { type Effect, roughSchematicsIdOf } from '#model/campaign/effect';
import type { DesignId, EffectId, EmpireId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';

const TIMES = 2;

/**
 * Whether the schematics of a class are a rough copy that an empire stole and has built nothing from.
 * @rule INT-5
 * @ruling The first unit from stolen schematics must be paid in full when it is begun, and nothing is refitted into the class before. Later
 *   units cost what they cost others, even if the first one is cancelled or lost. Schematics from a partner and an advance replace the rough copy.
 */
export const isRough = (
  effects: Readonly<Record<EffectId, Effect>>,
  empire: EmpireId,
  design: DesignId,
): boolean => Object.hasOwn(effects, roughSchematicsIdOf(empire, design));

/** A class as the first unit of it is built from stolen schematics: it costs double, and so takes twice the capacity. @rule INT-5 */
export const firstCopyOf = <D extends Pick<UnitDesign, 'cost'>>(design: D): D => ({
  ...design,
  cost: TIMES * design.cost,
});

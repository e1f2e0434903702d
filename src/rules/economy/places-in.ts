import type { DesignId, SystemId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { systemOfUnit } from './system-of-unit.ts';

type IsOne = (unit: Unit, design: UnitDesign) => boolean;

/** Finds the systems that units of one sort are in, a system as often as it has one. */
export const placesIn =
  (forces: Parameters<typeof systemOfUnit>[1], designOf: (design: DesignId) => UnitDesign) =>
  (units: readonly Unit[], isOne: IsOne): readonly SystemId[] =>
    units
      .filter((unit) => isOne(unit, designOf(unit.design)))
      .map((unit) => systemOfUnit(unit, forces))
      .filter((system) => system !== null);

import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RepairUnits } from '#model/orders/order';
import { isAtmospheric } from './built-by.ts';
import type { Help } from './help-for.ts';
import { repairCostOf } from './repair-cost.ts';
import type { ServicePlace } from './service-place.ts';

/** Why a unit cannot be repaired where it is. */
export const REPAIR_REFUSALS = [
  'not-crippled',
  'never-repaired',
  'resting',
  'withdrawing',
  'no-yard',
  'no-colony',
  'no-helper',
] as const;
export type RepairRefusal = (typeof REPAIR_REFUSALS)[number];

type Subject = Readonly<{
  unit: Pick<Unit, 'condition' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'cost' | 'abilities'>;
  where: RepairUnits['where'];
  isResting: boolean;
  isWithdrawing: boolean;
  place: ServicePlace;
  /** The help for a repair in the field; null if there is too little. */
  help: Help | null;
}>;

/**
 * Whether a place repairs a class as a yard does: a working shipyard repairs ships, flights and convoys; a colony repairs bases; any
 * friendly system whose Utilized Productivity is at least the cost of the repair repairs convoys and Atmospheric units.
 * @rule CON-5
 */
export function isYardFor(
  design: Pick<UnitDesign, 'kind' | 'abilities'>,
  place: ServicePlace,
  repairCost: number,
): boolean {
  switch (design.kind) {
    case 'base':
      return place.isOwnColony;
    case 'convoy':
    case 'ship':
    case 'flight':
      return (
        place.hasYard || (needsNoYard(design) && place.isFriendly && place.utilized >= repairCost)
      );
    case 'minefield':
    case 'ground':
      return false;
  }
}

/** Whether a friendly system without a shipyard can repair a class. @rule CON-5 */
export const needsNoYard = (design: Pick<UnitDesign, 'kind' | 'abilities'>): boolean =>
  design.kind === 'convoy' || isAtmospheric(design);

/**
 * All reasons against repairing a unit; empty if it may be repaired. An unconverted alien unit may be at a yard even if it is sound.
 * @rule CON-5 @rule TECH-6
 * @ruling TECH-6 A repair in the field makes an alien unit sound, but doesn't convert it.
 */
export function repairRefusalsOf(subject: Subject): readonly RepairRefusal[] {
  const { unit, design, where, place, help } = subject;
  const isNever = design.kind === 'minefield' || design.kind === 'ground';
  const converts = unit.unconverted && where === 'yard';
  const hasNoYard =
    where === 'yard' && !isNever && !isYardFor(design, place, repairCostOf(subject, where));
  const applies: Readonly<Record<RepairRefusal, boolean>> = {
    'not-crippled': unit.condition !== 'crippled' && !converts,
    'never-repaired': isNever,
    resting: subject.isResting,
    withdrawing: subject.isWithdrawing,
    'no-yard': hasNoYard && design.kind !== 'base',
    'no-colony': hasNoYard && design.kind === 'base',
    'no-helper': where === 'field' && help === null,
  };
  return REPAIR_REFUSALS.filter((refusal) => applies[refusal]);
}

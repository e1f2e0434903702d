import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RepairUnits } from '#model/orders/order';
import { isAtmospheric } from './built-by.ts';
import type { Help } from './help-for.ts';
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
  /** Who would repair it in the field; null: nobody could. */
  help: Help | null;
}>;

/**
 * Whether a place repairs a class as a yard does: a working shipyard ships, flights and convoys; a
 * colony bases; any friendly system with enough Utilized Productivity convoys and what is
 * Atmospheric.
 * @rule CON-5
 */
export function isYardFor(
  design: Pick<UnitDesign, 'kind' | 'cost' | 'abilities'>,
  place: ServicePlace,
): boolean {
  switch (design.kind) {
    case 'base':
      return place.isOwnColony;
    case 'convoy':
      return place.hasYard || isEnoughOf(place, design);
    case 'ship':
    case 'flight':
      return place.hasYard || (isAtmospheric(design) && isEnoughOf(place, design));
    case 'minefield':
    case 'ground':
      return false;
  }
}

const isEnoughOf = (place: ServicePlace, { cost }: Pick<UnitDesign, 'cost'>): boolean =>
  place.isFriendly && place.utilized >= cost;

/**
 * Everything that speaks against repairing a unit; nothing when it may be repaired. Alien units that are unconverted may be at a yard,
 * sound as they are.
 * @rule CON-5 @rule TECH-6
 * @ruling TECH-6 A repair in the field makes an alien unit sound, but does not convert it.
 */
export function repairRefusalsOf(subject: Subject): readonly RepairRefusal[] {
  const { unit, design, where, place, help } = subject;
  const isNever = design.kind === 'minefield' || design.kind === 'ground';
  const converts = unit.unconverted && where === 'yard';
  const hasNoYard = where === 'yard' && !isNever && !isYardFor(design, place);
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

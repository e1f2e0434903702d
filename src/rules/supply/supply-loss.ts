import { divide } from '#kernel/numbers/divide';
import { ratingOf, type UnitDesign } from '#model/forces/design';

type Printed = Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'ground' | 'abilities'>;

/** The loss of a unit in its printed values while it is out of supply; `attrition` is for ground units. */
export type SupplyLoss = Readonly<{ dv: number; as: number; af: number; attrition: number }>;

const NONE: SupplyLoss = { dv: 0, as: 0, af: 0, attrition: 0 };

/** AS and AF lose no more than leaves half of what is printed, rounded up. */
const withinHalf = (printed: number, loss: number): number =>
  Math.min(loss, divide(printed, 2, 'down'));

/** Ships lose a point for each level, bases for every two; an Explorer's DV keeps like a base's. */
function hullLoss(design: Printed, level: number): SupplyLoss {
  const slow = divide(level, 2, 'down');
  const points = design.kind === 'base' ? slow : level;
  const fire = points + (ratingOf(design, 'ammo') > 0 ? slow : 0);
  return {
    dv: Math.min(design.dv, ratingOf(design, 'explorer') > 0 ? slow : points),
    as: withinHalf(design.as, fire),
    af: withinHalf(design.af, fire),
    attrition: 0,
  };
}

/** A flight loses each point from its highest value; of equal ones from AF, then AS, then DV. */
function flightLoss({ dv, as, af }: Printed, level: number): SupplyLoss {
  const left = { dv, as, af };
  for (let lost = 0; lost < level && left.dv > 0; lost += 1) {
    const highest = Math.max(left.dv, left.as, left.af);
    const from = (['af', 'as', 'dv'] as const).find((value) => left[value] === highest) ?? 'dv';
    left[from] -= 1;
  }
  return { dv: dv - left.dv, as: as - left.as, af: af - left.af, attrition: 0 };
}

/**
 * The loss of a unit at a number of levels out of supply: nothing for minefields, only Attrition for ground units, at most half of AS and
 * AF for ships and bases.
 * @rule SUP-7
 * @ruling Bases with "Ammo" lose 1 more AS and AF for every two levels, like ships.
 */
export function supplyLoss(design: Printed, level: number): SupplyLoss {
  if (level <= 0) return NONE;
  switch (design.kind) {
    case 'ship':
    case 'convoy':
    case 'base':
      return hullLoss(design, level);
    case 'flight':
      return flightLoss(design, level);
    case 'ground':
      return {
        ...NONE,
        attrition: Math.min(design.ground?.attrition ?? 0, divide(level, 2, 'down')),
      };
    case 'minefield':
      return NONE;
  }
}

import { divide } from '#kernel/numbers/divide';
import { MILITIA } from '#model/campaign/militia';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { classNow } from '#rules/forces/class-now';
import { supplyLoss } from '#rules/supply/supply-loss';

/** One unit in a fight on the ground: what it rolls with and what it can bear. */
export type GroundFighter = Readonly<{
  /** Its unit id, or the name of a militia. */
  key: string;
  /** Units of one side never attack each other. */
  side: string;
  attack: number;
  defense: number;
  dieFaces: number;
  /** Attrition that it has left. */
  left: number;
  /** It doesn't attack (reserve). */
  rests: boolean;
  /** It attacks from a transport. */
  invades: boolean;
  /** It is dug in against invaders: it defends its system and isn't in reserve. */
  digsIn: boolean;
}>;

/** A militia as it fights. @rule GND-3 @rule COL-6 @rule U-17 */
export const militiaFighter = (
  key: string,
  { side, digsIn }: Pick<GroundFighter, 'side' | 'digsIn'>,
): GroundFighter => ({
  key,
  side,
  attack: MILITIA.attack,
  defense: MILITIA.defense,
  dieFaces: MILITIA.dieFaces,
  left: MILITIA.attrition,
  rests: false,
  invades: false,
  digsIn,
});

type Soldier = Readonly<{
  unit: Pick<Unit, 'damage' | 'outOfSupply' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'ground' | 'abilities'>;
}>;

/** Attrition that a ground unit has left after damage and hunger. @rule GND-1 @rule SUP-7 */
export const attritionLeft = ({ unit, design }: Soldier): number =>
  (design.ground?.attrition ?? 0) - supplyLoss(design, unit.outOfSupply).attrition - unit.damage;

const RESERVE_PENALTY = 1;

/**
 * A ground unit's Defense: 1 less in reserve, and 1 less for each time that Tactical Support hit it this turn, never below 0.
 * @rule GND-1 @rule BOM-2
 */
export function defenseOf({ unit, design }: Soldier, lowered: number): number {
  const printed = design.ground?.defense ?? 0;
  return Math.max(0, printed - lowered - (unit.status === 'reserve' ? RESERVE_PENALTY : 0));
}

/** How a unit comes: aboard what, with how many Assault functions for it alone. */
export type Transport = Readonly<{ from: 'convoy' | 'assault'; isSupported: boolean }>;

const MINUS: Readonly<Record<Transport['from'], number>> = { convoy: 2, assault: 1 };
const ASSAULT_BONUS = 1;

/**
 * The Attack of a unit that invades: half of it (rounded down) unless Assault ships support it; all of it for Marines, and 1 more if they are
 * supported. As an option 2 less from convoys and 1 less from Assault ships instead of half.
 * @rule GND-2
 */
export function invasionAttack(
  { unit, design }: Soldier,
  { from, isSupported }: Transport,
  { invasionPenalty }: Pick<RuleSet, 'invasionPenalty'>,
): number {
  const printed = design.ground?.attack ?? 0;
  if (ratingOf(classNow(unit, design), 'marines') > 0)
    return printed + (isSupported ? ASSAULT_BONUS : 0);
  if (isSupported) return printed;
  if (invasionPenalty === 'minus') return Math.max(0, printed - MINUS[from]);
  return divide(printed, 2, 'down');
}

const SHOCK_BONUS = 1;

/**
 * What Shock adds to the Attack of a unit in the first attack of a fight.
 * @rule ABL-3
 * @ruling With shock = on, a ground unit with Shock has 1 more Attack unless it attacked somebody the turn before.
 */
export const shockBonus = (
  design: Pick<UnitDesign, 'abilities'>,
  { shock }: Pick<RuleSet, 'shock'>,
): number => (shock === 'on' && ratingOf(design, 'shock') > 0 ? SHOCK_BONUS : 0);

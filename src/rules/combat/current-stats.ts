import { divide } from '#kernel/numbers/divide';
import type { StrikeShape } from '#model/battle/setup';
import type { UnitDesign } from '#model/forces/design';
import type { UnitCondition, UnitStatus } from '#model/forces/unit';
import type { OrdnancePackage } from '#model/forces/ordnance';
import { ordnanceGain } from '#rules/supply/ordnance-gain';
import { supplyLoss } from '#rules/supply/supply-loss';

/** What a unit fights with at this moment. */
type CurrentStats = Readonly<{ dv: number; as: number; af: number; cv: number; cr: number }>;

type Asked = Readonly<{
  design: Pick<UnitDesign, 'kind' | 'dv' | 'as' | 'af' | 'cv' | 'cr' | 'ground' | 'abilities'>;
  condition: UnitCondition;
  status: UnitStatus;
  /** Levels (SUP-7). */
  outOfSupply: number;
  ordnance: readonly OrdnancePackage[];
  unconverted: boolean;
  strike?: StrikeShape | undefined;
}>;

/** What a unit has for something that it gives up (ABL-3). */
type Boosted = Readonly<{ as: number; af: number }>;
const NO_BOOST: Boosted = { as: 0, af: 0 };

const isHurt = ({ condition, status }: Asked): boolean =>
  condition === 'crippled' || status === 'reserve';

/** Crippled flights do not fire, nor do those in reserve; those that are merely far from their base do. @rule MOV-8 @rule CON-9 */
const isSilent = (unit: Asked): boolean =>
  unit.design.kind === 'flight' &&
  isHurt(unit) &&
  (unit.strike !== 'strained' || unit.status === 'reserve');

/** What is left of AS or AF as it is supplied. */
function firing(unit: Asked, supplied: number): number {
  if (unit.status === 'mothballed' || unit.unconverted || isSilent(unit)) return 0;
  return Math.max(0, isHurt(unit) ? divide(supplied, 2, 'up') : supplied);
}

/**
 * The values of the moment: what is printed without what is lost for want of supply, with what ordnance
 * and what is given up for it adds; a crippled or a reserve unit then has half its AS and AF, rounded up, once; such flights
 * have none, mothballed and unconverted units neither. CV and CR stay, and so does DV, which is at least 1 while the unit lives.
 * @rule CSC-16 @rule SUP-9 @rule TECH-6
 */
export function currentStats(unit: Asked, boost: Boosted = NO_BOOST): CurrentStats {
  const { design, outOfSupply } = unit;
  const loss = supplyLoss(design, outOfSupply);
  const gain = ordnanceGain(unit);
  return {
    dv: Math.max(1, design.dv - loss.dv + gain.dv),
    as: firing(unit, design.as - loss.as + gain.as + boost.as),
    af: firing(unit, design.af - loss.af + gain.af + boost.af),
    cv: Math.max(0, design.cv),
    cr: Math.max(0, design.cr + gain.cr),
  };
}

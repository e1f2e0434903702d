import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { classNow } from '#rules/forces/class-now';
import { isTowedOn } from './is-towed-on.ts';

type Tug = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'abilities'>;
}>;

/**
 * Whether a unit can take a base in tow: a tug that is neither crippled nor in reserve, up to its rating.
 * @rule MOV-10 @rule CON-9
 * @ruling A base that is already in tow stays in tow when its tug is crippled, and then moves as slowly as that tug.
 */
export const canTow = ({ unit, design }: Tug, base: Pick<UnitDesign, 'kind' | 'cost'>): boolean =>
  isTowedOn(classNow(unit, design), base) &&
  unit.condition === 'sound' &&
  unit.status === 'active' &&
  base.cost <= ratingOf(design, 'towing');

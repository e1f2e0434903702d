import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';

/** The values of a unit that decide whether its ordnance acts. */
export type Armed = Pick<Unit, 'condition' | 'status' | 'outOfSupply' | 'ordnance' | 'unconverted'>;

const NONE: readonly OrdnancePackage[] = [];

/**
 * The packages that act: all of them while the unit is in supply, sound, active and no unconverted alien, else none. They act again after
 * supply or repair.
 * @rule SUP-9 @rule SUP-7 @rule TECH-6
 * @ruling A unit in reserve can't use its packages, because it fights as if crippled, and Missile doesn't work then.
 */
export function actingOrdnance({
  condition,
  status,
  outOfSupply,
  ordnance,
  unconverted,
}: Armed): readonly OrdnancePackage[] {
  const acts = condition === 'sound' && status === 'active' && outOfSupply === 0 && !unconverted;
  return acts ? ordnance : NONE;
}

import type { OrdnancePackage } from '#model/forces/ordnance';
import type { Unit } from '#model/forces/unit';

/** What of a unit decides whether its ordnance acts. */
export type Armed = Pick<Unit, 'condition' | 'status' | 'outOfSupply' | 'ordnance' | 'unconverted'>;

const NONE: readonly OrdnancePackage[] = [];

/**
 * The packages that act: all while the unit is in supply, sound, active and no alien one that is unconverted, else none.
 * They come back with supply or repair.
 * @rule SUP-9 @rule SUP-7 @rule TECH-6
 * @ruling a unit in reserve has no use of them: Missile does not work in what fights as if crippled
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

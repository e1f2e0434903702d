import type { Unit } from '#model/forces/unit';
import { starvesAt } from './starves-at.ts';

/** By how many levels a unit must be helped, or it is lost; 0: it lives without. @rule SUP-7 @rule SUP-8 */
export function levelsToLive(
  design: Parameters<typeof starvesAt>[0],
  { outOfSupply, damage }: Pick<Unit, 'outOfSupply' | 'damage'>,
): number {
  let needed = 0;
  while (starvesAt(design, { outOfSupply: outOfSupply - needed, damage })) needed += 1;
  return needed;
}

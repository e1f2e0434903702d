import { CIVILIAN_BASES } from '#model/campaign/civilian-bases';
import type { DesignId } from '#model/campaign/ids';

/** The class that a civilian base is upgraded to; null: it is none, or the largest. @rule OPT-21 */
export function upgradeOf(design: DesignId): DesignId | null {
  const size = CIVILIAN_BASES.indexOf(design);
  return size < 0 ? null : (CIVILIAN_BASES[size + 1] ?? null);
}

/** Whether a class comes only by an upgrade of a smaller one. @rule OPT-21 */
export const isUpgrade = (design: DesignId): boolean => CIVILIAN_BASES.indexOf(design) > 0;

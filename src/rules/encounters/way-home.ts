import { compareText } from '#kernel/result/compare-text';
import type { LaneId } from '#model/campaign/ids';
import type { WayOut } from '#model/decisions/decision';
import { sortBy } from '#kernel/collections/sort-by';

const FAR = Number.MAX_SAFE_INTEGER;

/** Lanes to systems without known enemies come first. */
export const byEnemies = (a: WayOut, b: WayOut): number =>
  Number(a.enemies === true) - Number(b.enemies === true);

/** The fewest jumps to a safe system come first, no known path last. */
export const byJumps = (a: WayOut, b: WayOut): number =>
  (a.jumpsHome ?? FAR) - (b.jumpsHome ?? FAR);

/**
 * The lane to withdraw by: the fewest jumps to a safe system, then the lowest id.
 * @rule ENC-5
 * @ruling Fleets that leave by standing orders enter a system with known enemies only if every lane leads to one, even
 *   if it is on the shortest path or the place that they withdraw to.
 */
export function laneHome(waysOut: readonly WayOut[]): LaneId | null {
  const [best] = sortBy(waysOut, byEnemies, byJumps, (a, b) => compareText(a.lane, b.lane));
  return best?.lane ?? null;
}

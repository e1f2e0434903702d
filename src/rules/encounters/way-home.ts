import { compareText } from '#kernel/result/compare-text';
import type { LaneId } from '#model/campaign/ids';
import type { WayOut } from '#model/decisions/decision';
import { sortBy } from '#kernel/collections/sort-by';

const FAR = Number.MAX_SAFE_INTEGER;

/** The lane to withdraw by: the fewest jumps to a safe system, then the lowest id. @rule ENC-5 */
export function laneHome(waysOut: readonly WayOut[]): LaneId | null {
  const [best] = sortBy(
    waysOut,
    (a, b) => (a.jumpsHome ?? FAR) - (b.jumpsHome ?? FAR),
    (a, b) => compareText(a.lane, b.lane),
  );
  return best?.lane ?? null;
}

import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import { LANE_CLASSES, type LaneClass } from '#model/campaign/lane';
import type { LaneId } from '#model/campaign/ids';
import type { WayOut } from '#model/decisions/decision';
import { byEnemies, byJumps } from './way-home.ts';

/** A lane that single ships may retreat by. */
export type RetreatWay = WayOut & Readonly<{ class: LaneClass }>;

const leadsNowhere = ({ jumpsHome }: WayOut): number => Number(jumpsHome === null);
const isRestricted = ({ class: laneClass }: RetreatWay): number =>
  Number(laneClass === 'restricted');
const width = ({ class: laneClass }: RetreatWay): number => LANE_CLASSES.indexOf(laneClass);

/**
 * The lane by which standing orders have the ships of a fleet retreat from a battle; null: there is none.
 * @rule CSC-12 @rule ENC-5
 * @ruling Which lane do ships take that retreat by standing orders? The one that leads to where their own fleet
 *   withdraws, by the fewest jumps; the widest of equals. A restricted lane is taken only where no other leads there,
 *   and a system with known enemies only where every lane leads to one.
 */
export function retreatLane(ways: readonly RetreatWay[]): LaneId | null {
  const [best] = sortBy(
    ways,
    byEnemies,
    (a, b) => leadsNowhere(a) - leadsNowhere(b),
    (a, b) => isRestricted(a) - isRestricted(b),
    byJumps,
    (a, b) => width(b) - width(a),
    (a, b) => compareIds(a.lane, b.lane),
  );
  return best?.lane ?? null;
}

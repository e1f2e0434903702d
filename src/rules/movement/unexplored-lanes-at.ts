import { sortBy } from '#kernel/collections/sort-by';
import { valuesById, type ById } from '#kernel/collections/tables';
import { compareText } from '#kernel/result/compare-text';
import type { LaneId, SystemId } from '#model/campaign/ids';
import { farEndOf, type Lane } from '#model/campaign/lane';
import type { Hex } from '#model/campaign/system';
import { CORNERS, SIDES } from '#rules/galaxy/sides';

/** The direction of a lane as seen from one end: sides of the hex, the lowest first; farther systems come last. */
function sideOf(from: Hex, to: Hex): number {
  const steps = [...SIDES, ...CORNERS];
  const found = steps.findIndex(({ q, r }) => from.q + q === to.q && from.r + r === to.r);
  return found < 0 ? steps.length : found;
}

type Charted = Readonly<{
  lanes: ById<LaneId, Lane>;
  hexOf: (system: SystemId) => Hex;
}>;

/**
 * The lanes of a system that nobody has explored, those by the lowest sides of its hex first.
 * @rule MOV-5
 * @ruling Among unexplored lanes, those to systems that are not adjacent come last, in the order of their ids.
 */
export function unexploredLanesAt(system: SystemId, { lanes, hexOf }: Charted): readonly Lane[] {
  const here = valuesById(lanes).filter(
    (lane) => lane.class === 'unexplored' && (lane.a === system || lane.b === system),
  );
  return sortBy(
    here,
    (one, other) =>
      sideOf(hexOf(system), hexOf(farEndOf(one, system))) -
      sideOf(hexOf(system), hexOf(farEndOf(other, system))),
    (one, other) => compareText(one.id, other.id),
  );
}

import type { LaneView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { LaneClass } from '#model/campaign/lane';

/** The widest first: a battle that is thought out knows no place to withdraw to. */
const BEST_FIRST = ['major', 'minor', 'restricted'] as const satisfies readonly LaneClass[];

/** The classes of the explored lanes of a system, as far as they are known, the best first. @rule CSC-12 */
export function waysOutOf(
  lanes: readonly Pick<LaneView, 'a' | 'b' | 'class'>[],
  system: SystemId,
): readonly LaneClass[] {
  const known = lanes.filter(({ a, b }) => a === system || b === system).map((lane) => lane.class);
  return BEST_FIRST.flatMap((one) => known.filter((lane) => lane === one).map(() => one));
}

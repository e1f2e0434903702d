import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';

/** The number of stops in one round of a patrol: the ends once, all others on the way there and back. */
export const patrolLength = (stops: readonly SystemId[]): number =>
  Math.max(1, 2 * stops.length - 2);

/** The stop of a patrol by its count: from the first to the last, and back again. @rule MOV-12 */
export function patrolStop(stops: readonly SystemId[], next: number): SystemId {
  const at = next % patrolLength(stops);
  const stop = stops[at] ?? stops[patrolLength(stops) - at];
  invariant(stop !== undefined, 'PATROL_OF_NOTHING', String(next));
  return stop;
}

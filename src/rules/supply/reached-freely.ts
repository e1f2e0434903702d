import type { SystemId } from '#model/campaign/ids';
import type { LaneNetwork } from '#rules/economy/trade-routes';

/** Every system that explored lanes join to one by systems that are free, both ends included. @rule SUP-10 */
export function reachedFreely(
  network: LaneNetwork,
  from: SystemId,
  isFree: (system: SystemId) => boolean,
): ReadonlySet<SystemId> {
  const reached = new Set(isFree(from) ? [from] : []);
  // A set gives what is added during its iteration too: the search goes on until nothing is new.
  for (const system of reached) {
    for (const next of network.get(system) ?? []) if (isFree(next)) reached.add(next);
  }
  return reached;
}

import { compareIds } from '#kernel/collections/tables';
import type { MapSoFar } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import { systemIdOf } from '#model/campaign/system';

/** The parts of a map between which no lane leads, each by its lowest id. @rule MAP-11 */
export function regionsOf({ rings, systems, joined }: MapSoFar): readonly ReadonlySet<SystemId>[] {
  const seen = new Set<SystemId>();
  const regions: ReadonlySet<SystemId>[] = [];
  for (const start of [...systems.keys()].sort(compareIds)) {
    if (seen.has(start)) continue;
    const region = new Set([start]);
    // What is added while it is walked through is walked through too.
    for (const id of region) {
      for (const hex of joined.get(id) ?? []) {
        const next = systemIdOf(hex, rings);
        if (systems.has(next)) region.add(next);
      }
    }
    for (const id of region) seen.add(id);
    regions.push(region);
  }
  return regions;
}

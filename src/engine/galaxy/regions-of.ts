import { compareIds } from '#kernel/collections/tables';
import type { MapSoFar } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import { systemIdOf } from '#model/campaign/system';

type Region = ReadonlySet<SystemId>;

/** The parts of a map between which no lane leads, each from its lowest id. @rule MAP-11 */
export function regionsOf(map: MapSoFar): readonly Region[] {
  const seen = new Set<SystemId>();
  return [...map.systems.keys()].sort(compareIds).flatMap((start) => {
    if (seen.has(start)) return [];
    const region = regionFrom(map, start);
    for (const id of region) seen.add(id);
    return [region];
  });
}

function regionFrom({ rings, systems, joined }: MapSoFar, start: SystemId): Region {
  const region = new Set([start]);
  // What is added while it is walked through is walked through too.
  for (const id of region) {
    for (const hex of joined.get(id) ?? []) {
      const next = systemIdOf(hex, rings);
      if (systems.has(next)) region.add(next);
    }
  }
  return region;
}

import { cite } from '#kernel/reasons/cite';
import type { MapSoFar, PlacedSystem } from '#model/campaign/galaxy';
import type { SystemId } from '#model/campaign/ids';
import { systemIdOf } from '#model/campaign/system';
import type { Dice } from '#model/rolls/roll-purpose';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { SIDES } from '#rules/galaxy/sides';
import { leastImportant } from './least-important.ts';
import type { MapDraft } from './map-draft.ts';
import { pickOne } from './pick-one.ts';

type Bridge = readonly [PlacedSystem, PlacedSystem];

/**
 * Joins the regions of a map that no lane joins, one lane at a time, each between the least important systems that can do it.
 * @rule MAP-11
 * @ruling Regions are joined only between adjacent systems. The pair with the least importance together is joined, then the one with the
 *   least Capacity, then a roll decides. Joining begins from the region of the first homeworld.
 */
export function joinRegions(dice: Dice, draft: MapDraft, start: PlacedSystem): void {
  const { map } = draft;
  const reached = new Set<SystemId>();
  let joins = 0;
  spread(map, start, reached);
  while (reached.size < map.systems.size) {
    joins += 1;
    const text = `which lane joins region ${String(joins + 1)}`;
    const among = leastImportant(bridgesFrom(map, reached), (bridge) => bridge);
    const tie = { among, text, cite: cite('MAP-11') };
    const [near, far] = pickOne(dice.stream('region', String(joins)), tie);
    draft.join(near.hex, far.hex);
    spread(map, far, reached);
  }
}

/** Collects all systems that lanes reach from a system. */
function spread(
  { rings, systems, joined }: MapSoFar,
  from: PlacedSystem,
  reached: Set<SystemId>,
): void {
  const next = [from];
  reached.add(from.id);
  for (const { id } of next) {
    for (const hex of joined.get(id) ?? []) {
      const system = systems.get(systemIdOf(hex, rings));
      if (system === undefined || reached.has(system.id)) continue;
      reached.add(system.id);
      next.push(system);
    }
  }
}

function bridgesFrom(
  { rings, systems }: MapSoFar,
  reached: ReadonlySet<SystemId>,
): readonly Bridge[] {
  return [...reached].flatMap((id) => {
    const near = systems.get(id);
    if (near === undefined) return [];
    return SIDES.flatMap((side): readonly Bridge[] => {
      const far = systems.get(systemIdOf(hexBeside(near.hex, side), rings));
      return far === undefined || reached.has(far.id) ? [] : [[near, far]];
    });
  });
}

import { sortBy } from '#kernel/collections/sort-by';
import { type CompactGraph, distanceTo, shortestPaths } from '#kernel/collections/graph';
import { compareIds } from '#kernel/collections/tables';
import { compareNumbers } from '#kernel/result/compare-text';
import type { SystemId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { canGrow } from './growth-check.ts';

type Home = Pick<StarSystem, 'id' | 'owner' | 'census' | 'morale' | 'capacity'>;

/** The facts that decide which system takes the Census of a full one. */
type RoomFacts = Readonly<{
  from: SystemId;
  /** Systems of the same owner as they are now. */
  own: readonly Home[];
  /** All explored lanes. */
  lanes: CompactGraph<SystemId>;
  hasEnemyFleet: (system: SystemId) => boolean;
}>;

/**
 * The own systems that can take the surplus Census of a full system: the nearest with room, among these the one with the most room. More
 * than one if they are equal in both.
 * @rule COL-4
 * @ruling "Within supply" means a path of explored lanes without enemy fleets, in both end systems too. A system in rebellion takes in no
 *   Census.
 */
export function roomForGrowth({ from, own, lanes, hasEnemyFleet }: RoomFacts): readonly SystemId[] {
  if (!lanes.indexOf.has(from) || hasEnemyFleet(from)) return [];
  const ways = shortestPaths(lanes, from, { passable: (system) => !hasEnemyFleet(system) });
  const open = own.flatMap((system) => {
    const room = system.capacity - system.census;
    const jumps = lanes.indexOf.has(system.id) ? distanceTo(ways, system.id) : undefined;
    if (system.id === from || room <= 0 || jumps === undefined || !canGrow(system)) return [];
    return [{ id: system.id, room, jumps }];
  });
  const [best, ...rest] = sortBy(
    open,
    (a, b) => compareNumbers(a.jumps, b.jumps),
    (a, b) => compareNumbers(b.room, a.room),
    (a, b) => compareIds(a.id, b.id),
  );
  if (best === undefined) return [];
  const equal = rest.filter(({ jumps, room }) => jumps === best.jumps && room === best.room);
  return [best, ...equal].map(({ id }) => id);
}

import { sortBy } from '#kernel/collections/sort-by';
import { compareIds } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { type Ground, type Way, waysFrom } from './ways-from.ts';

/** A system that a fleet can be in at the end of the turn, and the shortest way there. */
export type Destination = Readonly<{ system: SystemId; path: Way }>;

/**
 * Everywhere a fleet can go in one turn. Among equally short ways the one through the lowest ids is
 * taken, so a form offers the same way each time.
 * @rule MOV-1
 */
export function reachableFrom(from: SystemId, ground: Ground): readonly Destination[] {
  const found = new Map<SystemId, Destination>();
  for (const path of waysFrom(from, ground)) {
    const system = path.at(-1);
    if (system === undefined || system === from || found.has(system)) continue;
    found.set(system, { system, path });
  }
  return sortBy([...found.values()], (a, b) => compareIds(a.system, b.system));
}

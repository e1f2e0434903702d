import { type ById, entriesById } from '#kernel/collections/tables';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { KnownLane } from '#model/campaign/knowledge';
import type { StarSystem } from '#model/campaign/system';
import { orderStateOf } from '#rules/economy/order-state';

type Facts = Readonly<{
  systems: ById<SystemId, Pick<StarSystem, 'owner' | 'census' | 'morale'>>;
  /** Lanes as empires know them. */
  lanes: readonly Pick<KnownLane, 'viewer' | 'a' | 'b' | 'class'>[];
}>;

const CLOSED: readonly KnownLane['class'][] = ['unexplored', 'unknown'];

/**
 * The systems next to a rebelling system of the same owner, by an explored lane.
 * @rule COL-5 @rule FOG-15
 * @ruling A system counts as a rebellious neighbour only if the owner has charted the lane to it, so that Morale doesn't reveal lanes the
 *   owner has never seen.
 */
export function rebelsBeside({ systems, lanes }: Facts): ReadonlySet<SystemId> {
  const rebels = new Set(
    entriesById(systems).flatMap(([id, one]) => (orderStateOf(one) === 'rebellion' ? [id] : [])),
  );
  if (rebels.size === 0) return rebels;
  const ownerOf = (id: SystemId): EmpireId | null => systems[id]?.owner ?? null;
  const beside = new Set<SystemId>();
  for (const { viewer, a, b, class: kind } of lanes) {
    if (CLOSED.includes(kind) || ownerOf(a) !== viewer || ownerOf(b) !== viewer) continue;
    if (rebels.has(a)) beside.add(b);
    if (rebels.has(b)) beside.add(a);
  }
  return beside;
}

import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import { suppliersOf } from './oracle-bonds.ts';
import type { Making } from './twins-draft.ts';

/** The Morale that a colony can’t lose in a turn. */
export const SAFE_MORALE = 4;

/**
 * Whether rebels here could show: all see when a colony in sight becomes nobody’s (COL-6), and a partner of its owner is told of it
 * no more (FOG-9); a colony of the same empire one lane away, or one that joins it this turn, loses Morale by them (COL-5), which shows when it goes too
 * far.
 */
export function showsRebellion(
  { draft, viewer, oracle }: Pick<Making, 'draft' | 'viewer' | 'oracle'>,
  { id, owner, morale }: StarSystem,
): boolean {
  const { lanes, systems } = draft.tables;
  if (owner === null) return false;
  if (morale < SAFE_MORALE && oracle.isWatched(id)) return true;
  // A partner is told of depots, as long as the colony about them is its owner's.
  if (suppliersOf(draft.tables, viewer).includes(owner)) return true;
  return Object.values(lanes).some(({ a, b }) => {
    const beside = a === id ? systems[b] : b === id ? systems[a] : undefined;
    const wavers = beside !== undefined && moraleFor(owner, beside) < SAFE_MORALE;
    return wavers && oracle.isWatched(beside.id);
  });
}

/** The Morale of a colony of an empire, also of one that waits to join any empire that comes (MAP-8); else more than any. */
function moraleFor(empire: EmpireId, { owner, morale, native }: StarSystem): number {
  if (owner === empire) return morale;
  return owner === null && native !== null ? native.morale : Infinity;
}

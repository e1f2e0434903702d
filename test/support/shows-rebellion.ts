import type { StarSystem } from '#model/campaign/system';
import { suppliersOf } from './oracle-bonds.ts';
import type { Making } from './twins-draft.ts';

/** So much Morale a colony does not lose in a turn. */
const SAFE = 4;

/**
 * Whether rebels here could show: a colony of the same empire one lane away loses Morale by them (COL-5), which a partner of its
 * owner reads (FOG-9), and all see when it becomes nobody’s (COL-6).
 */
export function showsRebellion(
  { draft, viewer, oracle }: Pick<Making, 'draft' | 'viewer' | 'oracle'>,
  { id, owner }: StarSystem,
): boolean {
  const { lanes, systems } = draft.tables;
  if (owner === null) return false;
  const isTold = suppliersOf(draft.tables, viewer).includes(owner);
  return Object.values(lanes).some(({ a, b }) => {
    const beside = a === id ? systems[b] : b === id ? systems[a] : undefined;
    if (beside?.owner !== owner || !oracle.isWatched(beside.id)) return false;
    return isTold || beside.morale < SAFE;
  });
}

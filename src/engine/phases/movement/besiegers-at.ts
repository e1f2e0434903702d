import type { Sight } from '#engine/sight/sight-of';
import type { EmpireId, SystemId } from '#model/campaign/ids';
import type { SiegeLines } from './sieges-of.ts';

/** Those who hold others in a system where they have something themselves. @rule MOV-11 */
export function besiegersAt(
  { where }: Pick<Sight, 'where'>,
  system: SystemId,
  { isBesieger }: Pick<SiegeLines, 'isBesieger'>,
): ReadonlySet<EmpireId> {
  const present = where.at({ kind: 'system', system }).map(({ owner }) => owner);
  return new Set(present.filter(isBesieger));
}

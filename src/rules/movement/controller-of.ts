import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';

/** A base in a system: civilian and crippled ones count too. */
export type ControllingBase = Readonly<{ owner: EmpireId; cost: number; since: number }>;

/** Bases of this construction cost control a system where nobody lives. */
export const LEAST_BASES = 12;

/**
 * The empire that controls a system: the owner of its colony or outpost, else an empire with bases for at least 12 points there. Of two
 * such empires the first one there, then the one with the dearer bases, then neither. Nobody controls an independent colony.
 * @rule DIP-10
 * @ruling Of two empires with enough bases, the first one there is the one whose oldest base entered service first.
 */
export function controllerOf(
  system: Pick<StarSystem, 'owner'> & Partial<Pick<StarSystem, 'census'>>,
  bases: readonly ControllingBase[],
): EmpireId | null {
  if (system.owner !== null) return system.owner;
  if ((system.census ?? 0) > 0) return null;
  const claims = [...groupBy(bases, (base) => base.owner)]
    .map(([owner, own]) => ({
      owner,
      cost: sumOf(own, (base) => base.cost),
      since: Math.min(...own.map((base) => base.since)),
    }))
    .filter((claim) => claim.cost >= LEAST_BASES);
  const [first, second] = sortBy(
    claims,
    (a, b) => a.since - b.since,
    (a, b) => b.cost - a.cost,
  );
  if (first === undefined) return null;
  const isTied = second?.since === first.since && second.cost === first.cost;
  return isTied ? null : first.owner;
}

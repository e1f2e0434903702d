import { sortBy } from '#kernel/collections/sort-by';
import { sumOf } from '#kernel/numbers/sum';
import type { BattlePlace } from '#model/battle/place';
import type { LaneId, SystemId } from '#model/campaign/ids';
import type { Finding } from './finding.ts';
import type { Party } from './parties-of.ts';
import { partyFacing } from './party-facing.ts';
import type { Sight } from './sight-of.ts';

/** The keys of a fleet that goes on through its lane, and of what it left there. */
export type Parting = Readonly<{ key: string; rearguard: string }>;

const sizeOf = ({ groups }: Party): number => sumOf(groups, ({ count }) => count);

/**
 * Those who met a fleet in its lane and are still there follow its parts: the larger keeps the name, else the one that stays.
 * @rule FOG-12 @rule MOV-3
 */
export function findParted(
  { where, book }: Sight,
  { key, rearguard }: Parting,
  { lane, from: cameFrom }: Readonly<{ lane: LaneId; from: SystemId }>,
): readonly Finding[] {
  const place: BattlePlace = { kind: 'lane', lane };
  return [...where.viewersAt(place)].flatMap((viewer): readonly Finding[] => {
    const contact = book.of(viewer, key);
    if (contact?.place.kind !== 'lane') return [];
    const parts = [where.party(rearguard) ?? [], where.party(key) ?? []]
      .flat()
      .map((party) => partyFacing(party, viewer))
      .filter(({ groups }) => groups.length > 0);
    const [heir, ...others] = sortBy(parts, (a, b) => sizeOf(b) - sizeOf(a));
    if (heir === undefined) return [];
    return [
      { kind: 'kept', viewer, contact, party: heir, place, cameFrom },
      ...others.map((party): Finding => ({ kind: 'fresh', viewer, party, place, cameFrom })),
    ];
  });
}

import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { type ById, compareIds, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { ContactId, EmpireId, SystemId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import { rightsIn } from '#rules/diplomacy/rights-between';
import type { SupplyKnowledge } from '#rules/supply/supply-knowledge';
import { PER_DEPOT, standsForDepot } from './depot-points.ts';
import { pointsHosted } from './help-for.ts';
import { hostedOf } from './hosted-of.ts';

type Knowledge = Pick<SupplyKnowledge, 'neighbours' | 'contacts' | 'designs' | 'projects'>;
type Contact = Knowledge['contacts'] extends ById<ContactId, infer C> ? C : never;

/** What depots that are seen can give in a turn. */
function pointsOf({ groups }: Contact, designs: Knowledge['designs']): number {
  const depots = groups.filter(({ design, condition }) => {
    const row = designs[design];
    return condition === 'sound' && row?.known === 'stats' && standsForDepot(row.design);
  });
  return PER_DEPOT * sumOf(depots, ({ count }) => count);
}

/** What own repairs under way take of a partner's depots. */
const takenOf = ({ projects }: Knowledge, owner: EmpireId, system: SystemId): number =>
  sumOf(valuesById(projects), (project) => {
    const hosted = hostedOf(project);
    return pointsHosted(hosted.filter((one) => one.owner === owner && one.system === system));
  });

/**
 * What the depots of Military partners in a system can give an empire at most, as far as it sees: what they give their
 * owners and others it does not know.
 * @rule CON-5 @rule DIP-10 @rule FOG-14
 */
export function hostsSeen(knowledge: Knowledge, system: SystemId): readonly Hosted[] {
  const { contacts, designs, neighbours } = knowledge;
  const here = valuesById(contacts).flatMap((contact) => {
    const { owner, place, current } = contact;
    const isHere = current && place.kind === 'system' && place.system === system;
    if (owner === null || !isHere || !rightsIn(neighbours[owner]).supply) return [];
    return [{ owner, points: pointsOf(contact, designs) }];
  });
  const hosts = [...groupBy(here, ({ owner }) => owner)].map(([owner, seen]) => {
    const points = sumOf(seen, (one) => one.points) - takenOf(knowledge, owner, system);
    return { owner, system, points };
  });
  return sortBy(
    hosts.filter(({ points }) => points > 0),
    (a, b) => compareIds(a.owner, b.owner),
  );
}

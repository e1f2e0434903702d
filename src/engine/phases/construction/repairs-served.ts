import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, ProjectId, SystemId } from '#model/campaign/ids';
import type { Hosted, Project } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { hostedOf } from '#rules/construction/hosted-of';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { helpersAt } from '#rules/construction/repair-help';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import { placeOfRest } from './place-of-rest.ts';

/** What depots of an empire can give partners in a system, after its own repairs that still have their helpers. */
function spareOf(
  state: CampaignState,
  facts: PlaceFacts,
  { owner: host, system }: Pick<Hosted, 'owner' | 'system'>,
): number {
  const helpers = helpersAt(facts, host, system);
  const ready = new Set(helpers.map(({ unit }) => unit));
  const own = valuesById(state.projects).filter(
    ({ owner, subject }) =>
      owner === host && subject.kind === 'unit' && subject.helpers.every((one) => ready.has(one)),
  );
  const left = sumOf(helpers, ({ points }) => points) - helpUsedAt(own, state, system);
  const depots = helpers.filter(({ isDepot }) => isDepot);
  return Math.min(
    left,
    sumOf(depots, ({ points }) => points),
  );
}

/**
 * The repairs for which depots of partners still give all that they began with.
 * @rule CON-5 @rule DIP-10
 * @ruling Where depots are lost, those that are left serve their owner first, then partners' repairs in the order of their units’ ids. A
 *   treaty that ends before the Construction Phase ends the help.
 */
export function repairsServed(state: CampaignState, facts: PlaceFacts): ReadonlySet<ProjectId> {
  const spare = new Map<string, number>();
  const leftAt = (one: Hosted): number =>
    spare.get(keyOf(one.owner, one.system)) ?? spareOf(state, facts, one);
  const isOpen = ({ owner, subject }: Project, one: Hosted): boolean =>
    subject.kind === 'unit' &&
    rightsBetween(state.relations, owner, one.owner).supply &&
    placeOfRest(state, subject.unit) === one.system &&
    leftAt(one) >= one.points;
  const served = new Set<ProjectId>();
  for (const project of valuesById(state.projects)) {
    const hosted = hostedOf(project);
    if (hosted.length === 0 || !hosted.every((one) => isOpen(project, one))) continue;
    served.add(project.id);
    for (const one of hosted) spare.set(keyOf(one.owner, one.system), leftAt(one) - one.points);
  }
  return served;
}

const keyOf = (owner: EmpireId, system: SystemId): string => `${owner} ${system}`;

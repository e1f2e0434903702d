import { compareIds, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { ProjectId } from '#model/campaign/ids';
import type { Hosted } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { pointsHosted } from '#rules/construction/help-for';
import { helpUsedAt } from '#rules/construction/help-used-at';
import { hostedOf } from '#rules/construction/hosted-of';
import { helpersAt } from '#rules/construction/repair-help';
import type { PlaceFacts } from '#rules/construction/stationed-at';
import { rightsBetween } from '#rules/diplomacy/rights-between';
import { supplyingUnits } from '#rules/supply/supplying-units';
import { fieldFailureOf } from './field-failure-of.ts';
import { placeOfRest } from './place-of-rest.ts';
import { isUnitProject, type UnitProject } from './unit-project.ts';

type Depots = Pick<Hosted, 'owner' | 'system'>;

/** What depots of an empire can give partners in a system, after its own repairs that are served there. */
function spareOf(
  state: CampaignState,
  facts: PlaceFacts,
  { host: { owner, system }, own }: Readonly<{ host: Depots; own: readonly UnitProject[] }>,
): number {
  const supplying = supplyingUnits(valuesById(state.effects));
  const helpers = helpersAt(facts, owner, system).filter(({ unit }) => !supplying.has(unit));
  const left = sumOf(helpers, ({ points }) => points) - helpUsedAt(own, state, system);
  const depots = helpers.filter(({ isDepot }) => isDepot);
  return Math.min(
    left,
    sumOf(depots, ({ points }) => points),
  );
}

const askedOf = (project: UnitProject, { owner, system }: Depots): readonly Hosted[] =>
  hostedOf(project).filter((one) => one.owner === owner && one.system === system);

/**
 * The repairs in the field that have all that they began with, of partners’ depots too.
 * @rule CON-5 @rule DIP-10
 * @ruling Where depots are lost, those that are left serve their owner first, then partners' repairs in the order of their units’ ids; what
 *   fails for another reason takes nothing of them. Where two repairs wait for each other’s depots, each counts on what the other
 *   takes. A treaty that ends before the Construction Phase ends the help.
 */
export function repairsServed(state: CampaignState, facts: PlaceFacts): ReadonlySet<ProjectId> {
  const repairs = valuesById(state.projects)
    .filter(isUnitProject)
    .filter(({ kind }) => kind === 'field-repair');
  const verdicts = new Map<ProjectId, boolean>();
  const leftFor = (project: UnitProject, host: Depots): number => {
    const own = repairs.filter(
      ({ owner, subject }) =>
        owner === host.owner && placeOfRest(state, subject.unit) === host.system,
    );
    const before = repairs.filter(
      (one) => compareIds(one.id, project.id) < 0 && askedOf(one, host).length > 0,
    );
    const given = sumOf(before.filter(isServed), (one) => pointsHosted(askedOf(one, host)));
    return spareOf(state, facts, { host, own: own.filter(isServed) }) - given;
  };
  const isOpen = (project: UnitProject, one: Hosted): boolean =>
    rightsBetween(state.relations, project.owner, one.owner).supply &&
    placeOfRest(state, project.subject.unit) === one.system &&
    leftFor(project, one) >= one.points;
  const isServed = (project: UnitProject): boolean => {
    const known = verdicts.get(project.id);
    if (known !== undefined) return known;
    verdicts.set(project.id, true);
    const is =
      fieldFailureOf(state, facts, project) === null &&
      hostedOf(project).every((one) => isOpen(project, one));
    verdicts.set(project.id, is);
    return is;
  };
  return new Set(repairs.filter(isServed).map(({ id }) => id));
}

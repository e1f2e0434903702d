import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import type { EmpireId, ProjectId } from '#model/campaign/ids';
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

/** The points that depots of an empire can give partners in a system, after the owner's repairs there. */
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

/** Whether the owner of depots repairs own units at their place. */
const isOwnAt = (
  state: CampaignState,
  { owner, subject }: UnitProject,
  { owner: host, system }: Depots,
): boolean => owner === host && placeOfRest(state, subject.unit) === system;

/** The points that depots have left after some repairs: their owner's own, and those of partners. */
type LeftAfter = (some: readonly UnitProject[], host: Depots) => number;

const leftAfter =
  (state: CampaignState, facts: PlaceFacts): LeftAfter =>
  (some, host) => {
    const own = some.filter((one) => isOwnAt(state, one, host));
    const given = sumOf(some, (one) => pointsHosted(askedOf(one, host)));
    return spareOf(state, facts, { host, own }) - given;
  };

/** Whether a repair still has all that it began with, apart from the points of partners' depots, and the treaties still let these help. */
function isFit(state: CampaignState, facts: PlaceFacts, project: UnitProject): boolean {
  const { owner, subject } = project;
  return (
    fieldFailureOf(state, facts, project) === null &&
    hostedOf(project).every(
      (one) =>
        rightsBetween(state.relations, owner, one.owner).supply &&
        placeOfRest(state, subject.unit) === one.system,
    )
  );
}

/** Whether depots that some repairs ask have enough for all of them. */
const isEnough = (some: readonly UnitProject[], left: LeftAfter): boolean =>
  some.flatMap(hostedOf).every((host) => left(some, host) >= 0);

/** The repairs that have all that they began with, and whether depots have enough for all of them. */
export type ClaimsOnDepots = Readonly<{
  repairs: readonly UnitProject[];
  left: LeftAfter;
  isEnough: boolean;
}>;

/** Reads the points that repairs in the field need from depots now. @rule CON-5 */
export function claimsOnDepots(state: CampaignState, facts: PlaceFacts): ClaimsOnDepots {
  const repairs = valuesById(state.projects)
    .filter(isUnitProject)
    .filter(({ kind }) => kind === 'field-repair')
    .filter((project) => isFit(state, facts, project));
  const left = leftAfter(state, facts);
  return { repairs, left, isEnough: isEnough(repairs, left) };
}

/**
 * The repairs in the field that have all that they began with, of partners’ depots too. `tie`: which partners come first.
 * @rule CON-5 @rule DIP-10
 * @ruling If depots are lost, the others serve their owner first, then partners. If there is not enough for several partners, a d100 for
 *   each decides whose repairs come first. Repairs of one empire go in the order of their units' service. A repair that fails for another
 *   reason takes nothing. If two repairs depend on each other's depots, each counts on what the other takes. A repair that would fail for
 *   this reason is still done, in the same order, if there is enough for it beside all that are done. If a treaty ends before the
 *   Construction Phase, its help ends too.
 */
export function repairsServed(
  state: CampaignState,
  { repairs: claims, left }: ClaimsOnDepots,
  tie: readonly EmpireId[],
): ReadonlySet<ProjectId> {
  const repairs = sortBy(claims, (a, b) => tie.indexOf(a.owner) - tie.indexOf(b.owner));
  const verdicts = new Map<ProjectId, boolean>();
  const goesBefore = (one: UnitProject, project: UnitProject, host: Depots): boolean =>
    isOwnAt(state, one, host) ||
    (repairs.indexOf(one) < repairs.indexOf(project) && askedOf(one, host).length > 0);
  const isServed = (project: UnitProject): boolean => {
    const known = verdicts.get(project.id);
    if (known !== undefined) return known;
    verdicts.set(project.id, true);
    const is = hostedOf(project).every((host) => {
      const before = repairs.filter((one) => goesBefore(one, project, host));
      return left(before.filter(isServed), host) >= host.points;
    });
    verdicts.set(project.id, is);
    return is;
  };
  const served = repairs.filter(isServed);
  for (const one of repairs) {
    if (!served.includes(one) && isEnough([...served, one], left)) served.push(one);
  }
  return new Set(served.map(({ id }) => id));
}

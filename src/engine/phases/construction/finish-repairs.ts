import type { Recorder } from '#engine/record/recorder';
import { rollForPlaces } from '#engine/record/roll-for-places';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { EmpireId, ProjectId, SystemId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/causes';
import type { Dice } from '#model/rolls/roll-purpose';
import { hostedOf } from '#rules/construction/hosted-of';
import { isDue } from '#rules/construction/ready-turn';
import { isYardFor } from '#rules/construction/repair-refusals';
import { failProject } from './fail-project.ts';
import { fieldFailureOf } from './field-failure-of.ts';
import { leavesUnfinished } from './leaves-unfinished.ts';
import { placeOfRest } from './place-of-rest.ts';
import { type ClaimsOnDepots, claimsOnDepots, repairsServed } from './repairs-served.ts';
import type { Sites } from './sites.ts';
import { isUnitProject, type UnitProject } from './unit-project.ts';

/**
 * Completes repairs of units that are still with their yard or helpers when the time is over, unless the helpers' points went to supply.
 * Otherwise the points are lost.
 * @rule CON-5 @rule SUP-6 @rule OPT-6 @rule TECH-6
 * @ruling OPT-6 A repair or refit that takes several turns needs the same in each of these turns: its yard or colony, its helpers, and the
 *   unit in its place.
 */
export function finishRepairs(
  record: Recorder,
  { state, sites, dice }: Readonly<{ state: CampaignState; sites: Sites; dice: Dice }>,
): void {
  const claims = claimsOnDepots(state, sites.facts);
  const served = repairsServed(state, claims, rollForDepots(record, claims, dice));
  for (const project of valuesById(state.projects).filter(isUnitProject)) {
    if (project.kind !== 'repair' && project.kind !== 'field-repair') continue;
    const system = placeOfRest(state, project.subject.unit);
    const because =
      system === null ? 'unit-moved' : failureOf(state, { sites, served }, project, system);
    if (system === null || because !== null) {
      failProject(record, state, project, because ?? 'unit-moved');
      continue;
    }
    if (!isDue(project, state.turn)) continue;
    finish(record, state, project, system);
  }
}

/** The order of partners' repairs, rolled if depots have too little left for all. @rule CON-5 */
function rollForDepots(
  record: Recorder,
  { repairs, isEnough }: ClaimsOnDepots,
  dice: Dice,
): readonly EmpireId[] {
  const claims = isEnough
    ? []
    : repairs.flatMap((project) =>
        hostedOf(project).map(({ system }) => ({ empire: project.owner, system })),
      );
  const purpose = { kind: 'depot order', text: 'whose repairs depots serve first' } as const;
  return rollForPlaces(record, dice, { claims, over: 'depots', purpose, cite: cite('CON-5') });
}

/** The unit is sound, and at a yard an alien one is converted. @rule TECH-6 */
function finish(
  record: Recorder,
  state: CampaignState,
  { id: project, kind, owner: empire, subject: { unit } }: UnitProject,
  system: SystemId,
): void {
  const { design, unconverted } = rowOf(state.units, unit);
  const what = { empire, project, unit, design, system };
  const head = { rolls: [], witnesses: onlyFor(empire) } as const;
  if (unconverted && kind === 'repair') {
    record.emit({ type: 'UnitConverted', cite: cite('TECH-6'), ...head, ...what });
  } else record.emit({ type: 'UnitRestored', cite: cite('CON-5'), ...head, ...what });
}

type Helped = Readonly<{ sites: Sites; served: ReadonlySet<ProjectId> }>;

/** Why a repair fails, or null. */
function failureOf(
  state: CampaignState,
  { sites, served }: Helped,
  project: UnitProject,
  system: SystemId,
): ProjectFailure | null {
  const { id, kind, owner, paid, subject } = project;
  if (kind === 'field-repair') {
    const missing = fieldFailureOf(state, sites.facts, project);
    return missing ?? (served.has(id) ? null : 'helper-lost');
  }
  if (leavesUnfinished(state, project)) return 'withdraws';
  const design = rowOf(state.designs, rowOf(state.units, subject.unit).design);
  if (isYardFor(design, sites.serviceAt(owner, system), paid)) return null;
  return design.kind === 'base' ? 'system-lost' : 'yard-lost';
}

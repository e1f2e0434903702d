import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { RefitProject } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/causes';
import { isDue } from '#rules/construction/ready-turn';
import { refitLoadOf } from '#rules/construction/refit-load';
import { type RefitRefusal, refitRefusalsOf } from '#rules/construction/refit-refusals';
import { failProject } from './fail-project.ts';
import { leavesUnfinished } from './leaves-unfinished.ts';
import { placeOfRest } from './place-of-rest.ts';
import type { Sites } from './sites.ts';

/** Refits what is still at its yard or colony and fits into its new class when its time is over; else the points are lost. @rule CON-6 @rule OPT-6 */
export function finishRefits(record: Recorder, state: CampaignState, sites: Sites): void {
  for (const project of valuesById(state.projects)) {
    if (project.kind !== 'refit') continue;
    const { unit, design } = project.subject;
    const system = placeOfRest(state, unit);
    const because = system === null ? 'unit-moved' : failureOf(state, sites, project, system);
    if (system === null || because !== null) {
      failProject(record, state, project, because ?? 'unit-moved');
      continue;
    }
    if (!isDue(project, state.turn)) continue;
    record.emit({
      type: 'UnitRefitted',
      cite: cite('CON-6'),
      rolls: [],
      witnesses: onlyFor(project.owner),
      empire: project.owner,
      project: project.id,
      unit,
      name: rowOf(state.units, unit).name,
      from: rowOf(state.units, unit).design,
      to: design,
      system,
    });
  }
}

/** What its owner is told: of the unit first, then of the place. */
function failureBy(refusals: readonly RefitRefusal[]): ProjectFailure | null {
  if (refusals.length === 0) return null;
  if (refusals.includes('crippled')) return 'unit-crippled';
  if (refusals.includes('no-yard')) return 'yard-lost';
  return refusals.includes('no-colony') ? 'system-lost' : 'laden';
}

/** What is missing; null: nothing. */
function failureOf(
  state: CampaignState,
  { facts, serviceAt }: Sites,
  project: RefitProject,
  system: SystemId,
): ProjectFailure | null {
  const { owner, subject } = project;
  if (leavesUnfinished(state, project)) return 'withdraws';
  const unit = rowOf(state.units, subject.unit);
  const refusals = refitRefusalsOf({
    unit,
    from: rowOf(state.designs, unit.design),
    to: rowOf(state.designs, subject.design),
    isUnlocked: true,
    isRough: false,
    isStowed: false,
    aboard: refitLoadOf(facts, unit.id, facts.index.aboard(unit.id)),
    isResting: false,
    isWithdrawing: false,
    place: serviceAt(owner, system),
  });
  return failureBy(refusals);
}

import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { LaneProject } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/causes';
import { canImproveLanes } from '#rules/construction/can-improve-lanes';
import { laneStepOf } from '#rules/construction/lane-step-of';
import { failProject } from './fail-project.ts';
import { placeOfRest } from './place-of-rest.ts';

/**
 * Improves the lanes that were paid for, if the Explorer is still there and fit. Otherwise the points are lost.
 * @rule CON-10
 * @ruling If several empires improve the same lane in the same turn, it rises by only one step, and each of them pays for it.
 */
export function improveLanes(record: Recorder, state: CampaignState): void {
  for (const project of valuesById(state.projects)) {
    if (project.kind === 'lane') carryOut(record, state, project);
  }
}

function carryOut(record: Recorder, state: CampaignState, project: LaneProject): void {
  const { id, owner, subject } = project;
  const { unit, lane } = subject;
  const because = failureOf(state, project);
  const step = laneStepOf(rowOf(state.lanes, lane).class);
  if (because !== null) {
    failProject(record, state, project, because);
    return;
  }
  invariant(step !== null, 'LANE_AT_ITS_BEST', lane);
  record.emit({
    type: 'LaneImproved',
    cite: cite('CON-10'),
    rolls: [],
    witnesses: onlyFor(owner),
    empire: owner,
    project: id,
    unit,
    design: rowOf(state.units, unit).design,
    lane,
    class: step.to,
  });
}

/** Why an improvement fails, or null. */
function failureOf(state: CampaignState, { subject }: LaneProject): ProjectFailure | null {
  const unit = rowOf(state.units, subject.unit);
  if (placeOfRest(state, unit.id) === null) return 'unit-moved';
  const isFit = canImproveLanes({ unit, design: rowOf(state.designs, unit.design) });
  return isFit ? null : 'unit-crippled';
}

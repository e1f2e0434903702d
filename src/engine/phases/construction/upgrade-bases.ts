import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { invariant } from '#kernel/result/invariant';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { canBeUpgraded } from '#rules/construction/can-be-upgraded';
import { upgradeOf } from '#rules/construction/upgrade-of';
import { failProject } from './fail-project.ts';
import { placeOfRest } from './place-of-rest.ts';
import { isUnitProject, type UnitProject } from './unit-project.ts';

/**
 * Upgrades civilian bases to the size that was paid for, if they are still there and uncrippled. Otherwise the points are lost.
 * @rule OPT-21
 * @ruling An upgrade needs neither convoys nor capacity: only the first size is built by convoys. A small base has the maintenance of a
 *   depot, and each further size costs one point more.
 */
export function upgradeBases(record: Recorder, state: CampaignState): void {
  for (const project of valuesById(state.projects).filter(isUnitProject)) {
    if (project.kind === 'upgrade') carryOut(record, state, project);
  }
}

function carryOut(record: Recorder, state: CampaignState, project: UnitProject): void {
  const unit = rowOf(state.units, project.subject.unit);
  const system = placeOfRest(state, unit.id);
  if (system === null || !canBeUpgraded(unit)) {
    failProject(record, state, project, system === null ? 'unit-moved' : 'unit-crippled');
    return;
  }
  const to = upgradeOf(unit.design);
  invariant(to !== null, 'BASE_AT_ITS_LARGEST', unit.id);
  record.emit({
    type: 'BaseUpgraded',
    cite: cite('OPT-21'),
    rolls: [],
    witnesses: onlyFor(project.owner),
    empire: project.owner,
    project: project.id,
    unit: unit.id,
    design: unit.design,
    to,
    system,
  });
}

import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/service-events';
import type { UnitProject } from './unit-project.ts';

/** Tells that a repair or a change of status came to nothing. @rule CON-5 @rule CON-9 */
export function failProject(
  record: Recorder,
  state: CampaignState,
  { id, kind, owner, paid, subject: { unit } }: UnitProject,
  because: ProjectFailure,
): void {
  record.emit({
    type: 'UnitProjectFailed',
    cite: cite(kind === 'status' ? 'CON-9' : 'CON-5'),
    rolls: [],
    witnesses: onlyFor(owner),
    empire: owner,
    project: id,
    kind,
    unit,
    design: rowOf(state.units, unit).design,
    because,
    paid,
  });
}

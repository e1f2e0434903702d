import type { Recorder } from '#engine/record/recorder';
import { rowOf } from '#kernel/collections/row-of';
import { cite, type RuleRef } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import type { ProjectFailure } from '#model/events/causes';
import type { UnitProject } from './unit-project.ts';

const RULES: Readonly<Record<UnitProject['kind'], RuleRef>> = {
  repair: cite('CON-5'),
  'field-repair': cite('CON-5'),
  refit: cite('CON-6'),
  status: cite('CON-9'),
  lane: cite('CON-10'),
  upgrade: cite('OPT-21'),
};

/** Reports that an order for a unit failed. @rule CON-5 @rule CON-6 @rule CON-9 @rule CON-10 @rule OPT-21 */
export function failProject(
  record: Recorder,
  state: CampaignState,
  { id, kind, owner, paid, subject: { unit } }: UnitProject,
  because: ProjectFailure,
): void {
  record.emit({
    type: 'UnitProjectFailed',
    cite: RULES[kind],
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

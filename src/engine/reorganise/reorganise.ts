import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { sightAfterRegrouping } from '#engine/sight/sight-after-regrouping';
import { sightOf } from '#engine/sight/sight-of';
import type { ReorganiseAt } from '#model/orders/order';
import { regroup } from './regroup.ts';

/** Forms, splits and merges fleets and re-bases units as ordered. Empires that are there see it. @rule MOV-9 */
export function reorganise(record: Recorder, input: PhaseInput, at: ReorganiseAt): void {
  const regrouped = regroup(record, input, at);
  if (regrouped.systems.size === 0) return;
  sightAfterRegrouping(sightOf(record, input), { ...regrouped, leaving: new Set() });
}

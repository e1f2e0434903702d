import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import { isPlaced } from '#model/campaign/effect';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { refundOf } from '#rules/construction/refund-of';

/** Pays half of what was paid for units and projects that were cancelled. @rule ECO-6 */
export function refundWorks(record: Recorder, state: CampaignState): void {
  refundProjects(record, state);
  for (const work of valuesById(state.works)) {
    if (!work.cancelled) continue;
    record.emit({
      type: 'WorkRefunded',
      cite: cite('ECO-6'),
      rolls: [],
      witnesses: onlyFor(work.owner),
      empire: work.owner,
      work: work.id,
      refund: refundOf(work),
    });
  }
}

function refundProjects(record: Recorder, state: CampaignState): void {
  for (const { id, kind, owner, subject, amount } of valuesById(state.effects)) {
    if (kind !== 'refund' || !isPlaced(subject)) continue;
    record.emit({
      type: 'ProjectRefunded',
      cite: cite('ECO-6'),
      rolls: [],
      witnesses: onlyFor(owner),
      empire: owner,
      effect: id,
      subject,
      refund: amount,
    });
  }
}

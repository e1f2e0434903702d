import type { Recorder } from '#engine/record/recorder';
import { valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { CampaignState } from '#model/campaign/state';
import { onlyFor } from '#model/events/fact';
import { refundOf } from '#rules/construction/refund-of';

/** Ends the works that were given up, and pays half of what they took. @rule ECO-6 */
export function refundWorks(record: Recorder, state: CampaignState): void {
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

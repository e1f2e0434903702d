import { divide } from '#kernel/numbers/divide';
import type { Work } from '#model/campaign/work';

/** What giving up a unit under construction brings back: half of what was paid, down. @rule ECO-6 */
export function refundOf(work: Pick<Work, 'paid'>): number {
  return divide(work.paid, 2, 'down');
}

import { divide } from '#kernel/numbers/divide';

/** What comes back for something that is cancelled: half of what was paid, rounded down. @rule ECO-6 */
export function refundOf({ paid }: Readonly<{ paid: number }>): number {
  return divide(paid, 2, 'down');
}

import { counted, plural } from '#kernel/words/counted';
import { describeOrder } from '#report/orders/order-words';
import { namesOfView } from '#report/sentences/names-of-view';
import type { ReopenedOrders } from './reopened-orders.ts';

/** An order that no longer holds, in words, with the reasons. */
export type LostOrder = Readonly<{ sentence: string; reasons: readonly string[] }>;

/** The orders that no longer hold, with the names that the player knows. */
export function lostOrders({ lost, issued }: ReopenedOrders): readonly LostOrder[] {
  const names = namesOfView(issued.view);
  return lost.map(({ order, issues }) => ({
    sentence: describeOrder(order, names),
    reasons: issues.map(({ text }) => text),
  }));
}

/** What the player reads when the moderator has submitted their orders again. */
export function resubmittedText(turn: number, one: ReopenedOrders): string {
  const { held } = one;
  const lost = lostOrders(one);
  const what =
    held.length === 0 && lost.length === 0
      ? 'your sheet without orders'
      : `${counted(held.length, 'order')} of yours`;
  const done = `After an undo the moderator submitted ${what} for turn ${String(turn)} again.`;
  if (lost.length === 0) return `${done} You can change them and submit them again.`;
  const left = `${counted(lost.length, 'order')} no longer ${plural(lost.length, 'holds', 'hold')} and ${plural(lost.length, 'was', 'were')} left out. Your draft still has ${plural(lost.length, 'it', 'them')}:`;
  const lines = lost.map(({ sentence, reasons }) => `- ${sentence}: ${reasons.join(' ')}`);
  return [done, left, ...lines].join('\n');
}

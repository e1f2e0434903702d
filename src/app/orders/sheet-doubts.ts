import { hashOf } from '#kernel/result/hash';
import type { Verdict } from './judge-sheet.ts';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

const SHORT = 16;

/** The key of a dismissed doubt. It stays dismissed as long as its order and its text stay the same. */
export function doubtKey(order: Order, { code, text }: OrderIssue): string {
  return hashOf([order, code, text]).slice(0, SHORT);
}

/** The key of a dismissed warning about a whole sheet. It stays dismissed as long as its text stays the same. */
export function warningKey({ code, text }: OrderIssue): string {
  return hashOf([code, text]).slice(0, SHORT);
}

/** A doubt about a legal order. */
export type SheetDoubt = Readonly<{ order: Order; issue: OrderIssue; key: string }>;

/** The doubts about the orders of a sheet that its player has not dismissed. */
export function openDoubts(
  verdicts: readonly Verdict[],
  dismissed: readonly string[],
): readonly SheetDoubt[] {
  return verdicts
    .filter(({ accepted }) => accepted)
    .flatMap(({ order, issues }) =>
      issues.map((issue) => ({ order, issue, key: doubtKey(order, issue) })),
    )
    .filter(({ key }) => !dismissed.includes(key));
}

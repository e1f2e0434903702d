import { hashOf } from '#kernel/result/hash';
import type { Verdict } from '#app/run/judge-sheet';
import type { Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

const SHORT = 16;

/** What a dismissed doubt is known by: it stays dismissed while the order and what is said of it stay the same. */
export function doubtKey(order: Order, { code, text }: OrderIssue): string {
  return hashOf([order, code, text]).slice(0, SHORT);
}

/** What a dismissed warning about a sheet as a whole is known by: it stays dismissed while the same is said. */
export function warningKey({ code, text }: OrderIssue): string {
  return hashOf([code, text]).slice(0, SHORT);
}

/** A doubt about an order that would be carried out. */
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

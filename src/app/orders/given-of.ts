import type { EmpireView } from '#fog/views/empire-view';
import type { Receipt } from '#app/ports/turn-record';
import { describeOrder } from '#report/orders/order-words';
import { namesOfView } from '#report/sentences/names-of-view';

/** A submitted order in words, with its verdict at that time. */
export type GivenOrder = Readonly<{
  sentence: string;
  accepted: boolean;
  reasons: readonly string[];
}>;

/** The orders of a receipt in words, with the names from the view that they were written from. */
export function givenOf(
  { orders, verdicts }: Pick<Receipt, 'orders' | 'verdicts'>,
  view: EmpireView,
): readonly GivenOrder[] {
  const names = namesOfView(view);
  return orders.map((order, index) => {
    const { accepted = true, issues = [] } = verdicts[index] ?? {};
    const reasons = issues.map(({ text }) => text);
    return { sentence: describeOrder(order, names), accepted, reasons };
  });
}

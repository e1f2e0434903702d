import type { EmpireView } from '#fog/views/empire-view';
import type { Receipt } from '#app/ports/turn-record';
import { describeOrder } from '#report/sentences/describe-order';
import { namesOfView } from '#report/sentences/names-of-view';

/** An order that was submitted, in words, with what it was told then. */
export type GivenOrder = Readonly<{
  sentence: string;
  accepted: boolean;
  reasons: readonly string[];
}>;

/** The orders of a receipt in words, with the names of the view that they were written by. */
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

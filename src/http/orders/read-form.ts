import { parseOrders, ORDERS_FORMAT, ORDERS_VERSION } from '#content/orders/parse-orders';
import type { Order, OrderKind } from '#model/orders/order';
import type { FormDesk } from '#http/forms/orders/order-form';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import type { FormBody } from '#http/visits/form-body';
import { err, ok, type Result } from '#kernel/result/result';
import { fieldOfPath } from './field-of-path.ts';
import { TEXTS } from './texts.ts';

/** What is wrong with a form: by field, and in all. */
export type FormProblems = Readonly<{ problem: string; errors: ReadonlyMap<string, string> }>;

/** The kind of order that a form says it is. */
export const kindIn = (sent: FormBody): OrderKind | undefined =>
  ORDER_FORM_KINDS.find((kind) => kind === sent.text('kind'));

const problems = (entries: readonly (readonly [string, string])[]): FormProblems => ({
  problem: TEXTS.orderWasNotAdded,
  errors: new Map(entries),
});

/** The order that a form says. Whether it is allowed, the judge of orders says afterwards. */
export function readForm(
  kind: OrderKind,
  sent: FormBody,
  desk: FormDesk,
): Result<Order, FormProblems> {
  const draft = ORDER_FORMS[kind].read(sent, desk);
  if ('problem' in draft) return err(problems([[draft.field, draft.problem]]));
  const parsed = parseOrders({
    format: ORDERS_FORMAT,
    version: ORDERS_VERSION,
    orders: [draft.json],
  });
  if (!parsed.ok) {
    const place = (path: string): string => fieldOfPath(path.replace(/^orders\[0\]\.?/, ''));
    return err(problems(parsed.error.map(({ path, text }) => [place(path), text])));
  }
  const [order] = parsed.value;
  return order === undefined ? err(problems([])) : ok(order);
}

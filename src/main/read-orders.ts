import type { ReadOrder } from '#cli/desk';
import { type ContentIssue } from '#content/issue';
import { foreignHead } from '#content/orders/foreign-head';
import { parseOrderText } from '#content/orders/parse-order-text';
import { parseOrdersFile } from '#content/orders/parse-orders-file';
import type { EmpireView } from '#fog/views/empire-view';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { Order } from '#model/orders/order';

const textOf = ({ path, text }: ContentIssue): string => (path === '' ? text : `${path}: ${text}`);

const broken = (issues: readonly string[]): readonly ReadOrder[] => [
  { line: 1, text: '', order: null, issues },
];

/** One line for each order of a list, counted from 1. */
const listed = (orders: readonly Order[]): readonly ReadOrder[] =>
  orders.map((order, index) => ({ line: index + 1, text: order.kind, order, issues: [] }));

/** Orders in words, one on a line, or as the JSON that the order pages give; told apart by the first sign. */
export function readOrders(
  text: string,
  { view, key }: Readonly<{ view: EmpireView; key: string }>,
): readonly ReadOrder[] {
  const file = parseOrdersFile(text);
  if (!file.ok) return broken(file.error.map(textOf));
  const { head, body } = file.value;
  const foreign = foreignHead(head, { turn: view.turn, key, id: view.empire.id });
  if (foreign !== null) return broken([foreign]);
  if (body.kind === 'orders') return listed(body.orders);
  return parseOrderText(body.text, spokenNamesOf(view)).map((one) => ({
    line: one.line,
    text: one.text,
    order: one.order,
    issues: one.issues.map((issue) => issue.text),
  }));
}

import type { ReadOrder } from '#cli/desk';
import { type ContentIssue } from '#content/issue';
import { parseOrderText } from '#content/orders/parse-order-text';
import { parseOrders } from '#content/orders/parse-orders';
import { readJson } from '#content/read-json';
import type { EmpireView } from '#fog/views/empire-view';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { Order } from '#model/orders/order';

const textOf = ({ path, text }: ContentIssue): string => (path === '' ? text : `${path}: ${text}`);

const broken = (issues: readonly ContentIssue[]): readonly ReadOrder[] => [
  { line: 1, text: '', order: null, issues: issues.map(textOf) },
];

/** One line for each order of a list, counted from 1. */
const listed = (orders: readonly Order[]): readonly ReadOrder[] =>
  orders.map((order, index) => ({ line: index + 1, text: order.kind, order, issues: [] }));

function fromJson(text: string): readonly ReadOrder[] {
  const json = readJson(text);
  if (!json.ok) return broken(json.error);
  const orders = parseOrders(json.value);
  return orders.ok ? listed(orders.value) : broken(orders.error);
}

/** Orders in words, one on a line, or as the JSON that the order pages give; told apart by the first sign. */
export function readOrders(text: string, view: EmpireView): readonly ReadOrder[] {
  if (text.trimStart().startsWith('{')) return fromJson(text);
  return parseOrderText(text, spokenNamesOf(view)).map((one) => ({
    line: one.line,
    text: one.text,
    order: one.order,
    issues: one.issues.map((issue) => issue.text),
  }));
}

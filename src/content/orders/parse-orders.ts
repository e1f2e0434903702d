import { z } from 'zod';
import { err, ok, type Result } from '#kernel/result/result';
import { type ContentIssue, issuesOf, placeText } from '#content/issue';
import { readBySchema } from '#content/schema-words';
import { ORDER_KINDS, type Order } from '#model/orders/order';
import { LONGEST_ORDER_JSON, MOST_ORDERS } from '#model/orders/sheet-limits';
import { ORDER_TABLE } from './order-table.ts';

export const ORDERS_FORMAT = 'farlane-orders';
export const ORDERS_VERSION = 1;

const sheetSchema = z.strictObject({
  format: z.literal(ORDERS_FORMAT),
  version: z.literal(ORDERS_VERSION),
  /** The turn and empire of the orders, which other code checks. */
  turn: z.int().min(1).optional(),
  empire: z.string().min(1).optional(),
  orders: z.array(z.unknown()).max(MOST_ORDERS),
});

const kindSchema = z.looseObject({ kind: z.enum(ORDER_KINDS) });

/** The orders of a sheet from parsed JSON, or everything that is wrong with it. */
export function parseOrders(json: unknown): Result<readonly Order[], readonly ContentIssue[]> {
  const sheet = readBySchema(sheetSchema, json);
  if (!sheet.success) return err(issuesOf(sheet.error));
  const parsed = sheet.data.orders.map((one, index) => parseOrder(one, ['orders', index]));
  const issues = parsed.flatMap((one) => (one.ok ? [] : one.error));
  if (issues.length > 0) return err(issues);
  return ok(parsed.flatMap((one) => (one.ok ? [one.value] : [])));
}

/** The sheet that `parseOrders` reads. */
export function ordersFile(orders: readonly Order[]): Readonly<{
  format: typeof ORDERS_FORMAT;
  version: typeof ORDERS_VERSION;
  orders: readonly Order[];
}> {
  return { format: ORDERS_FORMAT, version: ORDERS_VERSION, orders };
}

/** One order from parsed JSON, or everything that is wrong with it; `path`: where it is in its file. */
export function parseOrder(
  json: unknown,
  path: readonly (string | number)[],
): Result<Order, readonly ContentIssue[]> {
  const kind = readBySchema(kindSchema, json);
  if (!kind.success) return err(issuesOf(kind.error, path));
  if (JSON.stringify(json).length > LONGEST_ORDER_JSON) return err([tooLong(path)]);
  const order = readBySchema(ORDER_TABLE[kind.data.kind].schema, json);
  return order.success ? ok(order.data) : err(issuesOf(order.error, path));
}

const tooLong = (path: readonly (string | number)[]): ContentIssue => ({
  path: placeText(path),
  code: 'TOO_LONG',
  text: `This order is too long. An order in JSON has at most ${LONGEST_ORDER_JSON} characters. Split it into several orders.`,
});

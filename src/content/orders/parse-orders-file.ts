import { z } from 'zod';
import { ok, type Result } from '#kernel/result/result';
import type { ContentIssue } from '#content/issue';
import { readJson } from '#content/read-json';
import type { Order } from '#model/orders/order';
import { parseOrders } from './parse-orders.ts';

/** The empire and turn in the head of an orders file; null: the file has no head. */
export type OrdersHead = Readonly<{ turn: number | null; empire: string | null }>;

/** A file of orders: text is still to be read line by line. */
export type OrdersFile = Readonly<{
  head: OrdersHead;
  body:
    | Readonly<{ kind: 'text'; text: string }>
    | Readonly<{ kind: 'orders'; orders: readonly Order[] }>;
}>;

/** The comment at the top of a saved sheet. */
const HEAD = /^\s*#\s*farlane orders:\s*turn\s+(\d{1,6}),\s*empire\s+([^\s,]+)\s*$/imu;

const headSchema = z.looseObject({ turn: z.int().optional(), empire: z.string().optional() });

/** Reads a file of orders, as text or as JSON, told apart by the first sign. */
export function parseOrdersFile(content: string): Result<OrdersFile, readonly ContentIssue[]> {
  const text = content.replace(/^\u{FEFF}/u, '');
  if (!text.trimStart().startsWith('{'))
    return ok({ head: headOf(text), body: { kind: 'text', text } });
  const json = readJson(text);
  if (!json.ok) return json;
  const orders = parseOrders(json.value);
  if (!orders.ok) return orders;
  const { turn = null, empire = null } = headSchema.parse(json.value);
  return ok({ head: { turn, empire }, body: { kind: 'orders', orders: orders.value } });
}

function headOf(text: string): OrdersHead {
  const [, turn, empire = null] = HEAD.exec(text) ?? [];
  return { turn: turn === undefined ? null : Number(turn), empire };
}

/** Writes that comment. */
export const ordersHead = (turn: number, empire: string): string =>
  `# farlane orders: turn ${turn}, empire ${empire}`;

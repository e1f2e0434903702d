import { ORDERS_FORMAT, ORDERS_VERSION, parseOrders } from '#content/orders/parse-orders';
import { readJson } from '#content/read-json';
import type { Order } from '#model/orders/order';
import { mapAddress, mapLookIn } from '#http/order-map/map-look';
import {
  actOf,
  afterActing,
  changingOrders,
  type FoundOrders,
  NOTHING_RETURNED,
  showOrders,
} from './found-orders.ts';
import { ordersOf } from './orders-page.ts';
import { TEXTS } from './texts.ts';
import { withOrder } from './with-order.ts';
import type { Flash } from '#http/pages/frame';
import { redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { err, ok, type Result } from '#kernel/result/result';
import type { Route } from '#http/routes/route';

const NOT_READ: Flash = {
  tone: 'bad',
  text: TEXTS.orderWasNotUnderstood,
};

/** The order that a form offers; null: it takes a move back and adds nothing. */
function orderIn(text: string): Result<Order | null, null> {
  if (text === '') return ok(null);
  const json = readJson(text);
  if (!json.ok) return err(null);
  const sheet = { format: ORDERS_FORMAT, version: ORDERS_VERSION, orders: [json.value] };
  const parsed = parseOrders(sheet);
  const [order] = parsed.ok ? parsed.value : [];
  return order === undefined ? err(null) : ok(order);
}

/** Puts an order that would mend a fleet’s supply into the draft; on the map, the fleet stays chosen. */
async function mend(site: Site, found: FoundOrders): Promise<Reply> {
  const { body, seat } = found.visit;
  const read = orderIn(body.text('order'));
  if (!read.ok) {
    return showOrders(site, found, { returned: NOTHING_RETURNED, flash: NOT_READ, status: 422 });
  }
  const orders = withOrder(ordersOf(found.desk), read.value, body.text('instead'));
  const outcome = await site.useCases.saveDraft({ ...actOf(found), orders });
  const { fleet, show } = mapLookIn(body.text, seat.actor.empire);
  if (outcome.ok && fleet !== null) {
    return redirectTo(mapAddress(`${seat.base}/orders/map`, { fleet, show, done: 'mended' }));
  }
  return afterActing(site, found, { outcome, done: 'mended', returned: NOTHING_RETURNED });
}

export const PLAYER_ORDERS_SUPPLY_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'post',
    path: '/orders/mend',
    handle: changingOrders(() => NOTHING_RETURNED, mend),
  },
];

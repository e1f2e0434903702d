import type { Order, OrderKind, OrderOf } from '#model/orders/order';
import type { Names } from '#report/sentences/names';
import { CARGO_ORDERS } from './cargo-orders.ts';
import { DEALING_ORDERS } from './dealing-orders.ts';
import { FLEET_ORDERS } from './fleet-orders.ts';
import { REALM_ORDERS } from './realm-orders.ts';
import { SUPPLY_ORDERS } from './supply-orders.ts';
import { WAR_ORDERS } from './war-orders.ts';
import { YARD_ORDERS } from './yard-orders.ts';
import type { OrderWords } from './order-words-row.ts';

/** What is said of each kind of order, in the order of the list of orders: leave one out and the build fails. */
export const ORDER_WORDS: OrderWords<OrderKind> = {
  ...FLEET_ORDERS,
  ...YARD_ORDERS,
  ...SUPPLY_ORDERS,
  ...DEALING_ORDERS,
  ...WAR_ORDERS,
  ...REALM_ORDERS,
  ...CARGO_ORDERS,
};

const write = <K extends OrderKind>(order: OrderOf<K> & { kind: K }, names: Names): string =>
  ORDER_WORDS[order.kind].sentence(order, names);

/** An order in one sentence, without its full stop. */
export const describeOrder = (order: Order, names: Names): string => write(order, names);

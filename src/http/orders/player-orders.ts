import type { Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import { SHEET, showOrders, withOrders } from './found-orders.ts';
import { orderActsAt } from './order-acts.ts';
import { ORDERS_PAGE } from './orders-contents.ts';

const orders = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) => showOrders(site, found, null));

export const PLAYER_ORDERS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/orders',
    page: ORDERS_PAGE,
    nav: { label: 'Orders', menu: 4 },
    handle: orders,
  },
  ...orderActsAt('/orders', SHEET),
];

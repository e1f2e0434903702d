import { SHARED_TEXTS } from '#http/words/texts';
import { ORDER_MAP_PAGE } from './order-map-content.ts';
import { ORDERS_FORMAT, ORDERS_VERSION, parseOrders } from '#content/orders/parse-orders';
import type { Order } from '#model/orders/order';
import { listIn, mapAddress, type MapLook, mapLookIn } from './map-look.ts';
import { orderMapPage, ordersOnMap } from './order-map-page.ts';
import { orderFlashes } from '#http/orders/desk-flashes';
import { actOf, type FoundOrders, withOrders } from '#http/orders/found-orders';
import { ordersOf } from '#http/orders/orders-page';
import { staleness } from '#http/orders/staleness';
import { withOrder } from '#http/orders/with-order';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const DONE: ReadonlyMap<string, Flash> = new Map([
  ['moved', { tone: 'good', text: TEXTS.moveIsInYourDraft }],
  ['mended', { tone: 'good', text: TEXTS.orderIsInYourDraft }],
  ['explores', { tone: 'good', text: TEXTS.explorationOrderIsInYourDraft }],
  ['routed', { tone: 'good', text: TEXTS.routeIsInYourDraft }],
  ['stays', { tone: 'good', text: TEXTS.fleetStays }],
]);

type Trouble = Readonly<{ flash: Flash; status: number }>;

async function showMap(
  site: Site,
  found: FoundOrders,
  { look, trouble }: Readonly<{ look: MapLook; trouble: Trouble | null }>,
): Promise<Reply> {
  const { desk, visit } = found;
  const { actor } = visit.seat;
  const plotted = await site.useCases.plotFleets({ actor, orders: ordersOnMap(desk), asked: look });
  if (!plotted.ok)
    return problemReply(plotted.error, { href: '/', label: SHARED_TEXTS.toYourCampaigns });
  const done = DONE.get(visit.query('done'));
  const news = orderFlashes(desk, visit.seat.base);
  const ownFlashes = done === undefined ? news : [done, ...news];
  const content = orderMapPage(site, { ...found, plotted: plotted.value }, look);
  return pageReply(ORDER_MAP_PAGE, content, {
    title: TEXTS.orderMapForTurn(desk.issued.turn),
    status: trouble?.status ?? 200,
    flashes: trouble === null ? ownFlashes : [trouble.flash],
  });
}

const map = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) =>
    showMap(site, found, { look: mapLookIn(visit.query, visit.seat.actor.empire), trouble: null }),
  );

type Changed = Readonly<{ orders: readonly Order[]; done: string; look: MapLook }>;

/** Makes these orders the draft; of two who write at once, one is told and sees the map as it is now. */
async function keep(
  site: Site,
  found: FoundOrders,
  { orders, done, look }: Changed,
): Promise<Reply> {
  const { visit } = found;
  const saved = await site.useCases.saveDraft({ ...actOf(found), orders });
  if (saved.ok) {
    const { fleet, show } = look;
    return redirectTo(mapAddress(`${visit.seat.base}/orders/map`, { fleet, show, done }));
  }
  const flash: Flash = { tone: 'warning', text: saved.error.text };
  const trouble = { flash, status: statusOf(saved.error) };
  return withOrders(site, visit, (now) => showMap(site, now, { look, trouble }));
}

/** A form of the map: one that was made of another draft or turn changes nothing. */
const changing =
  (
    act: (site: Site, found: FoundOrders, look: MapLook) => Promise<Reply>,
  ): ((site: Site, visit: PlayerVisit) => Promise<Reply>) =>
  (site, visit) =>
    withOrders(site, visit, (found) => {
      const look = mapLookIn(visit.body.text, visit.seat.actor.empire);
      const stale = staleness(found.desk, visit.body);
      if (stale === null) return act(site, found, look);
      const flash: Flash = { tone: 'warning', text: stale };
      return showMap(site, found, { look, trouble: { flash, status: 409 } });
    });

function doneBy(order: Order | null): string {
  if (order?.kind === 'SetRoute') return 'routed';
  return order?.kind === 'ExploreLane' ? 'explores' : 'moved';
}

/** A way of this turn, or a route to what is farther away. */
function orderIn({ fleet, to }: MapLook, path: string): unknown {
  if (path !== '') return { kind: 'MoveFleet', fleet, path: listIn(path) };
  return { kind: 'SetRoute', fleet, route: { kind: 'to', system: to } };
}

type Wanted = Readonly<{ json: unknown; look: MapLook }>;

/** Puts an order that sends a fleet somewhere into the draft, in the place of another of the same fleet. */
async function send(site: Site, found: FoundOrders, { json, look }: Wanted): Promise<Reply> {
  const parsed = parseOrders({ format: ORDERS_FORMAT, version: ORDERS_VERSION, orders: [json] });
  if (!parsed.ok) {
    const text = TEXTS.fleetCantTakeThisPath;
    const trouble = { flash: { tone: 'bad', text }, status: 422 } as const;
    return showMap(site, found, { look, trouble });
  }
  const [order = null] = parsed.value;
  const orders = withOrder(ordersOf(found.desk), order, look.fleet);
  return keep(site, found, { orders, done: doneBy(order), look });
}

/** To a system by a way, or on a route. */
const move = changing((site, found, look) =>
  send(site, found, { json: orderIn(look, found.visit.body.text('path')), look }),
);

/** Through a lane that it explores. */
const explore = changing((site, found, look) => {
  const toward = found.visit.body.text('toward');
  const json = { kind: 'ExploreLane', fleet: look.fleet, toward: toward === '' ? null : toward };
  return send(site, found, { json, look });
});

/** Takes the moves of a fleet out of the draft. */
const stay = changing((site, found, look) => {
  const orders = withOrder(ordersOf(found.desk), null, look.fleet);
  return keep(site, found, { orders, done: 'stays', look });
});

export const PLAYER_ORDER_MAP_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/orders/map',
    page: ORDER_MAP_PAGE,
    nav: null,
    handle: map,
  },
  { who: 'player', method: 'post', path: '/orders/map/move', handle: move },
  { who: 'player', method: 'post', path: '/orders/map/explore', handle: explore },
  { who: 'player', method: 'post', path: '/orders/map/stay', handle: stay },
];

import { ok } from '#kernel/result/result';
import { SHARED_TEXTS } from '#http/words/texts';
import { ORDER_MAP_PAGE } from './order-map-content.ts';
import { ORDERS_FORMAT, ORDERS_VERSION, parseOrders } from '#content/orders/parse-orders';
import type { Order } from '#model/orders/order';
import { chosenIn, listIn, lookOfForm, mapAddress, type MapLook, mapLookIn } from './map-look.ts';
import { isEverywhere } from './map-layers.ts';
import { orderMapPage, ordersOnMap } from './order-map-page.ts';
import { orderFlashes } from '#http/orders/desk-flashes';
import { doneFlash, DONE as DONE_TO_ORDERS } from '#http/orders/done-words';
import {
  changingOrders,
  type FoundOrders,
  keepDraft,
  NOTHING_RETURNED,
  type OrdersTrouble,
  withOrders,
  withProblem,
  type WritingPlace,
} from '#http/orders/found-orders';
import { orderActsAt } from '#http/orders/order-acts';
import { bulkIn } from '#http/orders/bulk-acts';
import { bulkKindOf } from '#http/orders/bulk-kinds';
import { formDeskOf, ordersOf, type Returned } from '#http/orders/orders-page';
import { readBulk } from '#http/orders/read-bulk';
import { presetForm } from '#http/orders/preset-form';
import { NO_CONFLICT } from '#http/orders/staleness';
import { withOrder } from '#http/orders/with-order';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { deskJumps } from './desk-jumps.ts';
import { TEXTS } from './texts.ts';

const PATH = '/orders/map';
const HOME = { href: '/', label: SHARED_TEXTS.toYourCampaigns };

const DONE: ReadonlyMap<string, Flash> = new Map([
  ...DONE_TO_ORDERS,
  ['moved', { tone: 'good', text: TEXTS.moveIsInYourDraft }],
  ['explores', { tone: 'good', text: TEXTS.explorationOrderIsInYourDraft }],
  ['routed', { tone: 'good', text: TEXTS.routeIsInYourDraft }],
  ['stays', { tone: 'good', text: TEXTS.fleetStays }],
]);

/** What was chosen when the page was asked for, or when its form was sent. */
function lookOf({ body, queries, seat }: PlayerVisit): MapLook {
  const owner = seat.actor.empire;
  if (!body.has('turn')) return mapLookIn(queries, owner);
  const edit = mapLookIn((name) => (name === 'edit' ? body.texts('instead') : []), owner);
  return { ...lookOfForm(body.text('look'), owner), edit: edit.edit };
}

/** What the desk shows beside the map: the deadline, and the guide through a first turn. */
async function readBeside({ useCases }: Site, { desk, visit }: FoundOrders) {
  const { actor } = visit.seat;
  const deadline = await useCases.readDeadline(visit.seat);
  if (!deadline.ok) return deadline;
  const { turn } = desk.issued;
  const tutorial = await useCases.readTutorial({ actor, tutorial: 'first-turn', turn });
  return tutorial.ok ? ok({ deadline: deadline.value, tutorial: tutorial.value }) : tutorial;
}

async function showDesk(
  site: Site,
  found: FoundOrders,
  trouble: OrdersTrouble | null,
): Promise<Reply> {
  const { desk, visit } = found;
  const { actor } = visit.seat;
  const look = lookOf(visit);
  const orders = ordersOnMap(desk);
  const asked = { ...look, everywhere: isEverywhere(look.layer) };
  const plotted = await site.useCases.plotFleets({ actor, orders, asked });
  if (!plotted.ok) return problemReply(plotted.error, HOME);
  const beside = await readBeside(site, found);
  if (!beside.ok) return problemReply(beside.error, HOME);
  const done = DONE.get(visit.query('done'));
  const news = orderFlashes(desk, visit.seat.base);
  const ownFlashes = [...doneFlash(done, found.judged), ...news];
  const returned = trouble === null ? presetForm(visit) : withProblem(trouble);
  const conflict = trouble?.conflict ?? NO_CONFLICT;
  const page = { ...found, plotted: plotted.value };
  const content = orderMapPage(site, page, {
    ...{ look, returned, conflict },
    ...beside.value,
  });
  return pageReply(ORDER_MAP_PAGE, content, {
    title: TEXTS.deskForTurn(desk.issued.turn),
    status: trouble?.status ?? 200,
    flashes: trouble === null ? ownFlashes : [trouble.flash],
    jumps: deskJumps(content),
  });
}

/** The desk: what was chosen stays chosen. */
const DESK: WritingPlace = {
  show: showDesk,
  after: (visit, done) => {
    return mapAddress(`${visit.seat.base}${PATH}`, { ...chosenIn(lookOf(visit)), done });
  },
};

const desk = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) => showDesk(site, found, null), DESK);

/** The same order for all that is ticked. */
function orderSeveral(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const kind = bulkKindOf(visit.body.text('kind'));
  if (kind === undefined) return showDesk(site, found, null);
  const forms = formDeskOf(desk.issued.view, ordersOf(desk));
  const read = readBulk(kind, visit.body, forms);
  if (read.ok) {
    const orders = [...ordersOf(desk), ...read.value];
    return keepDraft(site, found, { orders, done: 'several', returned: NOTHING_RETURNED });
  }
  const { problem, errors } = read.error;
  const returned: Returned = { what: 'bulk', kind, sent: visit.body, problem, errors };
  const flash: Flash = { tone: 'bad', text: problem };
  return showDesk(site, found, { returned, flash, status: 422 });
}

const changing = (act: (site: Site, found: FoundOrders, look: MapLook) => Promise<Reply>) =>
  changingOrders(
    () => NOTHING_RETURNED,
    (site, found) => {
      const { body, seat } = found.visit;
      return act(site, found, mapLookIn(body.texts, seat.actor.empire));
    },
    DESK,
  );

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
    const flash: Flash = { tone: 'bad', text: TEXTS.fleetCantTakeThisPath };
    return showDesk(site, found, { returned: NOTHING_RETURNED, flash, status: 422 });
  }
  const [order = null] = parsed.value;
  const orders = withOrder(ordersOf(found.desk), order, look.fleet);
  return keepDraft(site, found, { orders, done: doneBy(order), returned: NOTHING_RETURNED });
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
  return keepDraft(site, found, { orders, done: 'stays', returned: NOTHING_RETURNED });
});

const several = changingOrders(bulkIn, orderSeveral, DESK);

export const PLAYER_ORDER_MAP_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: PATH,
    page: ORDER_MAP_PAGE,
    nav: { label: TEXTS.desk, menu: 0 },
    handle: desk,
  },
  { who: 'player', method: 'post', path: `${PATH}/move`, handle: move },
  { who: 'player', method: 'post', path: `${PATH}/explore`, handle: explore },
  { who: 'player', method: 'post', path: `${PATH}/stay`, handle: stay },
  { who: 'player', method: 'post', path: `${PATH}/several`, handle: several },
  ...orderActsAt(PATH, DESK),
];

import { SHARED_TEXTS } from '#http/words/texts';
import { BULK_PAGE } from './orders-contents.ts';
import { bulkKindOf } from './bulk-kinds.ts';
import { type BulkReturned, NO_BULK } from './bulk-acts.ts';
import { type BulkFilter, bulkPage } from './bulk-page.ts';
import { orderFlashes } from './desk-flashes.ts';
import { type FoundOrders, keepDraft, NOTHING_RETURNED, withOrders } from './found-orders.ts';
import { formDeskOf, ordersOf } from './orders-page.ts';
import { readBulk } from './read-bulk.ts';
import { staleness } from './staleness.ts';
import type { Flash } from '#http/pages/frame';
import { messageReply } from '#http/replies/problem-reply';
import { pageReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

/** By the address, or by the form that was sent from a page that was narrowed so. */
const filterIn = ({ query, body }: PlayerVisit): BulkFilter => {
  const text = (name: string): string =>
    body.has(`filter.${name}`) ? body.text(`filter.${name}`) : query(name);
  return { system: text('system'), design: text('design'), state: text('state') };
};

const LOCKED = SHARED_TEXTS.turnIsInProcessing;

type Trouble = Readonly<{ returned: BulkReturned; flash: Flash; status: number }>;

function showBulk({ desk, judged, visit }: FoundOrders, trouble: Trouble | null): Reply {
  const { seat } = visit;
  if (desk.stage !== 'orders') {
    const way = { href: `${seat.base}/orders`, label: TEXTS.backToYourOrders };
    return messageReply(200, LOCKED, { ways: [way] });
  }
  const forms = formDeskOf(desk.issued.view, ordersOf(desk), judged);
  const returned = trouble?.returned ?? NO_BULK;
  const content = bulkPage({ desk, forms, seat }, { filter: filterIn(visit), returned });
  return pageReply(BULK_PAGE, content, {
    title: TEXTS.ordersForSeveralFleets,
    status: trouble?.status ?? 200,
    flashes: trouble === null ? orderFlashes(desk, seat.base) : [trouble.flash],
  });
}

const bulk = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) => Promise.resolve(showBulk(found, null)));

const order = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, async (found) => {
    const { desk } = found;
    const sent = visit.body;
    const kind = bulkKindOf(sent.text('kind')) ?? null;
    const refused = (text: string, problems: Partial<BulkReturned>, status: number): Reply =>
      showBulk(found, {
        returned: { ...NO_BULK, kind, sent, ...problems },
        flash: { tone: 'warning', text },
        status,
      });
    const stale = staleness(desk, sent);
    if (stale !== null) return refused(stale, {}, 409);
    if (kind === null) return showBulk(found, null);
    const read = readBulk(kind, sent, formDeskOf(desk.issued.view, ordersOf(desk)));
    if (!read.ok) return refused(read.error.problem, read.error, 422);
    const orders = [...ordersOf(desk), ...read.value];
    return keepDraft(site, found, { orders, done: 'several', returned: NOTHING_RETURNED });
  });

export const PLAYER_ORDERS_BULK_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/orders/bulk', page: BULK_PAGE, nav: null, handle: bulk },
  { who: 'player', method: 'post', path: '/orders/bulk', handle: order },
];

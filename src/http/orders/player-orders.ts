import { ORDERS_PAGE } from './orders-contents.ts';
import type { OrderKind } from '#model/orders/order';
import { changedOrders, SHEET_ACTS } from './changed-orders.ts';
import {
  actOf,
  afterActing,
  changingOrders,
  type FoundOrders,
  keepDraft,
  NOTHING_RETURNED,
  showOrders,
  withOrders,
} from './found-orders.ts';
import { formDeskOf, ordersOf, type Returned } from './orders-page.ts';
import { kindIn, readForm } from './read-form.ts';
import { ordersIn } from './sheet-head.ts';
import type { Flash } from '#http/pages/frame';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';

const orders = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, (found) => showOrders(site, found, null));

function formIn(body: FormBody): Returned {
  const kind = kindIn(body);
  if (kind === undefined) return NOTHING_RETURNED;
  return { what: 'form', kind, sent: body, problem: '', errors: new Map() };
}

async function addByForm(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const kind = kindIn(visit.body);
  if (kind === undefined) return showOrders(site, found, null);
  const read = readForm(kind, visit.body, formDeskOf(desk.issued.view, ordersOf(desk)));
  if (!read.ok) return showFormProblems(site, found, { kind, ...read.error });
  const added = [...ordersOf(desk), read.value];
  return keepDraft(site, found, { orders: added, done: 'added', returned: formIn(visit.body) });
}

function showFormProblems(
  site: Site,
  found: FoundOrders,
  about: Readonly<{ kind: OrderKind; problem: string; errors: ReadonlyMap<string, string> }>,
): Promise<Reply> {
  const returned: Returned = { what: 'form', sent: found.visit.body, ...about };
  const flash: Flash = { tone: 'bad', text: about.problem };
  return showOrders(site, found, { returned, flash, status: 422 });
}

function changeOne(site: Site, found: FoundOrders): Promise<Reply> {
  const { body } = found.visit;
  const act = SHEET_ACTS.find((one) => one === body.text('act'));
  const index = wholeNumber(body.text('index')) ?? -1;
  const before = ordersOf(found.desk);
  const changed = act === undefined ? before : changedOrders(before, act, index);
  return keepDraft(site, found, { orders: changed, done: 'changed', returned: NOTHING_RETURNED });
}

async function submit(site: Site, found: FoundOrders): Promise<Reply> {
  const act = { ...actOf(found), orders: ordersOf(found.desk) };
  const outcome = await site.useCases.submitOrders(act);
  return afterActing(site, found, { outcome, done: 'submitted', returned: NOTHING_RETURNED });
}

async function withdraw(site: Site, found: FoundOrders): Promise<Reply> {
  const { actor, turn, edition } = actOf(found);
  const submitted = found.visit.body.text('submitted');
  const act = { actor, turn, edition, submitted };
  const outcome = await site.useCases.withdrawOrders(act);
  return afterActing(site, found, { outcome, done: 'withdrawn', returned: NOTHING_RETURNED });
}

/** The draft is what is submitted again. */
const revert = (site: Site, found: FoundOrders): Promise<Reply> =>
  keepDraft(site, found, {
    orders: ordersIn(found.desk.submitted),
    done: 'reverted',
    returned: NOTHING_RETURNED,
  });

const dropRefused = (site: Site, found: FoundOrders): Promise<Reply> =>
  keepDraft(site, found, {
    orders: found.judged.verdicts.flatMap(({ accepted, order }) => (accepted ? [order] : [])),
    done: 'dropped',
    returned: NOTHING_RETURNED,
  });

async function step(site: Site, found: FoundOrders): Promise<Reply> {
  const to = found.visit.body.text('act') === 'redo' ? 'redo' : 'undo';
  const outcome = await site.useCases.stepDraft({ ...actOf(found), to });
  const done = to === 'redo' ? 'redone' : 'undone';
  return afterActing(site, found, { outcome, done, returned: NOTHING_RETURNED });
}

async function copyLast(site: Site, found: FoundOrders): Promise<Reply> {
  const outcome = await site.useCases.copyLastOrders(actOf(found));
  return afterActing(site, found, { outcome, done: 'copied', returned: NOTHING_RETURNED });
}

async function dismiss(site: Site, found: FoundOrders): Promise<Reply> {
  const { body } = found.visit;
  const to = body.text('act') === 'show' ? 'shown' : 'dismissed';
  const doubt = body.text('doubt');
  const outcome = await site.useCases.dismissDoubt({ ...actOf(found), doubt, to });
  return afterActing(site, found, { outcome, done: to, returned: NOTHING_RETURNED });
}

const none = (): Returned => NOTHING_RETURNED;

type Act = (site: Site, found: FoundOrders) => Promise<Reply>;

const post = (path: string, act: Act, returnedOf: (body: FormBody) => Returned = none): Route => ({
  who: 'player',
  method: 'post',
  path: `/orders${path}`,
  handle: changingOrders(returnedOf, act),
});

export const PLAYER_ORDERS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/orders',
    page: ORDERS_PAGE,
    nav: { label: 'Orders', menu: 4 },
    handle: orders,
  },
  post('/add', addByForm, formIn),
  post('/change', changeOne),
  post('/submit', submit),
  post('/withdraw', withdraw),
  post('/revert', revert),
  post('/drop-refused', dropRefused),
  post('/step', step),
  post('/copy', copyLast),
  post('/dismiss', dismiss),
];

import { ORDERS_FORMAT, ORDERS_VERSION, parseOrders } from '#content/orders/parse-orders';
import { readJson } from '#content/read-json';
import { err, ok, type Result } from '#kernel/result/result';
import type { Order, OrderKind } from '#model/orders/order';
import type { Flash } from '#http/pages/frame';
import type { Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import { changedOrders, SHEET_ACTS } from './changed-orders.ts';
import {
  actOf,
  afterActing,
  changingOrders,
  type FoundOrders,
  keepDraft,
  NOTHING_RETURNED,
  type WritingPlace,
} from './found-orders.ts';
import { formDeskOf, ordersOf, type Returned } from './orders-page.ts';
import { kindIn, readForm } from './read-form.ts';
import { ordersIn } from './sheet-head.ts';
import { TEXTS } from './texts.ts';
import { withOrder } from './with-order.ts';

function formIn(body: FormBody): Returned {
  const kind = kindIn(body);
  if (kind === undefined) return NOTHING_RETURNED;
  return { what: 'form', kind, sent: body, problem: '', errors: new Map() };
}

async function addByForm(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const kind = kindIn(visit.body);
  if (kind === undefined) return found.place.show(site, found, null);
  const read = readForm(kind, visit.body, formDeskOf(desk.issued.view, ordersOf(desk)));
  if (!read.ok) return showFormProblems(site, found, { kind, ...read.error });
  const before = ordersOf(desk);
  // The draft is the one that the form was made of, so the place in it is still the same.
  const instead = wholeNumber(visit.body.text('instead')) ?? -1;
  const isChange = before[instead] !== undefined;
  const orders = isChange ? before.with(instead, read.value) : [...before, read.value];
  const done = isChange ? 'changed' : 'added';
  return keepDraft(site, found, { orders, done, returned: formIn(visit.body) });
}

function showFormProblems(
  site: Site,
  found: FoundOrders,
  about: Readonly<{ kind: OrderKind; problem: string; errors: ReadonlyMap<string, string> }>,
): Promise<Reply> {
  const returned: Returned = { what: 'form', sent: found.visit.body, ...about };
  const flash: Flash = { tone: 'bad', text: about.problem };
  return found.place.show(site, found, { returned, flash, status: 422 });
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

const NOT_READ: Flash = { tone: 'bad', text: TEXTS.orderWasNotUnderstood };

/** The order that a button offers; null: it takes a move back and adds nothing. */
function orderIn(text: string): Result<Order | null, null> {
  if (text === '') return ok(null);
  const json = readJson(text);
  if (!json.ok) return err(null);
  const sheet = { format: ORDERS_FORMAT, version: ORDERS_VERSION, orders: [json.value] };
  const parsed = parseOrders(sheet);
  const [order] = parsed.ok ? parsed.value : [];
  return order === undefined ? err(null) : ok(order);
}

/** Puts an order that a button offers into the draft, in the place of another or of the moves of a fleet if it names one. */
function take(site: Site, found: FoundOrders): Promise<Reply> {
  const { body } = found.visit;
  const read = orderIn(body.text('order'));
  if (!read.ok) {
    const trouble = { returned: NOTHING_RETURNED, flash: NOT_READ, status: 422 };
    return found.place.show(site, found, trouble);
  }
  const before = ordersOf(found.desk);
  const at = wholeNumber(body.text('at')) ?? -1;
  const orders =
    read.value !== null && before[at] !== undefined
      ? before.with(at, read.value)
      : withOrder(before, read.value, body.text('instead'));
  return keepDraft(site, found, { orders, done: 'added', returned: NOTHING_RETURNED });
}

const none = (): Returned => NOTHING_RETURNED;

type Act = (site: Site, found: FoundOrders) => Promise<Reply>;

const ACTS: readonly (readonly [
  path: string,
  act: Act,
  returnedOf?: (body: FormBody) => Returned,
])[] = [
  ['/add', addByForm, formIn],
  ['/take', take],
  ['/change', changeOne],
  ['/submit', submit],
  ['/withdraw', withdraw],
  ['/revert', revert],
  ['/drop-refused', dropRefused],
  ['/step', step],
  ['/copy', copyLast],
  ['/dismiss', dismiss],
];

/** The forms about a draft, below an address of the seat: each comes back to the place that it was sent from. */
export const orderActsAt = (path: string, place: WritingPlace): readonly Route[] =>
  ACTS.map(([act, handle, returnedOf = none]) => ({
    who: 'player',
    method: 'post',
    path: `${path}${act}`,
    handle: changingOrders(returnedOf, handle, place),
  }));

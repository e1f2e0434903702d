import type { Player } from '#app/actor';
import { empireOfKey } from '#app/campaigns/empire-keys';
import { receiptOf } from '#app/orders/receipt-of';
import { sheetDifference } from '#app/orders/sheet-difference';
import { NO_FAULTS, sheetFaults, sheetLight } from '#app/orders/sheet-light';
import type { SheetsOfEmpire } from '#app/usecases/reports/read-sheet';
import { formatOrder } from '#content/orders/format-order';
import type { EmpireView } from '#fog/views/empire-view';
import type { EmpireId } from '#model/campaign/ids';
import { listed } from '#kernel/words/listed';
import { spokenNamesOf } from '#http/names/spoken-names';
import { changeLines } from '#http/orders/change-lines';
import { checkText, type CheckedText, NO_VERDICTS } from '#http/orders/checked-text';
import type { IssuedDesk } from '#http/orders/issued-desk';
import { ORDERS_OF_PAGE, type OrdersOfContent, type Verdicts } from '#http/orders/orders-contents';
import { returnedText, shownLines } from '#http/orders/shown-lines';
import { staleness } from '#http/orders/staleness';
import { treasuryFacts, verdictLines } from '#http/orders/verdict-lines';
import type { Flash } from '#http/pages/frame';
import { nothingHere, problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { empirePart } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import { SHEET_CHIPS } from '#http/words/chips';
import { toDesk } from './to-desk.ts';
import { TEXTS } from './texts.ts';

/*
 * The orders of an empire for its moderator, who reads them, and writes and submits them in the place of a player who can’t.
 */

/** How a player's draft differs from the submitted orders. */
function draftChanges(
  { renderers }: Site,
  sheets: SheetsOfEmpire | null,
  view: EmpireView,
): OrdersOfContent['changes'] {
  if (sheets?.standing !== 'changed' || sheets.submitted === null) return { title: '', lines: [] };
  const { draft, submitted } = sheets;
  const difference = sheetDifference(submitted.sheet.orders, draft.sheet.orders);
  const lines = changeLines(difference, (order) => renderers.orderSentence(order, view));
  return { title: TEXTS.draftDiffers, lines };
}

type Shown = SheetsOfEmpire['draft'];

const EMPTY = {
  chip: SHEET_CHIPS[sheetLight('none', NO_FAULTS)],
  receipt: '',
  lines: [],
  treasury: [],
} as const;

/** What was submitted, or the draft. */
function sheetOf(
  { renderers }: Site,
  { standing, draft, submitted }: SheetsOfEmpire,
  view: EmpireView,
): Pick<OrdersOfContent, keyof typeof EMPTY> {
  const shown: Shown = submitted ?? draft;
  const { dismissed } = shown.sheet;
  return {
    chip: SHEET_CHIPS[sheetLight(standing, sheetFaults(shown.verdicts, dismissed))],
    receipt: submitted === null ? '' : receiptOf(submitted.sheet.hash),
    lines: verdictLines(shown, (order) => renderers.orderSentence(order, view), dismissed),
    treasury: treasuryFacts(view.empire.treasury, shown),
  };
}

/** The orders as text, one on a line. */
function textOf(sheets: SheetsOfEmpire | null, view: EmpireView): string {
  const orders = (sheets?.submitted ?? sheets?.draft)?.sheet.orders ?? [];
  const names = spokenNamesOf(view);
  return orders.map((order) => formatOrder(order, names)).join('\n');
}

/** What came back: the text with what is wrong, and why nothing was done. */
type Returned = Readonly<{
  /** Null: that of the orders as they are now. */
  text: string | null;
  checked: Verdicts;
  flash: Flash;
  status: number;
  onlyUnderstood?: string;
  likeOrders?: string;
}> | null;

type Found = Readonly<{ desk: IssuedDesk; actor: Player; empire: EmpireId }>;

const ownPath = ({ seat }: ModeratorVisit, empire: EmpireId): string =>
  `${seat.base}/orders/${empirePart(seat, empire)}`;

const DONE: Flash = { tone: 'good', text: TEXTS.submittedForPlayer };

async function show(
  site: Site,
  visit: ModeratorVisit,
  { desk, empire }: Found,
  returned: Returned,
): Promise<Reply> {
  const { useCases } = site;
  const { actor, formToken } = visit.seat;
  const read = await useCases.readSheet({ actor, empire });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { turn, edition } = desk.issued;
  // The player is told that their orders were read.
  const which = { empire, turn, edition: null, look: 'orders' } as const;
  const report = await useCases.readReport({ actor, ...which });
  if (!report.ok) return problemReply(report.error, toDesk(visit));
  const { view } = report.value;
  const sheets = read.value;
  const path = ownPath(visit, empire);
  const title = TEXTS.ordersOf(view.empire.name, turn);
  const content: OrdersOfContent = {
    title,
    back: toDesk(visit),
    ...(sheets === null ? EMPTY : sheetOf(site, sheets, view)),
    receiptsHref: `${path}/receipts`,
    changes: draftChanges(site, sheets, view),
    isOpen: desk.stage === 'orders',
    keys: { formToken, turn, edition, look: '', base: desk.sheet?.hash ?? '', path },
    button: TEXTS.submitFor(view.empire.name),
    ...textPart(returned, textOf(sheets, view)),
  };
  return pageReply(ORDERS_OF_PAGE, content, { title, ...tellOf(visit, returned) });
}

/** The text with its verdicts: what came back, or the orders as they are. */
function textPart(
  returned: Returned,
  present: string,
): Pick<OrdersOfContent, 'text' | 'checked' | 'onlyUnderstood' | 'likeOrders'> {
  const buttons = { onlyUnderstood: '', likeOrders: '' };
  if (returned === null) return { text: present, checked: NO_VERDICTS, ...buttons };
  const { text, checked, onlyUnderstood = '', likeOrders = '' } = returned;
  const shown = text === null ? present : returnedText(text);
  return { text: shown, checked, onlyUnderstood, likeOrders };
}

/** What is said at the top of the page, and how the request went. */
function tellOf(
  { query }: ModeratorVisit,
  returned: Returned,
): Readonly<{ flashes: readonly Flash[]; status: number }> {
  if (returned !== null) return { flashes: [returned.flash], status: returned.status };
  return { flashes: query('done') === '' ? [] : [DONE], status: 200 };
}

async function withEmpire(
  { useCases }: Site,
  visit: ModeratorVisit,
  act: (found: Found) => Promise<Reply>,
): Promise<Reply> {
  const { seat, param } = visit;
  const empire = empireOfKey(seat.keys, param('empire'));
  // In the player’s place: what is read of the player’s is noted once, as a look of the moderator.
  const { campaign, ...rest } = seat.actor;
  const person = rest.person === undefined ? {} : { person: rest.person };
  const actor: Player = { kind: 'player', campaign, empire, ...person };
  const read = await useCases.readPlayerDesk({ actor });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { issued } = read.value;
  return issued === null ? nothingHere() : act({ desk: { ...read.value, issued }, actor, empire });
}

const ordersOf = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withEmpire(site, visit, (found) => show(site, visit, found, null));

/** The button that leaves out what is not understood; empty: that would be nothing, or everything. */
const onlyButton = ({ isUnderstood, orders }: CheckedText): string =>
  isUnderstood || orders.length === 0 ? '' : TEXTS.useOnlyUnderstood;

/** A warning of lines that may be orders with a mistake in them. */
const likeOrdersText = ({ likeOrders }: CheckedText): string =>
  likeOrders.length === 0
    ? ''
    : TEXTS.beginLikeOrders(listed(likeOrders.map(String)), likeOrders.length);

/** Checks the text, and submits it if that is asked for and every line is an order, or the others are to be left out. */
async function take(site: Site, visit: ModeratorVisit, found: Found): Promise<Reply> {
  const { body, seat } = visit;
  const text = body.text('text');
  const act = body.text('act');
  const read = await checkText(site, { seat: { actor: found.actor }, desk: found.desk }, text);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const checked = read.value;
  const onlyUnderstood = onlyButton(checked);
  const again = (flash: Flash, status: number): Promise<Reply> =>
    show(site, visit, found, {
      ...{ text, checked: checked.shown, flash, status, onlyUnderstood },
      likeOrders: likeOrdersText(checked),
    });
  const stale = staleness(found.desk, body);
  if (stale !== null) return again({ tone: 'warning', text: stale }, 409);
  const leavesOut = onlyUnderstood !== '' && act === 'understood';
  if (!checked.isUnderstood && !leavesOut) {
    return again({ tone: 'bad', text: TEXTS.someLinesAreNotUnderstood }, 422);
  }
  if (act === 'check') return again({ tone: 'info', text: TEXTS.resultOfCheckIsBelow }, 200);
  const sent = await submitText(site, seat.actor, { found, checked });
  if (!sent.ok) return again({ tone: 'warning', text: sent.error.text }, 409);
  return afterSubmitting(site, visit, { found, checked });
}

type Submitted = Readonly<{ found: Found; checked: CheckedText }>;

/** Submits the orders of a text in the player’s place. */
function submitText(
  { useCases }: Site,
  by: ModeratorVisit['seat']['actor'],
  { found: { desk, actor }, checked: { orders, broken } }: Submitted,
): ReturnType<Site['useCases']['submitOrders']> {
  const { turn, edition } = desk.issued;
  const base = desk.sheet?.hash ?? null;
  return useCases.submitOrders({ actor, by, turn, edition, base, orders, leftOut: broken });
}

/** The page of the orders again, with the lines that were left out. */
const afterSubmitting = (
  site: Site,
  visit: ModeratorVisit,
  { found, checked }: Submitted,
): Promise<Reply> =>
  checked.broken.length === 0
    ? Promise.resolve(redirectTo(`${ownPath(visit, found.empire)}?done=submitted`))
    : withEmpire(site, visit, (now) => show(site, visit, now, leftOutOf(checked)));

/** What was left out, line by line with the reasons, under the orders that were submitted. */
function leftOutOf({ leftOut, orders, broken }: CheckedText): Returned {
  const summary = TEXTS.linesLeftOut(broken.length);
  return {
    text: null,
    checked: { ...NO_VERDICTS, isThere: true, summary, ...shownLines(leftOut) },
    flash: { tone: 'warning', text: TEXTS.submittedWithout(orders.length, broken.length) },
    status: 200,
  };
}

const submitFor = (site: Site, visit: ModeratorVisit): Promise<Reply> =>
  withEmpire(site, visit, (found) => take(site, visit, found));

const PATH = '/orders/:empire';

export const ORDERS_OF_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: PATH,
    truth: true,
    page: ORDERS_OF_PAGE,
    nav: null,
    handle: ordersOf,
  },
  { who: 'moderator', method: 'post', path: PATH, truth: true, handle: submitFor },
];

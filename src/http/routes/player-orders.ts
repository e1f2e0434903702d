import type { Judged } from '#app/run/judge-sheet';
import type { Order, OrderKind } from '#fog/views/terms';
import { changedOrders, SHEET_ACTS } from '#http/orders/changed-orders';
import { checkText, NO_VERDICTS } from '#http/orders/checked-text';
import {
  formDeskOf,
  type IssuedDesk,
  ordersOf,
  ordersPage,
  type Returned,
} from '#http/orders/orders-page';
import { judgedSheet } from '#http/orders/judged-sheet';
import { kindIn, readForm } from '#http/orders/read-form';
import type { Flash } from '#http/pages/frame';
import { problemReply, statusOf } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { type FormBody, wholeNumber } from '#http/visits/form-body';
import type { PlayerVisit } from '#http/visits/visit';
import { notOpenedReply } from './not-opened.ts';
import type { Route } from './route.ts';

type Found = Readonly<{ desk: IssuedDesk; judged: Judged; visit: PlayerVisit }>;
type Trouble = Readonly<{ returned: Returned; flash: Flash; status: number }>;

const DONE: ReadonlyMap<string, Flash> = new Map(
  Object.entries({
    added: { tone: 'good', text: 'The order is in the sheet.' },
    changed: { tone: 'good', text: 'The sheet is changed.' },
    replaced: { tone: 'good', text: 'The sheet is what you wrote.' },
    submitted: { tone: 'good', text: 'Your orders are submitted. Later changes count at once.' },
    withdrawn: {
      tone: 'warning',
      text: 'Your orders are withdrawn: a draft until you submit them again.',
    },
  } satisfies Record<string, Flash>),
);

const NOTHING: Returned = { what: 'nothing' };

/** Reads the desk for a page of orders; before the first turn opens there is none. */
async function withDesk(
  site: Site,
  visit: PlayerVisit,
  act: (found: Found) => Promise<Reply>,
): Promise<Reply> {
  const read = await site.useCases.readPlayerDesk(visit.seat);
  if (!read.ok) return problemReply(read.error, { href: '/', label: 'To your campaigns' });
  const { issued } = read.value;
  if (issued === null) return notOpenedReply(visit.seat);
  const judged = await judgedSheet(site, visit.seat, read.value);
  if (!judged.ok) return problemReply(judged.error, { href: '/', label: 'To your campaigns' });
  return act({ desk: { ...read.value, issued }, judged: judged.value, visit });
}

/** The page goes to the form that came back, so that what is wrong must stand there too. */
const withProblem = ({ returned, flash }: Trouble): Returned =>
  returned.what === 'form' ? { ...returned, problem: flash.text } : returned;

function showOrders(site: Site, found: Found, trouble: Trouble | null): Reply {
  const { desk, judged, visit } = found;
  const done = DONE.get(visit.query('done'));
  const ownFlashes = done === undefined ? [] : [done];
  const returned = trouble === null ? NOTHING : withProblem(trouble);
  return pageReply('orders', ordersPage(site, { desk, judged, seat: visit.seat }, returned), {
    title: `Orders for turn ${String(desk.issued.turn)}`,
    status: trouble?.status ?? 200,
    flashes: trouble === null ? ownFlashes : [trouble.flash],
  });
}

const orders = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, (found) => Promise.resolve(showOrders(site, found, null)));

/** Why a form cannot be taken any more, or null: it was made for another turn or an older sheet. */
function staleness({ desk, visit: { body } }: Found): string | null {
  const { issued, sheet, stage } = desk;
  const turn = wholeNumber(body.text('turn'));
  if (turn !== issued.turn) {
    return `This was written for turn ${body.text('turn')}; the turn is ${String(issued.turn)} now. Nothing was changed.`;
  }
  if (stage !== 'orders') return 'The turn is in processing now. Nothing was changed.';
  if (wholeNumber(body.text('edition')) !== issued.edition) {
    return `Turn ${String(turn)} was issued anew since you looked at it. Nothing was changed: look again, then send it once more.`;
  }
  if (body.text('base') !== (sheet?.hash ?? '')) {
    return 'The sheet was changed elsewhere since you looked at it. Nothing was changed now: look again, then send it once more.';
  }
  return null;
}

type Save = Readonly<{ orders: readonly Order[]; status: 'draft' | 'submitted'; done: string }>;

async function save(site: Site, found: Found, what: Save, returned: Returned): Promise<Reply> {
  const { desk, visit } = found;
  const { issued, sheet } = desk;
  const { actor } = visit.seat;
  const { orders: written, status } = what;
  const input = { actor, turn: issued.turn, orders: written, status, base: sheet?.hash ?? null };
  const saved = await site.useCases.submitOrders(input);
  if (saved.ok) return redirectTo(`${visit.seat.base}/orders?done=${what.done}#sheet`);
  const flash: Flash = { tone: 'warning', text: saved.error.text };
  return showOrders(site, found, { returned, flash, status: statusOf(saved.error) });
}

/** A form of orders: refused with everything still in it when it is too old. */
const changing =
  (
    returnedOf: (body: FormBody) => Returned,
    act: (site: Site, found: Found) => Promise<Reply>,
  ): ((site: Site, visit: PlayerVisit) => Promise<Reply>) =>
  (site, visit) =>
    withDesk(site, visit, (found) => {
      const stale = staleness(found);
      if (stale === null) return act(site, found);
      const flash: Flash = { tone: 'warning', text: stale };
      const trouble = { returned: returnedOf(visit.body), flash, status: 409 };
      return Promise.resolve(showOrders(site, found, trouble));
    });

const statusNow = ({ desk }: Found): 'draft' | 'submitted' => desk.sheet?.status ?? 'draft';

const textIn = (body: FormBody): Returned => ({
  what: 'text',
  value: body.text('text'),
  checked: NO_VERDICTS,
});

function formIn(body: FormBody): Returned {
  const kind = kindIn(body);
  if (kind === undefined) return NOTHING;
  return { what: 'form', kind, sent: body, problem: '', errors: new Map() };
}

async function addByForm(site: Site, found: Found): Promise<Reply> {
  const { desk, visit } = found;
  const kind = kindIn(visit.body);
  if (kind === undefined) return showOrders(site, found, null);
  const read = readForm(kind, visit.body, formDeskOf(desk.issued.view, ordersOf(desk)));
  if (!read.ok) return showFormProblems(site, found, { kind, ...read.error });
  const added = [...ordersOf(desk), read.value];
  const what: Save = { orders: added, status: statusNow(found), done: 'added' };
  return save(site, found, what, formIn(visit.body));
}

function showFormProblems(
  site: Site,
  found: Found,
  about: Readonly<{ kind: OrderKind; problem: string; errors: ReadonlyMap<string, string> }>,
): Reply {
  const returned: Returned = { what: 'form', sent: found.visit.body, ...about };
  const flash: Flash = { tone: 'bad', text: about.problem };
  return showOrders(site, found, { returned, flash, status: 422 });
}

function changeOne(site: Site, found: Found): Promise<Reply> {
  const { body } = found.visit;
  const act = SHEET_ACTS.find((one) => one === body.text('act'));
  const index = wholeNumber(body.text('index')) ?? -1;
  const before = ordersOf(found.desk);
  const changed = act === undefined ? before : changedOrders(before, act, index);
  return save(site, found, { orders: changed, status: statusNow(found), done: 'changed' }, NOTHING);
}

async function takeText(site: Site, found: Found): Promise<Reply> {
  const { desk, visit } = found;
  const value = visit.body.text('text');
  const where = { seat: visit.seat, view: desk.issued.view };
  const checked = await checkText(site, where, value);
  if (!checked.ok) return problemReply(checked.error, wayBack(visit));
  const { shown, isUnderstood, orders: read } = checked.value;
  const returned: Returned = { what: 'text', value, checked: shown };
  const isReplacing = visit.body.text('act') === 'replace';
  if (isReplacing && isUnderstood) {
    return save(
      site,
      found,
      { orders: read, status: statusNow(found), done: 'replaced' },
      returned,
    );
  }
  const flash: Flash = isUnderstood
    ? { tone: 'info', text: 'This is how your text reads. The sheet is unchanged.' }
    : {
        tone: 'bad',
        text: 'Some lines are not understood. The sheet is unchanged: mend or delete them in your text below, then send it again.',
      };
  return showOrders(site, found, { returned, flash, status: isUnderstood ? 200 : 422 });
}

const settle =
  (status: 'draft' | 'submitted', done: string) =>
  (site: Site, found: Found): Promise<Reply> =>
    save(site, found, { orders: ordersOf(found.desk), status, done }, NOTHING);

/** The verdicts on a text while it is being written; a script puts them into the page. */
const judge = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withDesk(site, visit, async ({ desk }) => {
    const where = { seat: visit.seat, view: desk.issued.view };
    const checked = await checkText(site, where, visit.body.text('text'));
    const shown = checked.ok ? checked.value.shown : NO_VERDICTS;
    return { kind: 'part', html: site.filler.part('verdicts', shown) };
  });

const wayBack = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/orders`,
  label: 'Back to your orders',
});

const none = (): Returned => NOTHING;
const post = (path: string, handle: (site: Site, visit: PlayerVisit) => Promise<Reply>): Route => ({
  who: 'player',
  method: 'post',
  path: `/orders${path}`,
  handle,
});

export const PLAYER_ORDERS_ROUTES: readonly Route[] = [
  { who: 'player', method: 'get', path: '/orders', handle: orders },
  post('/add', changing(formIn, addByForm)),
  post('/change', changing(none, changeOne)),
  post('/text', changing(textIn, takeText)),
  post('/submit', changing(none, settle('submitted', 'submitted'))),
  post('/withdraw', changing(none, settle('draft', 'withdrawn'))),
  post('/judge', judge),
];

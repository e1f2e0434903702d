import { template } from '#http/pages/template';
import type { Link } from '#http/pages/page-parts';
import type { Reopened, ReopenedSheet } from '#app/usecases/orders/read-reopened-orders';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, redirectTo, type Reply } from '#http/replies/reply';
import type { Route } from '#http/routes/route';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { empirePart, type ModeratorSeat } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import { empireOfKey } from '#app/campaigns/empire-keys';
import { TEXTS } from './texts.ts';
import { toDesk } from './to-desk.ts';

type Sheet = Readonly<{
  name: string;
  /** The empire in the form; empty: nothing of it can be submitted again. */
  key: string;
  held: string;
  /** Why nothing can be submitted again; empty: it can. */
  why: string;
  lost: ReopenedSheet['lost'];
  button: string;
  ordersHref: string;
}>;

/** The orders that an undo made drafts again. */
type ResubmitContent = Readonly<{
  back: Link;
  path: string;
  formToken: string;
  version: number;
  sheets: readonly Sheet[];
  /** The button for all; empty: fewer than two can be submitted again. */
  all: string;
}>;

const RESUBMIT_PAGE = template<ResubmitContent>('resubmit');

function whyNot({ held, lost, isChanged }: ReopenedSheet): string {
  if (isChanged) return TEXTS.draftChangedSinceUndo;
  return held === 0 && lost.length > 0 ? TEXTS.noOrderHolds : '';
}

const sheetOf = (sheet: ReopenedSheet, seat: ModeratorSeat): Sheet => ({
  name: sheet.name,
  key: sheet.canResubmit ? empirePart(seat, sheet.empire) : '',
  held:
    sheet.held === 0 && sheet.lost.length === 0
      ? TEXTS.sheetHadNoOrders
      : TEXTS.ordersHold(sheet.held, sheet.lost.length),
  why: whyNot(sheet),
  lost: sheet.lost,
  button: TEXTS.submitAgainFor(sheet.name),
  ordersHref: `${seat.base}/orders/${empirePart(seat, sheet.empire)}`,
});

const contentOf = ({ version, sheets }: Reopened, visit: ModeratorVisit): ResubmitContent => {
  const { seat } = visit;
  const ready = sheets.filter((sheet) => sheet.canResubmit).length;
  return {
    back: toDesk(visit),
    path: `${seat.base}/resubmit`,
    formToken: seat.formToken,
    version,
    sheets: sheets.map((sheet) => sheetOf(sheet, seat)),
    all: ready > 1 ? TEXTS.submitAgainForAll(ready) : '',
  };
};

async function show(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await site.useCases.readReopenedOrders(visit.seat);
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const title = TEXTS.submitOrdersAgain;
  const done =
    visit.query('done') === '' ? [] : [{ tone: 'good', text: TEXTS.ordersSubmittedAgain } as const];
  return pageReply(RESUBMIT_PAGE, contentOf(read.value, visit), { title, flashes: done });
}

async function resubmit({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const { body, seat } = visit;
  const { actor, base, keys } = seat;
  const key = body.text('empire');
  const whose = key === '' ? {} : { empire: empireOfKey(keys, key) };
  const version = wholeNumber(body.text('version')) ?? -1;
  const sent = await useCases.resubmitOrders({ actor, version, ...whose });
  if (sent.ok) return redirectTo(`${base}/resubmit?done=submitted`);
  return problemReply(sent.error, { href: `${base}/resubmit`, label: TEXTS.submitOrdersAgain });
}

const of = { who: 'moderator', path: '/resubmit', truth: true } as const;

export const RESUBMIT_ROUTES: readonly Route[] = [
  { ...of, method: 'get', page: RESUBMIT_PAGE, nav: null, handle: show },
  { ...of, method: 'post', handle: resubmit },
];

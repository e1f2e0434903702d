import type { OrdersContent } from './orders-contents.ts';
import { maySubmit } from '#app/actor';
import { differenceSize, sheetDifference } from '#app/orders/sheet-difference';
import { lightOfSheets } from '#app/orders/sheet-light';
import type { OwnSheet, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { SHEET_CHIPS } from '#http/words/chips';
import { counted, plural } from '#kernel/words/counted';
import { handText } from '#http/words/hands';
import { timeText } from '#http/words/times';
import { changeLines } from './change-lines.ts';

type Head = Pick<
  OrdersContent,
  'locked' | 'isClosed' | 'chip' | 'statusText' | 'submitted' | 'changes' | 'handIn'
>;

const LOCKED =
  'The turn is in processing: orders cannot be changed until the next report is issued. Your submitted orders are being carried out.';

/** The orders of a sheet. */
export const ordersIn = (sheet: OwnSheet | null): readonly Order[] =>
  sheet?.verdicts.map(({ order }) => order) ?? [];

function statusText({ sheet, submitted, stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders') return submitted === null ? 'You submitted no orders this turn.' : '';
  if (sheet === null) return isClosed ? 'You submitted no orders this turn.' : 'No orders yet.';
  const saved = `Draft saved ${timeText(sheet.savedAt)} by ${handText(sheet.savedBy)}.`;
  if (submitted !== null) return saved;
  return isClosed
    ? `${saved} It is not carried out, because orders are closed.`
    : `${saved} It is not carried out until you submit it.`;
}

function submittedOf(
  { submitted }: PlayerDeskView,
  { base }: PlayerSeat,
): OrdersContent['submitted'] {
  if (submitted === null) {
    return { isThere: false, text: '', receipt: '', href: '', hash: '', isOpen: false };
  }
  const orders = counted(submitted.verdicts.length, 'order');
  const when = `${timeText(submitted.savedAt)} by ${handText(submitted.savedBy)}`;
  return {
    isThere: true,
    text: `${orders} submitted ${when}.`,
    receipt: submitted.receipt,
    href: `${base}/orders/receipts`,
    hash: submitted.hash,
    isOpen: true,
  };
}

/** How the draft differs from what is submitted. */
function changesOf(
  { renderers }: Site,
  desk: PlayerDeskView,
  view: EmpireView,
): OrdersContent['changes'] {
  const { standing, sheet, submitted, stage } = desk;
  if (standing !== 'changed') return { title: '', lines: [] };
  const difference = sheetDifference(ordersIn(submitted), ordersIn(sheet));
  const size = differenceSize(difference);
  const count = counted(size, 'change');
  const lines = changeLines(difference, (order) => renderers.orderSentence(order, view));
  const verb = plural(size, 'is', 'are');
  const title =
    stage === 'orders'
      ? `Your draft has ${count} that ${verb} not submitted`
      : `Your draft had ${count} that you did not submit; none of it is carried out`;
  return { title, lines };
}

const CLOSED =
  'Orders are closed, so you can’t submit or withdraw any. You can still write your draft: ask the moderator for an extension before the turn begins if you need to submit it.';

function handInOf(
  { standing, stage, isClosed }: PlayerDeskView,
  { actor }: PlayerSeat,
): OrdersContent['handIn'] {
  const none = { label: '', hint: '', mayWithdraw: false, isDeputy: false, waits: false };
  if (stage !== 'orders') return none;
  if (isClosed) return { ...none, hint: CLOSED };
  if (!maySubmit(actor)) return { ...none, isDeputy: true };
  switch (standing) {
    case 'none':
    case 'draft':
      return { ...none, label: 'Submit orders', hint: 'A draft is not carried out.' };
    case 'submitted':
      return {
        ...none,
        mayWithdraw: true,
        hint: 'If you change an order, submit again: until then the submitted orders remain in force.',
      };
    case 'changed':
      return {
        ...none,
        label: 'Submit changes',
        hint: 'Until then your earlier submission remains in force.',
        mayWithdraw: true,
      };
  }
}

/** What is said of both sheets as a whole. */
export function sheetHead(
  site: Site,
  { desk, view, seat }: Readonly<{ desk: PlayerDeskView; view: EmpireView; seat: PlayerSeat }>,
): Head {
  const submitted = submittedOf(desk, seat);
  const isOpen = desk.stage === 'orders' && !desk.isClosed;
  return {
    isClosed: desk.isClosed,
    locked: desk.stage === 'orders' ? '' : LOCKED,
    chip: SHEET_CHIPS[lightOfSheets(desk)],
    statusText: statusText(desk),
    submitted: { ...submitted, isOpen: submitted.isThere && isOpen },
    changes: changesOf(site, desk, view),
    handIn: handInOf(desk, seat),
  };
}

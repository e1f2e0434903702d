import { RECEIPTS_PAGE, RECEIPT_PAGE } from './orders-contents.ts';
import { receiptPage, receiptsPage, receiptText } from './receipt-pages.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { keyAt } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const pathOf = ({ seat }: PlayerVisit): string => `${seat.base}/orders/receipts`;

const toOrders = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/orders`,
  label: TEXTS.backToYourOrders,
});

async function receipts({ useCases }: Site, visit: PlayerVisit): Promise<Reply> {
  const read = await useCases.readReceipts(visit.seat);
  if (!read.ok) return problemReply(read.error, toOrders(visit));
  const content = receiptsPage(read.value, { path: pathOf(visit), back: toOrders(visit) });
  return pageReply(RECEIPTS_PAGE, content, { title: 'Receipts' });
}

const whichIn = ({ param }: PlayerVisit): number => wholeNumber(param('number')) ?? 0;

async function receipt(site: Site, visit: PlayerVisit): Promise<Reply> {
  const { actor } = visit.seat;
  const read = await site.useCases.readReceipt({ actor, which: whichIn(visit) });
  if (!read.ok) return problemReply(read.error, toOrders(visit));
  const content = receiptPage(site, read.value, pathOf(visit));
  return pageReply(RECEIPT_PAGE, content, { title: content.title });
}

async function receiptFile({ useCases }: Site, visit: PlayerVisit): Promise<PlainReply> {
  const { actor, campaign } = visit.seat;
  const read = await useCases.readReceipt({ actor, which: whichIn(visit) });
  if (!read.ok) return problemReply(read.error, toOrders(visit));
  const { turn, number } = read.value.receipt;
  const saveAs = `${campaign.slug}-${keyAt(visit.seat)}-orders-turn-${String(turn)}-${String(number)}.txt`;
  return { kind: 'file', type: 'text/plain', body: receiptText(read.value), saveAs };
}

export const PLAYER_RECEIPTS_ROUTES: readonly Route[] = [
  {
    who: 'player',
    method: 'get',
    path: '/orders/receipts',
    page: RECEIPTS_PAGE,
    nav: null,
    handle: receipts,
  },
  {
    who: 'player',
    method: 'get',
    path: '/orders/receipts/:number',
    page: RECEIPT_PAGE,
    nav: null,
    handle: receipt,
  },
  { who: 'player', method: 'get', path: '/orders/receipts/:number/txt', handle: receiptFile },
];

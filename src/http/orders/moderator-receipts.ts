import { SHARED_TEXTS } from '#http/words/texts';
import { RECEIPTS_PAGE, RECEIPT_PAGE } from './orders-contents.ts';
import { empireOfKey } from '#app/campaigns/empire-keys';
import type { EmpireId } from '#model/campaign/ids';
import { receiptPage, receiptsPage, receiptText } from './receipt-pages.ts';
import { problemReply } from '#http/replies/problem-reply';
import { pageReply, type PlainReply, type Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import { wholeNumber } from '#http/visits/form-body';
import { empirePart } from '#http/visits/seat';
import type { ModeratorVisit } from '#http/visits/visit';
import type { Route } from '#http/routes/route';

const PATH = '/orders/:empire/receipts';

const pathOf = ({ seat, param }: ModeratorVisit): string =>
  `${seat.base}/orders/${empirePart(seat, empireOfKey(seat.keys, param('empire')))}/receipts`;

const toDesk = ({ seat }: ModeratorVisit): { href: string; label: string } => ({
  href: `${seat.base}/`,
  label: SHARED_TEXTS.backToDesk,
});

const askedOf = ({
  seat: { actor, keys },
  param,
}: ModeratorVisit): Readonly<{ actor: ModeratorVisit['seat']['actor']; empire: EmpireId }> => ({
  actor,
  empire: empireOfKey(keys, param('empire')),
});

async function receipts({ useCases }: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await useCases.readReceipts(askedOf(visit));
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = receiptsPage(read.value, { path: pathOf(visit), back: toDesk(visit) });
  return pageReply(RECEIPTS_PAGE, content, { title: content.title });
}

const whichIn = ({ param }: ModeratorVisit): number => wholeNumber(param('number')) ?? 0;

async function receipt(site: Site, visit: ModeratorVisit): Promise<Reply> {
  const read = await site.useCases.readReceipt({ ...askedOf(visit), which: whichIn(visit) });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const content = receiptPage(site, read.value, pathOf(visit));
  return pageReply(RECEIPT_PAGE, content, { title: content.title });
}

async function receiptFile({ useCases }: Site, visit: ModeratorVisit): Promise<PlainReply> {
  const read = await useCases.readReceipt({ ...askedOf(visit), which: whichIn(visit) });
  if (!read.ok) return problemReply(read.error, toDesk(visit));
  const { turn, number } = read.value.receipt;
  const saveAs = `orders-${read.value.key}-turn-${String(turn)}-${String(number)}.txt`;
  return { kind: 'file', type: 'text/plain', body: receiptText(read.value), saveAs };
}

export const MODERATOR_RECEIPTS_ROUTES: readonly Route[] = [
  {
    who: 'moderator',
    method: 'get',
    path: PATH,
    truth: true,
    page: RECEIPTS_PAGE,
    nav: null,
    handle: receipts,
  },
  {
    who: 'moderator',
    method: 'get',
    path: `${PATH}/:number`,
    truth: true,
    page: RECEIPT_PAGE,
    nav: null,
    handle: receipt,
  },
  {
    who: 'moderator',
    method: 'get',
    path: `${PATH}/:number/txt`,
    truth: true,
    handle: receiptFile,
  },
];

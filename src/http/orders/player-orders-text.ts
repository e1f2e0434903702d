import { VERDICTS_PART } from './orders-contents.ts';
import type { CheckedText } from './checked-text.ts';
import { checkText, NO_VERDICTS } from './checked-text.ts';
import {
  changingOrders,
  type FoundOrders,
  keepDraft,
  showOrders,
  withOrders,
} from './found-orders.ts';
import { textOfOrdersFile } from './orders-file.ts';
import type { Returned } from './orders-page.ts';
import type { Flash } from '#http/pages/frame';
import { problemReply } from '#http/replies/problem-reply';
import type { Reply } from '#http/replies/reply';
import type { Site } from '#http/site';
import type { FormBody } from '#http/visits/form-body';
import { keyAt } from '#http/visits/seat';
import type { PlayerVisit } from '#http/visits/visit';
import { counted } from '#kernel/words/counted';
import type { Route } from '#http/routes/route';
import { TEXTS } from './texts.ts';

const textIn = (body: FormBody): Returned => ({
  what: 'text',
  value: body.text('text'),
  checked: NO_VERDICTS,
});

/** Text from a file is not repeated in the page; the player has the file. */
const nothingIn = (): Returned => ({ what: 'nothing' });

const wayBack = ({ seat }: PlayerVisit): { href: string; label: string } => ({
  href: `${seat.base}/orders`,
  label: TEXTS.backToYourOrders,
});

const READS: Flash = {
  tone: 'info',
  text: TEXTS.resultOfCheckIsBelow,
};
const BROKEN: Flash = {
  tone: 'bad',
  text: TEXTS.someLinesAreNotUnderstood,
};

/** The lines that are understood become the draft; the others stay in the text. */
async function takeUnderstood(
  site: Site,
  found: FoundOrders,
  { orders, broken }: CheckedText,
): Promise<Reply> {
  const returned: Returned = { what: 'text', value: broken.join('\n'), checked: NO_VERDICTS };
  const kept = await keepDraft(site, found, { orders, done: 'taken', returned });
  if (kept.kind !== 'redirect' || broken.length === 0) return kept;
  const lines = counted(broken.length, 'line');
  const text = TEXTS.yourDraftNowHasLines(lines, broken.length);
  const where = { seat: found.visit.seat, desk: found.desk };
  return withOrders(site, found.visit, async (now) => {
    const left = await checkText(site, where, broken.join('\n'));
    const checked = left.ok ? left.value.shown : NO_VERDICTS;
    const flash: Flash = { tone: 'warning', text };
    return showOrders(site, now, { returned: { ...returned, checked }, flash, status: 200 });
  });
}

async function takeText(site: Site, found: FoundOrders, value: string): Promise<Reply> {
  const { desk, visit } = found;
  const where = { seat: visit.seat, desk };
  const checked = await checkText(site, where, value);
  if (!checked.ok) return problemReply(checked.error, wayBack(visit));
  const { shown, isUnderstood, orders } = checked.value;
  const returned: Returned = { what: 'text', value, checked: shown };
  const act = visit.body.text('act');
  if (act === 'understood') return takeUnderstood(site, found, checked.value);
  if (act === 'replace' && isUnderstood) {
    return keepDraft(site, found, { orders, done: 'replaced', returned });
  }
  const flash = isUnderstood ? READS : BROKEN;
  return showOrders(site, found, { returned, flash, status: isUnderstood ? 200 : 422 });
}

const takeWritten = (site: Site, found: FoundOrders): Promise<Reply> =>
  takeText(site, found, found.visit.body.text('text'));

async function takeFile(site: Site, found: FoundOrders): Promise<Reply> {
  const { desk, visit } = found;
  const content = visit.body.text('file');
  const refused = (text: string): Promise<Reply> =>
    showOrders(site, found, {
      returned: { what: 'nothing' },
      flash: { tone: 'bad', text },
      status: 422,
    });
  if (content.trim() === '') return refused(TEXTS.chooseFileWithOrders);
  // Signs that stand in no text: it is a picture, a PDF, or in another encoding.
  if (/[\u{0}\u{FFFD}]/u.test(content)) {
    return refused(TEXTS.thisIsNotTextFile);
  }
  const text = textOfOrdersFile(content, { view: desk.issued.view, key: keyAt(visit.seat) });
  return text.ok ? takeText(site, found, text.value) : refused(text.error);
}

/** The verdicts on a text while it is being written; a script puts them into the page. */
const judge = (site: Site, visit: PlayerVisit): Promise<Reply> =>
  withOrders(site, visit, async ({ desk }) => {
    const where = { seat: visit.seat, desk };
    const checked = await checkText(site, where, visit.body.text('text'));
    const shown = checked.ok ? checked.value.shown : NO_VERDICTS;
    return { kind: 'part', filled: VERDICTS_PART.fill(shown) };
  });

const post = (path: string, handle: (site: Site, visit: PlayerVisit) => Promise<Reply>): Route => ({
  who: 'player',
  method: 'post',
  path: `/orders${path}`,
  handle,
});

export const PLAYER_ORDERS_TEXT_ROUTES: readonly Route[] = [
  post('/text', changingOrders(textIn, takeWritten)),
  {
    who: 'player',
    method: 'post',
    path: '/orders/file',
    takesFile: true,
    handle: changingOrders(nothingIn, takeFile),
  },
  post('/judge', judge),
];

import type { Chip, Link } from '#http/pages/page-parts';
import type { ReceiptContent, ReceiptsContent } from './orders-contents.ts';
import type { OpenedReceipt } from '#app/usecases/orders/read-receipt';
import type { ReceiptLine, Receipts } from '#app/usecases/orders/read-receipts';
import { receiptOf } from '#app/orders/receipt-of';
import { formatOrder } from '#content/orders/format-order';
import { ordersHead } from '#content/orders/parse-orders-file';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { Site } from '#http/site';
import { SHEET_CHIPS } from '#http/words/chips';
import { counted } from '#kernel/words/counted';
import { handText } from '#http/words/hands';
import { timeText } from '#http/words/times';
import { TEXTS } from './texts.ts';
import { verdictLines } from './verdict-lines.ts';

type Where = Readonly<{
  /** The address of the list. */
  path: string;
  back: Link;
}>;

const IN_FORCE = SHEET_CHIPS.submitted;
const REPLACED: Chip = { tone: 'info', mark: '○', word: 'replaced' };
const WITHDRAWN: Chip = { tone: 'warning', mark: '↩', word: 'withdrawn' };
const REOPENED: Chip = { tone: 'warning', mark: '↩', word: TEXTS.draftAgain };

function chipOf({
  act,
  inForce,
  verdicts,
}: Pick<ReceiptLine, 'act' | 'inForce' | 'verdicts'>): Chip {
  switch (act) {
    case 'submitted':
      if (!inForce) return REPLACED;
      return verdicts.every(({ accepted }) => accepted)
        ? IN_FORCE
        : SHEET_CHIPS['submitted-refused'];
    case 'withdrawn':
      return WITHDRAWN;
    case 'reopened':
      return REOPENED;
  }
}

const ACTS: Readonly<Record<ReceiptLine['act'], string>> = {
  submitted: 'Submitted',
  withdrawn: 'Withdrawn',
  reopened: TEXTS.madeDraftAgain,
};

const whenText = ({ act, at, by }: ReceiptLine | OpenedReceipt['receipt']): string =>
  TEXTS.doneBy(ACTS[act], timeText(at), handText(by));

/** What an empire submitted and withdrew, the last first. */
export function receiptsPage({ name, lines }: Receipts, { path, back }: Where): ReceiptsContent {
  return {
    title: TEXTS.receiptsOf(name),
    lead: TEXTS.everySubmittedOrWithdrawnSheet,
    back,
    rows: lines.toReversed().map((line) => ({
      title: TEXTS.turnAndNumber(line.turn, line.number),
      href: `${path}/${String(line.number)}`,
      chip: chipOf(line),
      when: whenText(line),
      orders: counted(line.orders.length, 'order'),
      receipt: receiptOf(line.hash),
    })),
  };
}

/** The sheet of a receipt as text: what can be sent in again as a file. */
export function receiptText({ receipt, key, view }: OpenedReceipt): string {
  const names = spokenNamesOf(view);
  const { turn, orders, hash } = receipt;
  const lines = orders.map((order) => formatOrder(order, names));
  return `${[ordersHead(turn, key), `# receipt ${hash}`, ...lines].join('\n')}\n`;
}

/** One receipt: the sheet as it was, with what each order was told then. */
export function receiptPage(
  { renderers }: Site,
  opened: OpenedReceipt,
  path: string,
): ReceiptContent {
  const { receipt, view } = opened;
  const { turn, number, hash, orders, verdicts } = receipt;
  const told = orders.map((order, index) => {
    const { accepted = true, issues = [] } = verdicts[index] ?? {};
    return { order, accepted, issues, cost: 0 };
  });
  const lines = verdictLines({ verdicts: told }, (order) => renderers.orderSentence(order, view));
  return {
    title: TEXTS.receiptNo(number, turn),
    back: { href: path, label: TEXTS.allReceipts },
    chip: chipOf({ ...receipt, inForce: true }),
    facts: [
      { label: 'Empire', value: view.empire.name },
      { label: 'Campaign', value: view.campaign.name },
      { label: 'Turn', value: `${String(turn)} (${view.label})` },
      { label: 'Action', value: whenText(receipt) },
      { label: 'Receipt', value: receiptOf(hash) },
    ],
    hash,
    lines: lines.map((line) => ({ ...line, issues: line.issues.map(withoutKey) })),
    text: receiptText(opened),
    download: { href: `${path}/${String(number)}/txt`, label: TEXTS.saveOrdersAsText },
  };
}

const withoutKey = <I extends object>(issue: I): I & Readonly<{ key: string }> => ({
  ...issue,
  key: '',
});

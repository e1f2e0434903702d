import { formatOrder } from '#content/orders/format-order';
import { ORDER_TABLE } from '#content/orders/order-table';
import type { Judged } from '#app/run/judge-sheet';
import type { PlayerDeskView } from '#app/usecases/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order, OrderKind } from '#fog/views/terms';
import { placeFields } from '#http/forms/field';
import type { FormDesk, FormedFleet } from '#http/forms/orders/order-form';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import { spokenNamesOf, systemOf } from '#http/names/spoken-names';
import { viewNamesOf } from '#http/names/view-names';
import type { PageContents, VerdictLine, Verdicts } from '#http/pages/page-contents';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { PlayerSeat } from '#http/visits/seat';
import { SHEET_CHIPS } from '#http/words/chips';
import { timeText } from '#http/words/times';
import { NO_VERDICTS } from './checked-text.ts';
import { treasuryFacts, verdictLines } from './verdict-lines.ts';

type Content = PageContents['orders'];
export type IssuedDesk = PlayerDeskView &
  Readonly<{ issued: NonNullable<PlayerDeskView['issued']> }>;

/** What came back with problems, so that it can be shown again with nothing lost. */
export type Returned =
  | Readonly<{
      what: 'form';
      kind: OrderKind;
      sent: FormBody;
      problem: string;
      errors: ReadonlyMap<string, string>;
    }>
  | Readonly<{ what: 'text'; value: string; checked: Verdicts }>
  | Readonly<{ what: 'nothing' }>;

const NOTHING_SENT = formBodyOf({});

/** What the forms of a player draw their choices from. */
export function formDeskOf(
  view: EmpireView,
  orders: readonly Order[],
  free: FormDesk['free'] = [],
): FormDesk {
  const formed = orders.flatMap((order): readonly FormedFleet[] => {
    if (order.kind !== 'FormFleet') return [];
    const first = order.units[0] === undefined ? undefined : view.units[order.units[0]];
    const system = first === undefined ? null : systemOf(first, view);
    return [{ ref: `new:${order.name}`, name: order.name, system }];
  });
  return { view, names: viewNamesOf(view), spoken: spokenNamesOf(view), orders, formed, free };
}

/** The orders of the stored sheet. */
export const ordersOf = ({ sheet }: Pick<PlayerDeskView, 'sheet'>): readonly Order[] =>
  sheet?.verdicts.map(({ order }) => order) ?? [];

function formsOf(desk: FormDesk, returned: Returned): Content['forms'] {
  return ORDER_FORM_KINDS.map((kind) => {
    const form = ORDER_FORMS[kind];
    const isBack = returned.what === 'form' && returned.kind === kind;
    const sent = isBack ? returned.sent : NOTHING_SENT;
    const errors = isBack ? returned.errors : new Map<string, string>();
    const unavailable = form.unavailable(desk) ?? '';
    return {
      kind,
      anchor: `add-${kind}`,
      title: form.title,
      hint: form.hint,
      unavailable,
      open: isBack,
      problem: isBack ? returned.problem : '',
      fields: unavailable === '' ? placeFields(form.fields(desk, sent), kind, errors) : [],
    };
  });
}

function textOf(desk: FormDesk, returned: Returned): Content['text'] {
  const lines = desk.orders.map((order) => formatOrder(order, desk.spoken));
  const value = returned.what === 'text' ? returned.value : lines.join('\n');
  return {
    value,
    open: returned.what === 'text',
    rows: Math.min(24, Math.max(6, value.split('\n').length + 2)),
    guide: ORDER_FORM_KINDS.map((kind) => ORDER_TABLE[kind].example),
  };
}

const LOCKED =
  'The turn is in processing: orders cannot be changed until the next report is issued. What you submitted is being carried out.';

function statusText({ sheet, stage }: PlayerDeskView): string {
  if (sheet === null) {
    return stage === 'orders' ? 'Nothing is ordered yet.' : 'You ordered nothing this turn.';
  }
  const at = timeText(sheet.submittedAt);
  if (sheet.status === 'submitted') return `Submitted, last changed ${at}.`;
  return `A draft, saved ${at}. It is not carried out until you submit it.`;
}

const refusedText = (lines: readonly VerdictLine[]): string => {
  const refused = lines.filter(({ tone }) => tone === 'refused').length;
  return refused === 0
    ? ''
    : `${String(refused)} of ${String(lines.length)} will not be carried out.`;
};

/** What is said of the sheet as a whole. */
function sheetHead(
  desk: PlayerDeskView,
): Pick<Content, 'locked' | 'chip' | 'statusText' | 'receipt' | 'isSubmitted'> {
  const { sheet, stage } = desk;
  const isSubmitted = sheet?.status === 'submitted';
  return {
    locked: stage === 'orders' ? '' : LOCKED,
    chip: SHEET_CHIPS[sheet?.status ?? 'none'],
    statusText: statusText(desk),
    receipt: isSubmitted ? sheet.receipt : '',
    isSubmitted,
  };
}

/** The page on which a player writes his orders. */
export function ordersPage(
  { renderers }: Site,
  { desk, judged, seat }: Readonly<{ desk: IssuedDesk; judged: Judged; seat: PlayerSeat }>,
  returned: Returned,
): Content {
  const { issued, sheet, stage } = desk;
  const { view } = issued;
  const lines = verdictLines(judged, (order) => renderers.orderSentence(order, view));
  const forms = formDeskOf(view, ordersOf(desk), judged.free);
  const base = sheet?.hash ?? '';
  return {
    ...sheetHead(desk),
    keys: {
      formToken: seat.formToken,
      turn: issued.turn,
      edition: issued.edition,
      base,
      path: `${seat.base}/orders`,
    },
    label: view.label,
    lines,
    treasury: treasuryFacts(view.empire.treasury, judged),
    refused: refusedText(lines),
    forms: stage === 'orders' ? formsOf(forms, returned) : [],
    text: textOf(forms, returned),
    checked: returned.what === 'text' ? returned.checked : NO_VERDICTS,
  };
}

import type {
  DesignJudgement,
  OrderFormContent,
  OrdersContent,
  VerdictLine,
  Verdicts,
} from './orders-contents.ts';
import { formatOrder } from '#content/orders/format-order';
import type { UnsuppliedFleet } from '#app/orders/foresee-supply';
import type { Judged } from '#app/orders/judge-sheet';
import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order, OrderKind } from '#model/orders/order';
import { type Field, placeFields } from '#http/forms/field';
import { type FormDesk, type FormedFleet, ORDER_FORM_GROUPS } from '#http/forms/orders/order-form';
import { ORDER_FORM_KINDS, ORDER_FORMS } from '#http/forms/orders/order-forms';
import { spokenNamesOf, systemOf } from '#http/names/spoken-names';
import { viewNamesOf } from '#http/names/view-names';
import type { Link } from '#http/pages/page-parts';
import type { Site } from '#http/site';
import { type FormBody, formBodyOf } from '#http/visits/form-body';
import type { PlayerSeat } from '#http/visits/seat';
import { counted } from '#kernel/words/counted';
import { valuesById } from '#kernel/collections/tables';
import { accountRows } from './account-rows.ts';
import type { BulkReturned } from './bulk-acts.ts';
import { NO_VERDICTS } from './checked-text.ts';
import { finishRows } from './finish-rows.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { phaseCards } from './phase-cards.ts';
import { ownExamples } from './own-example.ts';
import { ordersIn, sheetHead } from './sheet-head.ts';
import { sheetKeys } from './sheet-keys.ts';
import { returnedText } from './shown-lines.ts';
import { supplyLines } from './supply-lines.ts';
import { TEXTS } from './texts.ts';
import { treasuryLedger } from './treasury-ledger.ts';
import { treasuryFacts, verdictLines } from './verdict-lines.ts';
import { dismissedIn, warningLines } from './warning-lines.ts';

/** What came back with problems, so that it can be shown again with nothing lost. */
export type Returned =
  | Readonly<{
      what: 'form';
      kind: OrderKind;
      sent: FormBody;
      problem: string;
      errors: ReadonlyMap<string, string>;
      /** What is to be said of the class that it designs. */
      judgement?: DesignJudgement;
    }>
  | (BulkReturned & Readonly<{ what: 'bulk' }>)
  | Readonly<{ what: 'text'; value: string; checked: Verdicts }>
  | Readonly<{ what: 'nothing' }>;

const NOTHING_SENT = formBodyOf({});
const NOT_SAID: DesignJudgement = {
  summary: '',
  wrong: '',
  problems: [],
  advice: [],
  ledgers: [],
  isOpen: false,
};
/** For reading a form: what it offers does not matter then. */
const NOT_JUDGED = { free: [], movable: [] };

/** What the forms of a player draw their choices from. */
export function formDeskOf(
  view: EmpireView,
  orders: readonly Order[],
  judged: Pick<Judged, 'free' | 'movable' | 'treasuryAfter'> | null = null,
): FormDesk {
  const { free, movable } = judged ?? NOT_JUDGED;
  const formed = orders.flatMap((order): readonly FormedFleet[] => {
    if (order.kind !== 'FormFleet') return [];
    const first = valuesById(view.units).find(({ id }) => id === order.units[0]);
    const system = first === undefined ? null : systemOf(first, view);
    return [{ ref: `new:${order.name}`, name: order.name, system }];
  });
  return {
    view,
    names: viewNamesOf(view),
    spoken: spokenNamesOf(view),
    orders,
    formed,
    free,
    movable,
    points: judged?.treasuryAfter ?? view.empire.treasury,
  };
}

/** The orders of the draft. */
export const ordersOf = ({ sheet }: Pick<PlayerDeskView, 'sheet'>): readonly Order[] =>
  ordersIn(sheet);

/** Orders whose form leads to the page for the chances of a siege. */
const OF_SIEGES: readonly OrderKind[] = ['Bombard', 'Invade', 'PlanGround'];

const siegeLink = (kind: OrderKind, sent: FormBody, base: string): Link | null => {
  if (!OF_SIEGES.includes(kind)) return null;
  const at = sent.text('system');
  const query = at === '' ? '' : `?at=${encodeURIComponent(at)}`;
  return { href: `${base}/what-if/siege${query}`, label: TEXTS.whatIfSiege };
};

type OfForm = Readonly<{ returned: Returned; base: string; instead?: string }>;

/** The form of a kind of order, with what was sent if that is the one that came back. */
export function orderFormOf(
  desk: FormDesk,
  kind: OrderKind,
  { returned, base, instead = '' }: OfForm,
): OrderFormContent {
  const form = ORDER_FORMS[kind];
  const isBack = returned.what === 'form' && returned.kind === kind;
  const sent = isBack ? returned.sent : NOTHING_SENT;
  const errors = isBack ? returned.errors : new Map<string, string>();
  const unavailable = form.unavailable(desk) ?? '';
  return {
    kind,
    instead,
    button: instead === '' ? TEXTS.addByForm(form.title) : TEXTS.changeOrder,
    anchor: `add-${kind}`,
    title: form.title,
    hint: form.hint,
    whatIf: siegeLink(kind, sent, base),
    unavailable,
    open: isBack,
    problem: isBack ? returned.problem : '',
    fields: unavailable === '' ? placeFields(form.fields(desk, sent), kind, errors) : [],
    judgement: kind === 'DesignUnit' ? judgementIn(returned) : null,
  };
}

function formGroupsOf(
  desk: FormDesk,
  returned: Returned,
  base: string,
): OrdersContent['formGroups'] {
  const forms = ORDER_FORM_KINDS.map((kind) => orderFormOf(desk, kind, { returned, base }));
  return ORDER_FORM_GROUPS.map((title) => ({
    title,
    forms: forms.filter(({ kind }) => ORDER_FORMS[kind].group === title),
  }));
}

const judgementIn = (returned: Returned): DesignJudgement =>
  (returned.what === 'form' ? returned.judgement : undefined) ?? NOT_SAID;

/** The fields of a class as they were sent, each with what is wrong with it. */
export const designFields = (
  desk: IssuedDesk,
  sent: FormBody,
  errors: ReadonlyMap<string, string>,
): readonly Field[] => {
  const forms = formDeskOf(desk.issued.view, ordersOf(desk));
  return placeFields(ORDER_FORMS.DesignUnit.fields(forms, sent), 'DesignUnit', errors);
};

function textOf(desk: FormDesk, returned: Returned): OrdersContent['text'] {
  const lines = desk.orders.map((order) => formatOrder(order, desk.spoken));
  const value = returned.what === 'text' ? returnedText(returned.value) : lines.join('\n');
  return {
    value,
    open: returned.what === 'text',
    rows: Math.min(24, Math.max(6, value.split('\n').length + 2)),
    guide: ORDER_FORM_KINDS.map(ownExamples(desk.view)),
  };
}

/** A draft can't be submitted beside a text that isn't in it: its writer would think that they had submitted the text. */
function handInBeside(
  returned: Returned,
  handIn: OrdersContent['handIn'],
): OrdersContent['handIn'] {
  const waits = returned.what === 'text' && handIn.label !== '';
  return waits
    ? { ...handIn, label: '', hint: TEXTS.yourTextIsntInYourDraft, waits, run: null }
    : handIn;
}

export const refusedText = (lines: readonly VerdictLine[]): string => {
  const refused = lines.filter(({ tone }) => tone === 'refused').length;
  return refused === 0 ? '' : TEXTS.someWillNotBeCarriedOut(refused, lines.length);
};

type Shown = Readonly<{
  desk: IssuedDesk;
  judged: Judged;
  seat: PlayerSeat;
  /** Fleets that the sheet leaves without supply. */
  isSolo: boolean;
  unsupplied: readonly UnsuppliedFleet[];
}>;

/** The page where a player writes orders. */
export function ordersPage(
  site: Site,
  { desk, judged, seat, isSolo, unsupplied }: Shown,
  { returned, conflict }: Readonly<{ returned: Returned; conflict: OrdersContent['conflict'] }>,
): OrdersContent {
  const { renderers } = site;
  const { issued, sheet, stage } = desk;
  const { view } = issued;
  const isOpen = stage === 'orders';
  const sentenceOf = (order: Order): string => renderers.orderSentence(order, view);
  const shown = isOpen ? sheet : desk.submitted;
  const lines = verdictLines(judged, sentenceOf, dismissedIn(desk));
  const forms = formDeskOf(view, ordersIn(shown), judged);
  const head = sheetHead(site, { desk, view, seat, isSolo });
  return {
    ...head,
    handIn: handInBeside(returned, head.handIn),
    keys: sheetKeys(desk, seat),
    label: view.label,
    lines,
    supply: supplyLines(site, unsupplied, { desk, base: seat.base }),
    treasury: treasuryFacts(view.empire.treasury, judged),
    ledger: treasuryLedger(judged, view, sentenceOf),
    accounts: accountRows(judged),
    finishes: finishRows(judged),
    ...warningLines(judged, desk),
    routes: judged.routes.map((routed) => ({
      name: routed.name,
      text: renderers.routeSentence(routed, view),
      issues: routed.issues.map(({ text }) => text),
    })),
    refused: refusedText(lines),
    conflict,
    tools: toolsOf(desk),
    when: phaseCards(site, view, judged),
    formGroups: isOpen ? formGroupsOf(forms, returned, seat.base) : [],
    text: textOf(forms, returned),
    checked: returned.what === 'text' ? returned.checked : NO_VERDICTS,
  };
}

/** What can be done to the draft as a whole. */
export function toolsOf({
  steps,
  ordersBefore,
  issued,
  stage,
}: IssuedDesk): OrdersContent['tools'] {
  if (stage !== 'orders') return { undo: false, redo: false, copy: '' };
  const orders = counted(ordersBefore, 'order');
  const copy = ordersBefore === 0 ? '' : TEXTS.copyFromTurn(orders, issued.turn - 1);
  return { ...steps, copy };
}

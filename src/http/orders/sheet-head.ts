import type { OrdersContent } from './orders-contents.ts';
import { maySubmit } from '#app/actor';
import { differenceSize, sheetDifference } from '#app/orders/sheet-difference';
import type { OwnSheet, PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#model/orders/order';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { chipOfSheets } from '#http/words/chips';
import { counted } from '#kernel/words/counted';
import { handText } from '#http/words/hands';
import { timeText } from '#http/words/times';
import { changeLines } from './change-lines.ts';
import { TEXTS } from './texts.ts';

type Head = Pick<
  OrdersContent,
  'locked' | 'isClosed' | 'chip' | 'statusText' | 'submitted' | 'changes' | 'handIn'
>;

/** The orders of a sheet. */
export const ordersIn = (sheet: OwnSheet | null): readonly Order[] =>
  sheet?.verdicts.map(({ order }) => order) ?? [];

function statusText({ sheet, submitted, stage, isClosed }: PlayerDeskView): string {
  if (stage !== 'orders') return submitted === null ? TEXTS.youSubmittedNoOrdersThisTurn : '';
  if (sheet === null) return isClosed ? TEXTS.youSubmittedNoOrdersThisTurn : '';
  const saved = TEXTS.draftSaved(timeText(sheet.savedAt), handText(sheet.savedBy));
  if (submitted !== null) return saved;
  return isClosed ? TEXTS.itIsNotCarriedOut(saved) : TEXTS.itIsNotCarriedOutUntil(saved);
}

function submittedOf(
  { submitted }: PlayerDeskView,
  { base }: PlayerSeat,
): OrdersContent['submitted'] {
  if (submitted === null) {
    return { isThere: false, text: '', receipt: '', href: '', hash: '', isOpen: false };
  }
  const orders = counted(submitted.verdicts.length, 'order');
  const when = TEXTS.savedBy(timeText(submitted.savedAt), handText(submitted.savedBy));
  return {
    isThere: true,
    text: TEXTS.submitted(orders, when),
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
  const lines = changeLines(difference, (order) => renderers.orderSentence(order, view));
  const title = stage === 'orders' ? TEXTS.draftHasChanges(size) : TEXTS.draftHadChanges(size);
  return { title, lines };
}

function handInOf(
  { standing, stage, isClosed }: PlayerDeskView,
  { actor }: PlayerSeat,
): OrdersContent['handIn'] {
  const none = {
    label: '',
    hint: '',
    mayWithdraw: false,
    isDeputy: false,
    waits: false,
    run: null,
    ownTurn: null,
  };
  if (stage !== 'orders') return none;
  if (isClosed) return { ...none, hint: TEXTS.ordersAreClosed };
  if (!maySubmit(actor)) return { ...none, isDeputy: true };
  switch (standing) {
    case 'none':
    case 'draft':
      return { ...none, label: TEXTS.submitOrders, hint: TEXTS.draftIsNotCarriedOut };
    case 'submitted':
      return {
        ...none,
        mayWithdraw: true,
        hint: TEXTS.ifYouChangeOrder,
      };
    case 'changed':
      return {
        ...none,
        label: TEXTS.submitChanges,
        hint: TEXTS.untilThenYourEarlierSubmissionRemains,
        mayWithdraw: true,
      };
  }
}

type Shown = Readonly<{
  desk: PlayerDeskView;
  view: EmpireView;
  seat: PlayerSeat;
  isSolo: boolean;
}>;

const isAsked = ({ questions }: PlayerDeskView): boolean =>
  questions.some(({ status }) => status === 'open');

/** What a player who plays alone is told of the turn: nobody else moves it on. @rule TURN-4 */
function ownTurnOf(desk: PlayerDeskView, { base }: PlayerSeat): OwnTurn {
  if (isAsked(desk)) {
    const href = `${base}/questions`;
    return { text: TEXTS.yourBattleWaits, href, label: TEXTS.answerQuestions };
  }
  const nowhere = { href: '', label: '' };
  if (desk.stage !== 'orders') return { text: TEXTS.turnStopped, ...nowhere };
  const text = desk.standing === 'submitted' ? TEXTS.runWhenReady : TEXTS.itIsYourTurn;
  return { text, ...nowhere };
}
type OwnTurn = NonNullable<OrdersContent['handIn']['ownTurn']>;

/** How a player who plays alone runs the turn; null: their answers do. */
export const runOf = (
  desk: PlayerDeskView,
  { base }: Pick<PlayerSeat, 'base'>,
): RunButton | null => {
  if (isAsked(desk)) return null;
  const { standing, stage } = desk;
  const path = `${base}/run`;
  if (stage !== 'orders') return { path, label: TEXTS.runRestOfTurn };
  return { path, label: standing === 'submitted' ? TEXTS.runTurn : TEXTS.submitOrdersAndRunTurn };
};
export type RunButton = NonNullable<OrdersContent['handIn']['run']>;

/** What is said of both sheets as a whole. */
export function sheetHead(site: Site, { desk, view, seat, isSolo }: Shown): Head {
  const submitted = submittedOf(desk, seat);
  const isOpen = desk.stage === 'orders' && !desk.isClosed;
  return {
    isClosed: desk.isClosed,
    locked: desk.stage === 'orders' ? '' : TEXTS.turnIsInProcessing,
    chip: chipOfSheets(desk),
    statusText: statusText(desk),
    submitted: { ...submitted, isOpen: submitted.isThere && isOpen },
    changes: changesOf(site, desk, view),
    handIn: isSolo
      ? { ...handInOf(desk, seat), run: runOf(desk, seat), ownTurn: ownTurnOf(desk, seat) }
      : handInOf(desk, seat),
  };
}

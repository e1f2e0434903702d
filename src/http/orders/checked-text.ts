import type { VerdictLine, Verdicts } from './orders-contents.ts';
import type { Judged } from '#app/orders/judge-sheet';
import type { Outcome } from '#app/use-case-error';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { Order } from '#model/orders/order';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { ok } from '#kernel/result/result';
import { accountRows } from './account-rows.ts';
import { finishRows } from './finish-rows.ts';
import type { IssuedDesk } from './issued-desk.ts';
import { ownExamples } from './own-example.ts';
import { shownLines } from './shown-lines.ts';
import { refusedLine, treasuryFacts, verdictLines, verdictSummary } from './verdict-lines.ts';
import { dismissedIn, quietedText, warningLines } from './warning-lines.ts';

export type CheckedText = Readonly<{
  /** The orders of all lines that are orders. */
  orders: readonly Order[];
  /** Whether every line is one. */
  isUnderstood: boolean;
  /** The lines that are none, as they were written. */
  broken: readonly string[];
  /** The same lines, each with the reason. */
  leftOut: readonly VerdictLine[];
  /** The numbers of those that begin like an order. */
  likeOrders: readonly number[];
  judged: Judged;
  shown: Verdicts;
}>;

export const NO_VERDICTS: Verdicts = {
  isThere: false,
  summary: '',
  lines: [],
  more: '',
  treasury: [],
  accounts: [],
  finishes: [],
  doubts: [],
  dismissed: '',
};

/** Reads orders in words and judges them; changes nothing. */
export async function checkText(
  { useCases, renderers }: Site,
  { seat, desk }: Readonly<{ seat: Pick<PlayerSeat, 'actor'>; desk: IssuedDesk }>,
  text: string,
): Promise<Outcome<CheckedText>> {
  const { view } = desk.issued;
  const read = parseOrderText(text, spokenNamesOf(view), ownExamples(view));
  const orders = read.flatMap(({ order }) => (order === null ? [] : [order]));
  const judged = await useCases.judgeDraft({ actor: seat.actor, orders });
  if (!judged.ok) return judged;
  const sentenceOf = (order: Order): string => renderers.orderSentence(order, view);
  const judgedLines = verdictLines(judged.value, sentenceOf, dismissedIn(desk));
  const { warnings, quieted } = warningLines(judged.value, desk);
  let next = 0;
  const lines = read.map((line): VerdictLine => {
    const verdict = line.order === null ? undefined : judgedLines[next];
    if (verdict === undefined) {
      const issues = line.issues.map(({ text: problem, cite = '' }) => ({ text: problem, cite }));
      return refusedLine(line.line, line.text.trim(), issues);
    }
    next += 1;
    return { ...verdict, number: line.line };
  });
  return ok({
    orders,
    isUnderstood: orders.length === read.length,
    broken: read.flatMap(({ order, text: line }) => (order === null ? [line] : [])),
    leftOut: lines.filter((_line, at) => read[at]?.order === null),
    likeOrders: read.flatMap(({ line, order, issues }) =>
      order === null && issues.some(({ code }) => code !== 'VERB') ? [line] : [],
    ),
    judged: judged.value,
    shown: {
      isThere: lines.length > 0,
      summary: lines.length === 0 ? '' : verdictSummary(lines),
      ...shownLines(lines),
      treasury: treasuryFacts(view.empire.treasury, judged.value),
      accounts: accountRows(judged.value),
      finishes: finishRows(judged.value),
      doubts: warnings,
      dismissed: quietedText(quieted.length),
    },
  });
}

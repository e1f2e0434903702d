import type { Judged } from '#app/run/judge-sheet';
import type { Outcome } from '#app/use-case-error';
import { parseOrderText } from '#content/orders/parse-order-text';
import type { EmpireView } from '#fog/views/empire-view';
import type { Order } from '#fog/views/terms';
import { spokenNamesOf } from '#http/names/spoken-names';
import type { VerdictLine, Verdicts } from '#http/pages/page-contents';
import type { Site } from '#http/site';
import type { PlayerSeat } from '#http/visits/seat';
import { ok } from '#kernel/result/result';
import { accountRows } from './account-rows.ts';
import { finishRows } from './finish-rows.ts';
import { refusedLine, treasuryFacts, verdictLines, verdictSummary } from './verdict-lines.ts';

export type CheckedText = Readonly<{
  /** The orders of all lines that are orders. */
  orders: readonly Order[];
  /** Whether every line is one. */
  isUnderstood: boolean;
  /** The lines that are none, as they were written. */
  broken: readonly string[];
  judged: Judged;
  shown: Verdicts;
}>;

export const NO_VERDICTS: Verdicts = {
  isThere: false,
  summary: '',
  lines: [],
  treasury: [],
  accounts: [],
  finishes: [],
};

/** Reads orders in words and judges them; changes nothing. */
export async function checkText(
  { useCases, renderers }: Site,
  { seat, view }: Readonly<{ seat: PlayerSeat; view: EmpireView }>,
  text: string,
): Promise<Outcome<CheckedText>> {
  const read = parseOrderText(text, spokenNamesOf(view));
  const orders = read.flatMap(({ order }) => (order === null ? [] : [order]));
  const judged = await useCases.judgeDraft({ actor: seat.actor, orders });
  if (!judged.ok) return judged;
  const judgedLines = verdictLines(judged.value, (order) => renderers.orderSentence(order, view));
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
    judged: judged.value,
    shown: {
      isThere: lines.length > 0,
      summary: lines.length === 0 ? '' : verdictSummary(lines),
      lines,
      treasury: treasuryFacts(view.empire.treasury, judged.value),
      accounts: accountRows(judged.value),
      finishes: finishRows(judged.value),
    },
  });
}

import { cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEvent, SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { Block } from '#report/document/document';
import type { Names } from '#report/sentences/names';
import type { SentenceRow } from '#report/sentences/sentence-row';
import { SENTENCES } from '#report/sentences/sentences';
import type { ReportContext } from './context.ts';

/** What an event puts into the Treasury of its reader or takes out of it; most nothing. */
function flowsOf<T extends SeenEventType>(
  event: SeenEventOf<T> & { type: T },
  names: Names,
  reader: EmpireId,
): Ledger {
  const row: SentenceRow<T> = SENTENCES[event.type];
  if (typeof row === 'function') return [];
  return row.pays(event, names, reader).map((one) => ({ ...one, cite: event.cite }));
}

/** What events put into the Treasury of their reader or take out of it, one by one. */
export const treasuryFlows = (seen: readonly SeenEvent[], names: Names, reader: EmpireId): Ledger =>
  seen.flatMap((event) => flowsOf(event, names, reader));

/** Equal lines are told as one: several payments for one unit. */
function merged(lines: Ledger): Ledger {
  const byLabel = new Map<string, LedgerLine>();
  for (const line of lines) {
    const before = byLabel.get(line.label);
    byLabel.set(line.label, { ...line, amount: line.amount + (before?.amount ?? 0) });
  }
  return [...byLabel.values()].filter(({ amount }) => amount !== 0);
}

/** The Treasury of the last report, and every payment, refund, gift and income since: they sum to the Treasury now. @rule ECO-4 @rule ECO-6 */
export function treasuryLines({ view, seen, names }: ReportContext): Ledger {
  const { turn, empire } = view;
  const flows = merged(treasuryFlows(seen, names, empire.id));
  const label = turn === 1 ? 'Treasury at the start' : 'Treasury of the last sheet';
  const before = empire.treasury - ledgerTotal(flows);
  return [{ label, cite: cite('ECO-4'), amount: before }, ...flows];
}

/** From the Treasury of the last sheet to that of this one, line by line. @rule ECO-4 @rule ECO-6 */
export const treasuryLedger = (context: ReportContext): Block => ({
  kind: 'ledger',
  title: 'Treasury',
  lines: treasuryLines(context),
  totalLabel: 'Treasury now',
  anchor: 'treasury',
});

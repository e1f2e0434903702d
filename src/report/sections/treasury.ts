import { type RuleRef, cite } from '#kernel/reasons/cite';
import { type Ledger, type LedgerLine, ledgerTotal } from '#kernel/reasons/ledger';
import type { SeenEvent, SeenEventOf, SeenEventType } from '#fog/views/seen-event';
import type { EmpireId } from '#model/campaign/ids';
import type { Block } from '#report/document/document';
import { projectText, subjectText } from '#report/sentences/colony-sentences';
import { capitalised, type Names, shortId, unitLabel } from '#report/sentences/names';
import type { ReportContext } from './context.ts';

type Flow = Readonly<{ label: string; amount: number }>;
type Flows = {
  readonly [T in SeenEventType]?: (
    event: SeenEventOf<T>,
    names: Names,
    reader: string,
  ) => readonly Flow[];
};

const one = (label: string, amount: number): readonly Flow[] => [{ label, amount }];

/** What an event puts into the Treasury of its reader or takes out of it; all others nothing. */
const FLOWS: Flows = {
  GiftsCounted: ({ points }) => one('Received from others', points),
  IncomePaid: ({ systemIncome, commerce, maintenance }) => [
    { label: 'Income', amount: ledgerTotal([...systemIncome, ...commerce]) },
    { label: 'Expenses', amount: -ledgerTotal(maintenance) },
  ],
  WorkBegun: ({ work, design, name, paid }, names) =>
    one(`Building ${unitLabel(name, names.design(design), shortId(work))}`, -paid),
  WorkFunded: ({ work, paid }, names) => one(`Building ${names.work(work)}`, -paid),
  WorkRefunded: ({ work, refund }, names) => one(`Refund for ${names.work(work)}`, refund),
  ProjectBegun: (event, names) => one(capitalised(projectText(event, names)), -event.paid),
  ProjectRefunded: (event, names) =>
    one(`Refund for cancelled work on ${subjectText(event, names)}`, event.refund),
  ProductivitySold: ({ system, gain }, names) =>
    one(`Productivity of ${names.system(system)} sold`, gain),
  TechInvested: ({ points }) => one('Research', -points),
  EpGiven: ({ from, to, points }, names, reader) =>
    from === reader ? one(`Given to ${names.empire(to)}`, -points) : [],
  IntelCommitted: ({ system, points }, names) =>
    one(`Use of the Intel of ${names.system(system)}`, -points),
  UnitScrapped: ({ unit, design, name, value }, names) =>
    one(`Scrapping ${unitLabel(name, names.design(design), shortId(unit))}`, value),
  TreasureFound: ({ system, points }, names) => one(`Found at ${names.system(system)}`, points),
  ConvoyBid: ({ points, hired }) =>
    hired === null ? [] : one(`Independent convoy ${hired.name}`, -points),
  CorrectionMade: ({ note, voted }) =>
    note.about === 'empire' && note.value === 'treasury'
      ? one(
          voted === true ? 'Correction by vote' : 'Correction by the moderator',
          note.after - note.before,
        )
      : [],
};

function flowsOf(event: SeenEvent, names: Names, reader: string): Ledger {
  // The table ties each type to its row; an indexed access loses that tie.
  const row = FLOWS[event.type] as
    | ((event: SeenEvent, names: Names, reader: string) => readonly Flow[])
    | undefined;
  const rule: RuleRef = event.cite;
  return (row?.(event, names, reader) ?? []).map((flow) => ({ ...flow, cite: rule }));
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

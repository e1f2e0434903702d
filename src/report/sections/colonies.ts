import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { sumOf } from '#kernel/numbers/sum';
import { orderStateOf } from '#rules/economy/order-state';
import { systemIncomeLedgerOf, systemIncomeOf } from '#rules/economy/system-income-of';
import type { SystemId } from '#model/campaign/ids';
import { settlementOf, type StarSystem } from '#model/campaign/system';
import type { Block, Cell, Column, Inline, Phrase } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { explained, link, phrase, quiet, status, target } from '#report/document/inline';
import { counted } from '#kernel/words/counted';
import { systemAnchor } from '#report/document/anchors';
import { captionOf } from './caption.ts';
import { growthCell } from './growth.ts';
import { offMapRemark } from './off-map-remark.ts';

const figure = (label: string, abbreviation: string): Column => ({
  label,
  abbreviation,
  align: 'end',
});

const FIGURES: readonly Column[] = [
  { label: 'System', align: 'start', namesRow: true },
  { label: 'Importance', align: 'start' },
  figure('Capacity', 'Cap'),
  { label: 'RAW', align: 'end' },
  figure('Census', 'Cen'),
  figure('Morale', 'Mor'),
  figure('Productivity', 'Prd'),
  figure('Utilized Productivity', 'U'),
  figure('Output in economic points', 'EP'),
  figure('Intel', 'Int'),
  figure('Growth checks missed', 'Miss'),
];
const REMARKS: Column = { label: 'State, traits and anomalies', align: 'start', width: 1 };

const growthColumn = (yearEnd: number): Column =>
  figure(`Needed on d10 to grow in turn ${String(yearEnd)}`, 'Grow');

/** ECO-1, COL-6, COL-7, SUP-4: what is not as it should be; a colony in good order says nothing. */
function statesOf(system: StarSystem): readonly Inline[] {
  const { rebels } = system;
  const more = [
    ...(rebels > 0 ? [status('bad', counted(rebels, 'rebel militia'))] : []),
    ...(system.martialLaw ? [status('warning', 'martial law')] : []),
    ...(system.blockaded ? [status('bad', 'blockaded')] : []),
  ];
  if (settlementOf(system) === 'uninhabited') return more;
  if (settlementOf(system) === 'outpost') return [status('info', 'outpost'), ...more];
  switch (orderStateOf(system)) {
    case 'good-order':
      return more;
    case 'unrest':
      return [status('warning', 'unrest'), ...more];
    case 'rebellion':
      return [status('bad', 'rebellion'), ...more];
  }
}

const specialisedRemark = ({ specialisation }: StarSystem): readonly string[] =>
  specialisation === null
    ? []
    : [`${specialisation.kind ?? 'not specialised'} since turn ${String(specialisation.since)}`];

function remarksCell(system: StarSystem, more: readonly string[]): Cell {
  const marks = [
    ...system.traits,
    ...system.anomalies,
    ...offMapRemark(system),
    ...specialisedRemark(system),
    ...more,
  ].join(', ');
  return phrase(...statePhrase(system), marks);
}

/** The states of a system, each with a space after it. */
export const statePhrase = (system: StarSystem): Phrase =>
  statesOf(system).flatMap((state): Phrase => [state, ...phrase(' ')]);

/** The lines that make up what each system uses of its Productivity (ECO-1), where they are known. */
type UtilizedLedgers = ReadonlyMap<SystemId, Ledger>;

function utilizedCell(system: StarSystem, ledgers: UtilizedLedgers): Cell {
  const ledger = ledgers.get(system.id);
  if (ledger === undefined || ledgerTotal(ledger) !== system.utilized) return system.utilized;
  return [explained(`Utilized Productivity of ${system.name}`, ledger)];
}

/** Output as a multiplication, and what a blockade and specialisation make of it. @rule ECO-1 @rule OPT-9 */
export function workedOutput(system: StarSystem): Ledger {
  const [made, ...rest] = systemIncomeLedgerOf(system);
  if (made === undefined || made.amount === 0) return [];
  const label = `${formatNumber(system.utilized)} Utilized Productivity × ${formatNumber(system.raw)} RAW`;
  return [{ ...made, label }, ...rest];
}

function outputCell(system: StarSystem): Cell {
  return [explained(`Output of ${system.name}`, workedOutput(system))];
}

type Look = Readonly<{
  owner?: string;
  /** The rows that links lead to are in another table: the names here are links to them. */
  isLinked?: boolean;
  utilized?: UtilizedLedgers;
  /** When growth is checked next; left out where nobody asks. */
  yearEnd?: number;
  /** What else is to be said of some. */
  remarks?: ReadonlyMap<SystemId, readonly string[]>;
}>;

const row = (
  system: StarSystem,
  { utilized = new Map(), yearEnd, remarks, isLinked = false }: Look,
): readonly Cell[] => [
  phrase((isLinked ? link : target)(system.name, systemAnchor(system.id)), ' ', quiet(system.id)),
  system.importance,
  system.capacity,
  system.raw,
  system.census,
  system.morale,
  system.productivity,
  utilizedCell(system, utilized),
  outputCell(system),
  system.intel,
  system.missedGrowth,
  ...(yearEnd === undefined ? [] : [growthCell(system)]),
  remarksCell(system, remarks?.get(system.id) ?? []),
];

const totalsOf = (systems: readonly StarSystem[], { yearEnd }: Look): readonly Cell[] => [
  'In all',
  '',
  '',
  '',
  sumOf(systems, ({ census }) => census),
  '',
  sumOf(systems, ({ productivity }) => productivity),
  sumOf(systems, ({ utilized }) => utilized),
  sumOf(systems, systemIncomeOf),
  sumOf(systems, ({ intel }) => intel),
  '',
  ...(yearEnd === undefined ? [] : ['']),
  '',
];

/** The systems of an owner, with all their values and their output. */
export const coloniesTable = (systems: readonly StarSystem[], look: Look = {}): Block => ({
  kind: 'table',
  caption: captionOf('Systems', look.owner),
  columns: [
    ...FIGURES,
    ...(look.yearEnd === undefined ? [] : [growthColumn(look.yearEnd)]),
    REMARKS,
  ],
  rows: systems.map((system) => row(system, look)),
  footer: totalsOf(systems, look),
  empty: 'No system belongs to this empire.',
});

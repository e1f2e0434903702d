import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import type { Block, Cell } from '#report/document/document';
import { formatNumber } from '#kernel/words/format-number';
import { explained, phrase, strong } from '#report/document/inline';
import { nextYearEnd } from '#rules/calendar/is-year-end';
import { systemIncomeOf } from '#rules/economy/system-income-of';
import { requirementByEvents } from '#rules/random-events/running-events';
import { advanceChancesOf } from '#rules/tech/advance-chances';
import { eventsOfType, type ReportContext } from './context.ts';
import { ownSystemsOf } from './own-systems.ts';
import { researchText } from './research-text.ts';

const SURE = 100;
const HALF = 2;

type Odds = Readonly<{ pool: number; income: number }>;

/** The pool beyond what is needed counts half. */
function chanceLedger(amount: number, place: number, { pool, income }: Odds): Ledger {
  const [share, against] =
    place === 0 ? [pool, income] : [Math.min(pool - income, income), HALF * income];
  const label = `${String(SURE)} × ${String(share)} ÷ ${String(against)}, rounded down`;
  return [{ label, cite: cite(place === 0 ? 'TECH-2' : 'TECH-3'), amount }];
}

/** What the pool would give if it were checked now. */
function chanceCell(odds: Odds): Cell {
  const chances = advanceChancesOf(odds.pool, odds.income);
  if (chances.length === 0) return 'none';
  return chances.flatMap((one, place) => {
    const head = place === 0 ? [] : phrase(', then ');
    if (one === SURE) return [...head, ...phrase('sure')];
    const title = 'Chance of an advance';
    return [...head, explained(title, chanceLedger(one, place, odds)), ...phrase('%')];
  });
}

const CAME_IN = {
  TechInvested: 'Invested',
  TechGained: 'Found out',
  UnitScuttled: 'Scuttled',
  UnitReverseEngineered: 'Reverse engineered',
} as const;

/** What the pool held before this report, and what came in since. */
function poolCell(pool: number, { seen }: ReportContext): Cell {
  const lines = (type: keyof typeof CAME_IN): Ledger =>
    eventsOfType(seen, type)
      .filter((event) => !('advanced' in event && event.advanced))
      .map(({ cite: rule, points }) => ({ label: CAME_IN[type], cite: rule, amount: points }));
  const invested = [
    ...lines('TechInvested'),
    ...lines('TechGained'),
    ...lines('UnitScuttled'),
    ...lines('UnitReverseEngineered'),
  ];
  const isChecked = seen.some(({ type }) => type === 'TechChecked');
  if (isChecked || invested.length === 0) return pool;
  const before = pool - ledgerTotal(invested);
  return [
    explained('Pool', [{ label: 'Before', cite: cite('TECH-1'), amount: before }, ...invested]),
  ];
}

/** A figure of each own system, as one that they make together. */
const bySystem = (
  title: string,
  systems: ReturnType<typeof ownSystemsOf>,
  figureOf: (system: ReturnType<typeof ownSystemsOf>[number]) => number,
): Cell => {
  const lines = systems.map((system) => {
    return { label: system.name, cite: cite('TECH-1'), amount: figureOf(system) };
  });
  return [
    explained(
      title,
      lines.filter(({ amount }) => amount !== 0),
    ),
  ];
};

/** What the pool is checked against: the system income, with what random events change of it. @rule TECH-2 @rule OPT-13 */
function needsCell(systems: ReturnType<typeof ownSystemsOf>, needed: number): Cell {
  const lines = systems.map((system) => {
    return { label: system.name, cite: cite('ECO-1'), amount: systemIncomeOf(system) };
  });
  const byEvents = needed - ledgerTotal(lines);
  const event = { label: 'Random events of this year', cite: cite('OPT-13'), amount: byEvents };
  return [
    explained(
      'System income',
      [...lines, event].filter(({ amount }) => amount !== 0),
    ),
  ];
}

/** What is saved for the yearly check, what it would give now, and what it can unlock. @rule TECH-2 @rule TECH-4 @rule OPT-20 */
export function researchBlocks(context: ReportContext): readonly Block[] {
  const { view } = context;
  const systems = ownSystemsOf(view);
  const { era, techPool, advancesInHand } = view.empire;
  const own = sumOf(systems, systemIncomeOf);
  const income = requirementByEvents(own, view.events ?? [], nextYearEnd(view.turn));
  return [
    {
      kind: 'table',
      caption: 'Research',
      columns: [
        { label: 'Era', align: 'end' },
        { label: 'Pool', align: 'end' },
        {
          label: 'System income, which it is checked against',
          abbreviation: 'Needs',
          align: 'end',
        },
        { label: 'Current chance of an advance', abbreviation: 'Chance', align: 'start' },
        { label: 'Next check in turn', abbreviation: 'Check', align: 'end' },
        { label: 'Most that can be invested this turn', abbreviation: 'Invest', align: 'end' },
        { label: 'Unused advances', abbreviation: 'Unused', align: 'end' },
      ],
      rows: [
        [
          phrase(strong(formatNumber(era))),
          poolCell(techPool, context),
          needsCell(systems, income),
          chanceCell({ pool: techPool, income }),
          nextYearEnd(view.turn),
          bySystem('Most that can be invested', systems, ({ utilized }) => utilized),
          advancesInHand,
        ],
      ],
      empty: '',
    },
    { kind: 'paragraph', text: researchText(view) },
  ];
}

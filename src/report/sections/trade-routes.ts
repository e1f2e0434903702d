import { valuesById } from '#kernel/collections/tables';
import { type Ledger, ledgerTotal } from '#kernel/reasons/ledger';
import { sumOf } from '#kernel/numbers/sum';
import { commerceOf, STRATEGIC_RESOURCE } from '#rules/economy/commerce-of';
import { systemOfUnit } from '#rules/economy/system-of-unit';
import type { SystemId } from '#model/campaign/ids';
import type { Unit } from '#model/forces/unit';
import type { Block, Cell } from '#report/document/document';
import { explained, phrase, quiet, status, strong } from '#report/document/inline';
import { unitMarks } from './unit-marks.ts';
import { ROUTE_BARS } from '#report/sentences/trade-sentences';
import { eventsOfType, type ReportContext } from './context.ts';

/** What the route in a system brought with the last income. */
function earnedAt(system: SystemId, { seen, names }: ReportContext): Ledger {
  const name = names.system(system);
  const built = { posts: 1, bases: 1 };
  const all = { anomalies: [STRATEGIC_RESOURCE], offMapLanes: 1, offMapTrade: null };
  const market = { id: system, name, utilized: 0, ...all, ...built };
  const labels = new Set(commerceOf([market], []).map(({ label }) => label));
  const commerce = eventsOfType(seen, 'IncomePaid').at(-1)?.commerce ?? [];
  return commerce.filter(({ label }) => labels.has(label));
}

function earnedCell(system: SystemId, context: ReportContext): Cell {
  const lines = earnedAt(system, context);
  const title = `Trade route at ${context.names.system(system)}`;
  return ledgerTotal(lines) === 0 ? '–' : [explained(title, lines)];
}

const totalsOf = (systems: ReadonlySet<SystemId>, context: ReportContext): readonly Cell[] => [
  'In all',
  '',
  sumOf([...systems], (system) => ledgerTotal(earnedAt(system, context))),
  '',
];

function stateCell(system: SystemId, isSecond: boolean, { seen, names }: ReportContext): Cell {
  const bar = eventsOfType(seen, 'RouteInterrupted').findLast((one) => one.system === system);
  if (bar !== undefined) {
    const where = bar.at === null ? '' : ` at ${names.system(bar.at)}`;
    return [status('warning', `interrupted: ${ROUTE_BARS[bar.because]}${where}`)];
  }
  return isSecond ? [status('warning', 'another convoy of yours earns here')] : 'open';
}

/** Convoys that trade: where, what that earns, and what bars it. @rule MOV-6 @rule ECO-2 */
export function tradeRoutesTable(context: ReportContext): readonly Block[] {
  const { view, names } = context;
  const seen = new Set<SystemId>();
  const rows = valuesById(view.units).flatMap((unit: Unit): readonly (readonly Cell[])[] => {
    const system = unit.trading ? systemOfUnit(unit, view) : null;
    if (system === null) return [];
    const isSecond = seen.has(system);
    seen.add(system);
    return [
      [
        phrase(strong(names.system(system))),
        phrase(names.design(unit.design), ' ', quiet(unitMarks([unit]))),
        isSecond ? '–' : earnedCell(system, context),
        stateCell(system, isSecond, context),
      ],
    ];
  });
  if (rows.length === 0) return [];
  return [
    {
      kind: 'table',
      caption: 'Trade routes',
      columns: [
        { label: 'At', align: 'start', namesRow: true },
        { label: 'Convoy', align: 'start' },
        { label: 'Earned', align: 'end' },
        { label: 'State', align: 'start', width: 1 },
      ],
      rows,
      ...(rows.length > 1 && { footer: totalsOf(seen, context) }),
      empty: '',
    },
  ];
}

import type { Figures } from '#app/usecases/desk/read-figures';
import type { Chart } from '#report/document/chart';
import type { DataTable } from '#http/tables/data-table';
import { TEXTS } from './texts.ts';

type Turn = Figures['turns'][number];
type Stock = Turn['stock'][number];
type Flow = Turn['flow'][number];

/** The value of one empire in one turn; null: none is known. */
type Measure = Readonly<{ label: string; unit: string }> &
  (
    | Readonly<{ stock: (figures: Stock) => number }>
    | Readonly<{ flow: (flow: Flow) => number | null }>
  );

/** What is drawn by turn and empire. */
const MEASURES = {
  income: { label: TEXTS.income, unit: TEXTS.ep, flow: ({ income }: Flow) => income },
  census: { label: TEXTS.census, unit: TEXTS.number, stock: ({ census }: Stock) => census },
  systems: { label: TEXTS.systems, unit: TEXTS.number, stock: ({ systems }: Stock) => systems },
  worth: { label: TEXTS.worth, unit: TEXTS.ep, stock: ({ worth }: Stock) => worth },
  ships: { label: TEXTS.ships, unit: TEXTS.number, stock: ({ ships }: Stock) => ships },
  classes: { label: TEXTS.classes, unit: TEXTS.number, stock: ({ classes }: Stock) => classes },
  lost: { label: TEXTS.lost, unit: TEXTS.ep, flow: ({ lost }: Flow) => lost },
} as const satisfies Readonly<Record<string, Measure>>;
export type MeasureName = keyof typeof MEASURES;
// The keys of this very table.
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly MeasureName[];

function valueOf(measure: Measure, { stock, flow }: Turn, empire: string): number | null {
  if ('stock' in measure) {
    const found = stock.find((one) => one.empire === empire);
    return found === undefined ? null : measure.stock(found);
  }
  const found = flow.find((one) => one.empire === empire);
  return found === undefined ? null : measure.flow(found);
}

/** A measure as a chart. */
export function chartOf({ empires, turns }: Figures, name: MeasureName): Chart {
  const measure: Measure = MEASURES[name];
  return {
    title: measure.label,
    unit: measure.unit,
    turns: turns.map(({ turn }) => turn),
    series: empires.map(({ id, name: empire }) => ({
      id,
      name: empire,
      values: turns.map((turn) => valueOf(measure, turn, id)),
    })),
  };
}

/** The same as a table: a row for each turn, a column for each empire. */
export function measureTable({ empires, turns }: Figures, name: MeasureName): DataTable {
  const measure: Measure = MEASURES[name];
  return {
    name,
    caption: measure.label,
    columns: [
      { key: 'turn', label: TEXTS.turn, kind: 'number' },
      ...empires.map(({ id, name: label }) => ({ key: id, label, kind: 'number' as const })),
    ],
    rows: turns.map((turn) => ({
      values: Object.fromEntries([
        ['turn', turn.turn] as const,
        ...empires.map(({ id }) => [id, valueOf(measure, turn, id) ?? ''] as const),
      ]),
    })),
    empty: TEXTS.noTurns,
  };
}

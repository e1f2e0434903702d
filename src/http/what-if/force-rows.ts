import type { DesignId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import { TEXTS } from './texts.ts';
import type { ForceRow } from './what-if-world.ts';

type DesignOf = (id: DesignId) => UnitDesign | undefined;

/** Rows and what was left out, of units that are truly known. */
export type RowsOfUnits = Readonly<{ rows: readonly ForceRow[]; assumed: readonly string[] }>;

function rowOf(unit: Unit, design: UnitDesign): ForceRow {
  return {
    class: design.id,
    kind: design.kind,
    count: 1,
    crippled: unit.condition === 'crippled',
    reserve: unit.status === 'reserve',
    levels: unit.outOfSupply,
    ordnance: unit.ordnance.join(' '),
    unconverted: unit.unconverted,
  };
}

/** Rows of the same units as one. */
export function rowsTogether(rows: readonly ForceRow[]): readonly ForceRow[] {
  const all = new Map<string, ForceRow>();
  for (const row of rows) {
    const key = JSON.stringify({ ...row, count: 0 });
    const count = (all.get(key)?.count ?? 0) + row.count;
    all.set(key, { ...row, count });
  }
  return [...all.values()];
}

const leftOut = (count: number, why: string): readonly string[] =>
  count === 0 ? [] : [TEXTS.unitsLeftOut(count, why)];

/** Own units as rows; those that fight in no battle in space are left out, and it is said. */
export function rowsOfUnits(units: readonly Unit[], designOf: DesignOf): RowsOfUnits {
  const known = units.flatMap((unit) => {
    const design = designOf(unit.design);
    return design === undefined || design.kind === 'ground' ? [] : [{ unit, design }];
  });
  const awake = known.filter(({ unit }) => unit.status !== 'mothballed');
  return {
    rows: rowsTogether(awake.map(({ unit, design }) => rowOf(unit, design))),
    assumed: leftOut(known.length - awake.length, 'mothballed'),
  };
}

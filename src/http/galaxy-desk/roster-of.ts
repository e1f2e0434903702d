import type { UnitRecords } from '#app/figures/unit-records-of';
import type { DataRow, DataTable } from '#http/tables/data-table';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import type { GalaxyWorld } from './galaxy-world.ts';
import { battlesOfUnits, foughtCaption, lostCaption, lostUnits } from './roster-battles.ts';
import type { RosterLook } from './roster-look.ts';
import { unitsOfNow } from './roster-table.ts';
import { TEXTS } from './texts.ts';

const TABLES = { units: unitsOfNow, fought: battlesOfUnits, lost: lostUnits } as const;
const EMPTY = { units: TEXTS.noUnits, fought: TEXTS.noFought, lost: TEXTS.noLost } as const;
/** What begins the names of its files. */
const NAMES = { units: 'roster', fought: 'battles-of-units', lost: 'lost-units' } as const;

const SEARCHED = ['unit', 'class', 'fleet', 'place'] as const;

const hasText = ({ values }: DataRow, text: string): boolean =>
  text === '' ||
  SEARCHED.some((key) =>
    String(values[key] ?? '')
      .toLowerCase()
      .includes(text.toLowerCase()),
  );

/** By the column that a look names; otherwise as the table has them. */
function sorted(
  { columns, rows }: Pick<DataTable, 'columns' | 'rows'>,
  { sort, down }: RosterLook,
): readonly DataRow[] {
  const column = columns.find(({ key }) => key === sort);
  if (column === undefined) return rows;
  const ordered = sortBy(rows, ({ values: a }, { values: b }) =>
    column.kind === 'number'
      ? Number(a[sort]) - Number(b[sort])
      : compareText(String(a[sort]), String(b[sort])),
  );
  return down ? ordered.toReversed() : ordered;
}

/** What the roster lists for a look at it: units, their battles, or those that were lost. */
export function rosterOf(world: GalaxyWorld, records: UnitRecords, look: RosterLook): DataTable {
  const { show } = look;
  const { columns, rows: all } = TABLES[show](world, records, look);
  const rows = sorted({ columns, rows: all.filter((row) => hasText(row, look.text)) }, look);
  const captions = {
    units: () => TEXTS.rosterCaption(rows.length, Object.keys(world.view.units).length),
    fought: () => foughtCaption(rows),
    lost: () => lostCaption(rows),
  };
  return { name: NAMES[show], caption: captions[show](), columns, rows, empty: EMPTY[show] };
}

import { writeCsv } from '#content/csv/write-csv';
import { CSV_COLUMNS, type CsvColumn, VALUE_COLUMNS, valuesIn } from './csv-columns.ts';
import type { DraftList, HouseUnit } from './house-list-schema.ts';

const said = (value: string | number | undefined): string =>
  value === undefined ? '' : String(value);

function cellsOf(unit: HouseUnit, { id, name }: DraftList): Readonly<Record<CsvColumn, string>> {
  const [points = '', per = ''] = unit.maintenance.split('/');
  const values = valuesIn(unit);
  const stats = Object.fromEntries(VALUE_COLUMNS.map((column) => [column, said(values[column])]));
  return {
    // Every column of a value is among these.
    ...(stats as Readonly<Record<(typeof VALUE_COLUMNS)[number], string>>),
    list: id,
    'list name': name,
    name: unit.name,
    kind: unit.kind,
    hull: unit.hull,
    era: said(unit.era),
    'in service': said(unit.inService),
    cost: said(unit.cost),
    maintenance: points,
    'per units': per,
    atmospheric: unit.kind === 'flight' ? (unit.atmospheric ? 'yes' : 'no') : '',
    abilities: unit.abilities.join(', '),
  };
}

/** A force list as a table for spreadsheets: a row for each unit below the names of the columns. */
export function csvOfList(list: DraftList): string {
  const rows = list.units.map((unit) => {
    const cells = cellsOf(unit, list);
    return CSV_COLUMNS.map((column) => cells[column]);
  });
  return writeCsv([CSV_COLUMNS, ...rows]);
}

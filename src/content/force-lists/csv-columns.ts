import type { HouseUnit } from './house-list-schema.ts';

/**
 * The columns of a force list as a table, one row for each unit. Maintenance has two: a spreadsheet would take `2/6` for a date.
 */
export const CSV_COLUMNS = [
  'list',
  'list name',
  'name',
  'kind',
  'hull',
  'era',
  'in service',
  'cost',
  'maintenance',
  'per units',
  'dv',
  'as',
  'af',
  'cv',
  'cr',
  'attrition',
  'attack',
  'defense',
  'die',
  'atmospheric',
  'abilities',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A table without these takes what the format fills in by itself. */
export const OPTIONAL_COLUMNS: readonly CsvColumn[] = [
  'list',
  'list name',
  'in service',
  'atmospheric',
  'abilities',
  'cv',
  'cr',
  'attrition',
  'attack',
  'defense',
  'die',
];

export const VALUE_COLUMNS = [
  ...(['dv', 'as', 'af', 'cv', 'cr', 'attrition', 'attack', 'defense', 'die'] as const),
] as const satisfies readonly CsvColumn[];

const DRAWN: Readonly<Record<string, CsvColumn>> = {
  inService: 'in service',
  id: 'list',
};

/** The column of a place in a unit: `values.dv` is in `dv`, `abilities[1]` in `abilities`; undefined: the whole row. */
export function columnOf(place: string): CsvColumn | undefined {
  const name = place.replace(/^values\./, '').replace(/[[.].*$/, '');
  return DRAWN[name] ?? CSV_COLUMNS.find((column) => column === name);
}

/** What a unit has in the columns that not all kinds have. */
export const valuesIn = ({ values }: HouseUnit): Readonly<Record<string, string | number>> =>
  values;

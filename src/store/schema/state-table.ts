import { invariant } from '#kernel/result/invariant';
import type { KeyOf, RowOf, TableName } from '#model/campaign/state';

export type Cell = string | number | null;
export type Cells = Readonly<Record<string, Cell>>;

type IsPlain<V> = [V] extends [string | number | null] ? true : false;

/** How a field is kept: as it is, as it is or left out, as 0 or 1, as JSON text, or as that or left out. The field's type decides. */
export type ColumnCode<V> = [V] extends [boolean]
  ? 'flag'
  : IsPlain<V> extends true
    ? 'plain'
    : [V] extends [string | number | undefined]
      ? 'optional'
      : undefined extends V
        ? 'optional-json'
        : 'json';
export type Columns<R> = Readonly<{ [F in keyof R & string]-?: ColumnCode<R[F]> }>;

/** How one table of the state and its SQL table match; the key column comes first. */
export type StateTable<T extends TableName> = Readonly<{
  table: T;
  columns: readonly string[];
  encode: (key: string, row: RowOf<T>) => readonly Cell[];
  decode: (cells: Cells) => RowOf<T>;
  keyOf: (cells: Cells) => KeyOf<T>;
}>;

type Spec<T extends TableName> = Readonly<{
  table: T;
  key: keyof RowOf<T> & string;
  columns: Columns<RowOf<T>>;
}>;

/** A table whose columns are the fields of its rows: leave a field out and the build fails. */
export function stateTable<T extends TableName>(spec: Spec<T>): StateTable<T> {
  const codes = Object.entries<string>(spec.columns);
  const columns = [spec.key, ...codes.map(([name]) => name).filter((name) => name !== spec.key)];
  const codeOf = new Map(codes);
  const coded = columns.map((name) => [name, codeOf.get(name)] as const);
  return {
    table: spec.table,
    columns,
    encode: (key, row) => {
      const fields = row as Readonly<Record<string, unknown>>;
      invariant(fields[spec.key] === key, 'STORE_KEY', { table: spec.table, key });
      return coded.map(([name, code]) => encodeCell(code, fields[name]));
    },
    decode: (cells) => {
      // Filled in one order, field by field: twice as fast as from entries, and it is the hot spot.
      const fields: Record<string, unknown> = {};
      for (const [name, code] of coded) {
        if (isOptional(code) && cells[name] === null) continue;
        fields[name] = decodeCell(code, cells[name]);
      }
      // The columns are the fields, each by its own code: `Spec` has held them together.
      return fields as RowOf<T>;
    },
    keyOf: (cells) => cells[spec.key] as KeyOf<T>,
  };
}

const isOptional = (code: string | undefined): boolean =>
  code === 'optional' || code === 'optional-json';

function encodeCell(code: string | undefined, value: unknown): Cell {
  if (isOptional(code) && value === undefined) return null;
  if (code === 'json' || code === 'optional-json') return JSON.stringify(value);
  if (code === 'flag') return value === true ? 1 : 0;
  const isPlain = value === null || typeof value === 'string' || typeof value === 'number';
  invariant(isPlain, 'STORE_CELL', typeof value);
  return value;
}

function decodeCell(code: string | undefined, cell: Cell | undefined): unknown {
  invariant(cell !== undefined, 'STORE_COLUMN_MISSING');
  if (code === 'json' || code === 'optional-json') return JSON.parse(String(cell));
  return code === 'flag' ? cell === 1 : cell;
}

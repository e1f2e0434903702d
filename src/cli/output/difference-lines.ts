import type { Json } from '#kernel/result/json';
import type { RowDifference, TableDifference } from '#app/compare/state-difference';
import type { ValueDifference } from '#app/compare/value-difference';
import type { Comparison } from '#app/usecases/verify/compare-versions';

type Names = Comparison['names'];
type At = Comparison['from'];

const SIGNS: Readonly<Record<RowDifference['change'], string>> = {
  added: '+',
  removed: '-',
  changed: '~',
};

/** An id with the name of what it is the id of; ids of knowledge are of two things. */
function named(id: string, names: Names): string {
  const name =
    names[id] ??
    (id.includes('/')
      ? id
          .split('/')
          .map((part) => names[part] ?? part)
          .join(', ')
      : id);
  return name === id || name === '' ? id : `${id} (${name})`;
}

function valueText(value: Json | undefined, names: Names): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value === '' ? '“”' : named(value, names);
  if (Array.isArray(value)) {
    return `[${value.map((item: Json) => valueText(item, names)).join(', ')}]`;
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([name, field]) => {
    return `${name}: ${valueText(field, names)}`;
  });
  return `{${fields.join(', ')}}`;
}

const pathText = (path: string, names: Names): string =>
  path
    .split('.')
    .map((step) => named(step, names))
    .join('.');

function changeLine({ path, before, after }: ValueDifference, names: Names): string {
  return `      ${pathText(path, names)}: ${valueText(before, names)} → ${valueText(after, names)}`;
}

const fieldText = ({ path, before, after }: ValueDifference, names: Names): string =>
  `${path}: ${valueText(before ?? after, names)}`;

function rowLines({ id, change, values }: RowDifference, names: Names): readonly string[] {
  const head = `  ${SIGNS[change]} ${named(id, names)}`;
  if (change === 'changed') return [head, ...values.map((value) => changeLine(value, names))];
  return [head, `      ${values.map((value) => fieldText(value, names)).join(', ')}`];
}

function countText(rows: readonly RowDifference[]): string {
  const kinds = ['added', 'removed', 'changed'] as const;
  return kinds
    .map((kind) => [rows.filter((row) => row.change === kind).length, kind] as const)
    .filter(([count]) => count > 0)
    .map(([count, kind]) => `${String(count)} ${kind}`)
    .join(', ');
}

/** One table of differences. */
export const tableLines = ({ table, rows }: TableDifference, names: Names): readonly string[] => [
  '',
  `${table}: ${countText(rows)}`,
  ...rows.flatMap((row) => rowLines(row, names)),
];

const atText = ({ version, turn, phase }: At): string =>
  `version ${String(version)} (turn ${String(turn)}, next is ${phase})`;

/** Two versions of a game side by side: `+` new, `-` gone, `~` different. */
export function differenceLines({ from, to, tables, names }: Comparison): readonly string[] {
  const head = `From ${atText(from)} to ${atText(to)}:`;
  if (tables.length === 0) return [head, 'The two versions have the same state.'];
  return [head, ...tables.flatMap((table) => tableLines(table, names))];
}

import { invariant } from '#kernel/result/invariant';
import type { SystemId } from '#model/campaign/ids';
import type { RowKind, RowOf, StandingRow } from './row.ts';

/** One value of a choice, with what it is called. */
export type Chosen<O> = Readonly<{ key: string; value: string | boolean; option: O }>;

/** The values that a row offers, in its order. */
export const offered = <O extends Readonly<{ value?: boolean }>>(
  options: Readonly<Record<string, O>>,
): readonly Chosen<O>[] =>
  // eslint-disable-next-line no-restricted-syntax -- A table of the source: its order is written there, and is never data.
  Object.entries(options).map(([key, option]) => ({ key, value: option.value ?? key, option }));

/** The option of a value. */
export function optionOf<O extends Readonly<{ value?: boolean }>>(
  options: Readonly<Record<string, O>>,
  value: string | boolean,
): Chosen<O> {
  const found = offered(options).find((one) => one.value === value);
  invariant(found !== undefined, 'NO_SUCH_OPTION', value);
  return found;
}

/** The value of a field of each kind. */
export type ValueOfKind = Readonly<{
  choice: string | boolean;
  phrase: string | boolean;
  number: number;
  roles: readonly string[];
  things: readonly string[];
  place: SystemId | null;
}>;
export type StandingValue = ValueOfKind[RowKind];

/** Does for a row what the table says of its kind. */
export function byKind<A extends readonly unknown[], T>(
  table: { readonly [K in RowKind]: (row: RowOf<K>, ...args: A) => T },
  row: StandingRow,
  ...args: A
): T {
  // The row is of the kind whose entry is taken.
  return table[row.kind](row as never, ...args);
}

/** The result of each kind of row for its value. */
export type ValueTable<A extends readonly unknown[], T> = {
  readonly [K in RowKind]: (row: RowOf<K>, value: ValueOfKind[K], ...args: A) => T;
};

/** Does for a row and the value of its field what the table says of its kind. */
export function withValue<A extends readonly unknown[], T>(
  table: ValueTable<A, T>,
  row: StandingRow,
  value: StandingValue,
  ...args: A
): T {
  // The row is of the kind whose entry is taken, and the value of its field is of that kind.
  return table[row.kind](row as never, value as never, ...args);
}

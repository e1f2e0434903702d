import { compareNumbers, compareText } from '#kernel/result/compare-text';

/** A flat table of rows by id. A lookup may find nothing: its type says `V | undefined`. */
export type ById<K extends string, V> = Readonly<Record<K, V>>;

/** What a writer changed in a table it owns: the contents of rows, or which rows there are. */
export type TablePart = 'rows' | 'keys';

type TableCache<K extends string, V> = {
  keysVersion: number;
  rowsVersion: number;
  keys?: readonly K[] | undefined;
  values?: readonly V[] | undefined;
  entries?: readonly (readonly [K, V])[] | undefined;
};

// Keyed by the table object itself, so a table that nobody holds any more takes its cache along.
const CACHES = new WeakMap<object, TableCache<string, unknown>>();

/** The ids of a table in the order of `compareIds`. */
export function keysById<K extends string, V>(table: ById<K, V>): readonly K[] {
  const cache = cacheOf(table);
  // Object.keys forgets the type of the keys.
  cache.keys ??= (Object.keys(table) as K[]).sort(compareIds);
  return cache.keys;
}

/** The rows of a table in the order of their ids. */
export function valuesById<K extends string, V>(table: ById<K, V>): readonly V[] {
  const cache = cacheOf(table);
  cache.values ??= keysById(table).map((key) => table[key]);
  return cache.values;
}

/** The ids with their rows, in the order of the ids. */
export function entriesById<K extends string, V>(table: ById<K, V>): readonly (readonly [K, V])[] {
  const cache = cacheOf(table);
  cache.entries ??= keysById(table).map((key) => [key, table[key]] as const);
  return cache.entries;
}

/** A copy of a table, for a new owner to write into; what is known of the order of its ids goes along. */
export function copyTable<K extends string, V>(table: ById<K, V>): Record<K, V> {
  const copy: Record<K, V> = { ...table };
  // The map holds tables of many types; what it holds for this table was made from this table.
  const known = CACHES.get(table) as TableCache<K, V> | undefined;
  if (known?.keys !== undefined) cacheOf<K, V>(copy).keys = known.keys;
  return copy;
}

/**
 * Tells that the owner of a table has written into it, so that readers see the change.
 * Changed rows keep the sorted ids; only new or removed ids cost a new sort.
 */
export function touchTable<K extends string, V>(table: ById<K, V>, part: TablePart): void {
  const cache = cacheOf(table);
  cache.rowsVersion += 1;
  cache.values = undefined;
  cache.entries = undefined;
  if (part === 'rows') return;
  cache.keysVersion += 1;
  cache.keys = undefined;
}

/** How often a part of a table was touched: equal versions of one table mean equal contents. */
export function tableVersion<K extends string, V>(table: ById<K, V>, part: TablePart): number {
  const cache = cacheOf(table);
  return part === 'keys' ? cache.keysVersion : cache.rowsVersion;
}

/**
 * Orders ids as people do: `human.u2` before `human.u10`. Runs of digits compare as numbers, all
 * else by code unit; different ids never compare equal.
 */
export function compareIds(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  let i = startOfDifference(a, b);
  let j = i;
  while (i < a.length && j < b.length) {
    const endA = endOfToken(a, i);
    const endB = endOfToken(b, j);
    const order = compareTokens(a.slice(i, endA), b.slice(j, endB));
    if (order !== 0) return order;
    i = endA;
    j = endB;
  }
  const order = compareNumbers(a.length - i, b.length - j);
  // Only leading zeros are left to differ.
  return order === 0 ? compareText(a, b) : order;
}

/** Where two ids begin to differ, moved back to the start of a run of digits cut in two. */
function startOfDifference(a: string, b: string): number {
  let index = 0;
  while (index < a.length && a.charCodeAt(index) === b.charCodeAt(index)) index += 1;
  while (index > 0 && isDigitAt(a, index - 1)) index -= 1;
  return index;
}

/** The end of the run of digits that starts here, or of the single code unit. */
function endOfToken(text: string, start: number): number {
  let end = start + 1;
  if (!isDigitAt(text, start)) return end;
  while (isDigitAt(text, end)) end += 1;
  return end;
}

function compareTokens(a: string, b: string): -1 | 0 | 1 {
  if (!isDigitAt(a, 0) || !isDigitAt(b, 0)) return compareText(a, b);
  const digitsA = withoutLeadingZeros(a);
  const digitsB = withoutLeadingZeros(b);
  const order = compareNumbers(digitsA.length, digitsB.length);
  return order === 0 ? compareText(digitsA, digitsB) : order;
}

function withoutLeadingZeros(digits: string): string {
  let start = 0;
  while (digits.charCodeAt(start) === 48) start += 1;
  return digits.slice(start);
}

function isDigitAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  return code >= 48 && code <= 57;
}

function cacheOf<K extends string, V>(table: ById<K, V>): TableCache<K, V> {
  // The map holds tables of many types; what it holds for this table was made from this table.
  const known = CACHES.get(table) as TableCache<K, V> | undefined;
  if (known !== undefined) return known;
  const fresh: TableCache<K, V> = { keysVersion: 0, rowsVersion: 0 };
  CACHES.set(table, fresh);
  return fresh;
}

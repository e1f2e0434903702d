import { compareText } from './compare-text.ts';
import { invariant } from './invariant.ts';

/** Texts of values that never change again, so that what is in several wholes is written once. */
export type KnownTexts = WeakMap<object, string>;

type Writing = Readonly<{
  known: KnownTexts | null;
  /** Keys in their order, by the keys as they came: rows of a table come alike. */
  orders: Map<string, readonly string[]>;
}>;

/** So many keys make a row, whose text is worth to be known; with more of them it is a table. */
const ROW = { least: 4, most: 40 } as const;

/**
 * The one JSON text of a value: keys in code-unit order, no blanks, so that equal data have equal
 * text. What JSON would drop or bend (undefined, functions, NaN, dates, maps) is an error.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value, { known: null, orders: new Map() });
}

/** The same with texts that are known already; whoever passes them vouches that nothing of what they are of changes. */
export function canonicalJsonWith(known: KnownTexts, value: unknown): string {
  return textOf(value, { known, orders: new Map() });
}

function textOf(value: unknown, writing: Writing): string {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  return Array.isArray(value) ? arrayText(value, writing) : objectText(value, writing);
}

function scalarText(value: unknown): string {
  if (typeof value === 'number') {
    invariant(Number.isFinite(value), 'JSON_NUMBER_NOT_FINITE', String(value));
  } else {
    const isScalar = value === null || typeof value === 'string' || typeof value === 'boolean';
    invariant(isScalar, 'JSON_NOT_DATA', typeof value);
  }
  return JSON.stringify(value);
}

function arrayText(items: readonly unknown[], writing: Writing): string {
  let text = '[';
  // By index, because iteration methods would step over the holes of a sparse array.
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) text += ',';
    text += textOf(items[index], writing);
  }
  return `${text}]`;
}

function objectText(value: object, writing: Writing): string {
  const before = writing.known?.get(value);
  if (before !== undefined) return before;
  const prototype: unknown = Object.getPrototypeOf(value);
  invariant(prototype === Object.prototype || prototype === null, 'JSON_NOT_PLAIN');
  // eslint-disable-next-line no-restricted-syntax -- put in order in the next line
  const keys = Object.keys(value);
  const fields = value as Readonly<Record<string, unknown>>;
  const pairs = inOrder(keys, writing).map(
    (key) => `${JSON.stringify(key)}:${textOf(fields[key], writing)}`,
  );
  const text = `{${pairs.join(',')}}`;
  if (keys.length >= ROW.least && keys.length <= ROW.most) writing.known?.set(value, text);
  return text;
}

function inOrder(keys: string[], { orders }: Writing): readonly string[] {
  if (keys.length > ROW.most) return keys.sort(compareText);
  const alike = keys.join('\n');
  const known = orders.get(alike);
  // Keys may hold whatever joins them.
  if (known?.length === keys.length && known.every((key) => keys.includes(key))) return known;
  const order = keys.sort(compareText);
  orders.set(alike, order);
  return order;
}

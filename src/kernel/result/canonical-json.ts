import { compareText } from './compare-text.ts';
import { invariant } from './invariant.ts';

/** Texts of values that never change again, so that what is in several wholes is written once. */
export type KnownTexts = WeakMap<object, string>;

/** Keys as they came, and their leads: each key in its order with what stands before its value. */
type Shape = Readonly<{
  keys: readonly string[];
  leads: readonly Readonly<{ key: string; lead: string }>[];
}>;

type Writing = Readonly<{
  known: KnownTexts | null;
  /** The shapes seen last, by their numbers of keys: rows of a table come alike. */
  shapes: Map<number, Shape[]>;
}>;

/** So many keys make a row, whose text is worth to be known; with more of them it is a table. */
const ROW = { least: 4, most: 40 } as const;
/** So many shapes of one size are kept; more are no rows of a table. */
const SHAPES = 8;

/** A text with one of these is not its own JSON between quotes. */

const ESCAPED = /["\\\u0000-\u001F\uD800-\uDFFF]/;

/**
 * The one JSON text of a value: keys in code-unit order, no blanks, so that equal data have equal
 * text. What JSON would drop or bend (undefined, functions, NaN, dates, maps) is an error.
 */
export function canonicalJson(value: unknown): string {
  return textOf(value, { known: null, shapes: new Map() });
}

/** The same with texts that are known already; whoever passes them vouches that nothing of what they are of changes. */
export function canonicalJsonWith(known: KnownTexts, value: unknown): string {
  return textOf(value, { known, shapes: new Map() });
}

/** Joined in one go: a text that grows piece by piece costs several times as much. */
function textOf(value: unknown, writing: Writing): string {
  const pieces: string[] = [];
  write(pieces, value, writing);
  return pieces.join('');
}

function write(pieces: string[], value: unknown, writing: Writing): void {
  if (typeof value !== 'object' || value === null) pieces.push(scalarText(value));
  else if (Array.isArray(value)) writeList(pieces, value, writing);
  else writeObject(pieces, value, writing);
}

const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

function scalarText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  const text = String(value);
  if (typeof value === 'number') invariant(Number.isFinite(value), 'JSON_NUMBER_NOT_FINITE', text);
  else invariant(value === null || typeof value === 'boolean', 'JSON_NOT_DATA', typeof value);
  return text;
}

function writeList(pieces: string[], items: readonly unknown[], writing: Writing): void {
  pieces.push('[');
  // By index, because iteration methods would step over the holes of a sparse array.
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) pieces.push(',');
    write(pieces, items[index], writing);
  }
  pieces.push(']');
}

function writeObject(pieces: string[], value: object, writing: Writing): void {
  const before = writing.known?.get(value);
  if (before !== undefined) {
    pieces.push(before);
    return;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  invariant(prototype === Object.prototype || prototype === null, 'JSON_NOT_PLAIN');
  // eslint-disable-next-line no-restricted-syntax -- put in order before they are written
  const keys = Object.keys(value);
  const shape = shapeOf(keys, writing);
  if (keys.length < ROW.least || keys.length > ROW.most) {
    writeFields(pieces, value, { shape, writing });
    return;
  }
  const own: string[] = [];
  writeFields(own, value, { shape, writing });
  const text = own.join('');
  writing.known?.set(value, text);
  pieces.push(text);
}

function writeFields(
  pieces: string[],
  value: object,
  { shape, writing }: Readonly<{ shape: Shape; writing: Writing }>,
): void {
  const fields = value as Readonly<Record<string, unknown>>;
  for (const { key, lead } of shape.leads) {
    pieces.push(lead);
    write(pieces, fields[key], writing);
  }
  pieces.push(shape.leads.length === 0 ? '{}' : '}');
}

function shapeOf(keys: readonly string[], { shapes }: Writing): Shape {
  if (keys.length > ROW.most) return newShape(keys);
  const alike = shapes.get(keys.length) ?? [];
  const known = alike.find((shape) => areSame(shape.keys, keys));
  if (known !== undefined) return known;
  const shape = newShape(keys);
  if (alike.length < SHAPES) shapes.set(keys.length, [...alike, shape]);
  return shape;
}

function newShape(keys: readonly string[]): Shape {
  const inOrder = [...keys].sort(compareText);
  const leads = inOrder.map((key, at) => {
    return { key, lead: `${at === 0 ? '{' : ','}${quoted(key)}:` };
  });
  return { keys, leads };
}

function areSame(some: readonly string[], others: readonly string[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

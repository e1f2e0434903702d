import { compareText } from './compare-text.ts';
import { invariant } from './invariant.ts';

/** Keys as they came, and their leads: each key in order with the text before its value. */
type Shape = Readonly<{
  keys: readonly string[];
  leads: readonly Readonly<{ key: string; lead: string }>[];
}>;

/** The shapes seen last, by their numbers of keys: rows of a table come alike. */
type Shapes = Map<number, Shape[]>;

/** With more keys it is a table, which shares its keys with nothing. */
const MOST_KEYS = 40;
/** The number of shapes of one size that are kept; more of them aren't rows of a table. */
const SHAPES = 8;

/** A text with one of these is not its own JSON between quotes. */

const ESCAPED = /["\\\u0000-\u001F\uD800-\uDFFF]/;

/**
 * The one JSON text of a value: keys in code-unit order, no blanks, so that equal data have equal
 * text. What JSON would drop or bend (undefined, functions, NaN, dates, maps) is an error.
 */
export function canonicalJson(value: unknown): string {
  // Joined in one go: a text that grows piece by piece costs several times as much.
  const pieces: string[] = [];
  write(pieces, value, new Map());
  return pieces.join('');
}

/** The fields of an object in the same form, without the braces; the keys come in their order. */
export function canonicalFields(keys: readonly string[], values: readonly unknown[]): string {
  const pieces: string[] = [];
  const shapes: Shapes = new Map();
  keys.forEach((key, at) => {
    pieces.push(leadOf(key, at === 0 ? '' : ','));
    write(pieces, values[at], shapes);
  });
  return pieces.join('');
}

function write(pieces: string[], value: unknown, shapes: Shapes): void {
  if (typeof value !== 'object' || value === null) pieces.push(scalarText(value));
  else if (Array.isArray(value)) writeList(pieces, value, shapes);
  else writeObject(pieces, value, shapes);
}

const quoted = (text: string): string => (ESCAPED.test(text) ? JSON.stringify(text) : `"${text}"`);

function scalarText(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  const text = String(value);
  if (typeof value === 'number') invariant(Number.isFinite(value), 'JSON_NUMBER_NOT_FINITE', text);
  else invariant(value === null || typeof value === 'boolean', 'JSON_NOT_DATA', typeof value);
  return text;
}

function writeList(pieces: string[], items: readonly unknown[], shapes: Shapes): void {
  pieces.push('[');
  // By index, because iteration methods would step over the holes of a sparse array.
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) pieces.push(',');
    write(pieces, items[index], shapes);
  }
  pieces.push(']');
}

function writeObject(pieces: string[], value: object, shapes: Shapes): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  invariant(prototype === Object.prototype || prototype === null, 'JSON_NOT_PLAIN');
  const fields = value as Readonly<Record<string, unknown>>;
  // eslint-disable-next-line no-restricted-syntax -- put in order before they are written
  const { leads } = shapeOf(Object.keys(value), shapes);
  for (const { key, lead } of leads) {
    pieces.push(lead);
    write(pieces, fields[key], shapes);
  }
  pieces.push(leads.length === 0 ? '{}' : '}');
}

function shapeOf(keys: readonly string[], shapes: Shapes): Shape {
  if (keys.length > MOST_KEYS) return newShape(keys);
  const alike = shapes.get(keys.length) ?? [];
  const known = alike.find((shape) => areSame(shape.keys, keys));
  if (known !== undefined) return known;
  const shape = newShape(keys);
  if (alike.length < SHAPES) shapes.set(keys.length, [...alike, shape]);
  return shape;
}

function newShape(keys: readonly string[]): Shape {
  const inOrder = [...keys].sort(compareText);
  const leads = inOrder.map((key, at) => ({ key, lead: leadOf(key, at === 0 ? '{' : ',') }));
  return { keys, leads };
}

const leadOf = (key: string, before: string): string => `${before}${quoted(key)}:`;

function areSame(some: readonly string[], others: readonly string[]): boolean {
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

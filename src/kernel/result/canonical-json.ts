import { compareText } from './compare-text.ts';
import { invariant } from './invariant.ts';

/**
 * The one JSON text of a value: keys in code-unit order, no blanks, so that equal data have equal
 * text. What JSON would drop or bend (undefined, functions, NaN, dates, maps) is an error.
 */
export function canonicalJson(value: unknown): string {
  const parts: string[] = [];
  write(value, parts);
  return parts.join('');
}

function write(value: unknown, parts: string[]): void {
  if (typeof value === 'object' && value !== null) {
    if (Array.isArray(value)) writeArray(value, parts);
    else writeObject(value, parts);
    return;
  }
  parts.push(scalarText(value));
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

function writeArray(items: readonly unknown[], parts: string[]): void {
  parts.push('[');
  // By index, because iteration methods would step over the holes of a sparse array.
  for (let index = 0; index < items.length; index += 1) {
    if (index > 0) parts.push(',');
    write(items[index], parts);
  }
  parts.push(']');
}

function writeObject(value: object, parts: string[]): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  invariant(prototype === Object.prototype || prototype === null, 'JSON_NOT_PLAIN');
  // eslint-disable-next-line no-restricted-syntax -- sorted in the next line: order is made here
  const entries: [string, unknown][] = Object.entries(value);
  entries.sort(([a], [b]) => compareText(a, b));
  let separator = '{';
  for (const [key, item] of entries) {
    parts.push(separator, JSON.stringify(key), ':');
    write(item, parts);
    separator = ',';
  }
  parts.push(entries.length === 0 ? '{}' : '}');
}

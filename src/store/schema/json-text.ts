import type { Brand } from '#kernel/brand/brand';

/** A value as JSON text in a column; the type remembers what is in it. */
export type JsonText<T> = Brand<string, 'JsonText'> & Readonly<{ of?: T }>;

/** The text of a value for a JSON column. */
export function jsonText<T>(value: T): JsonText<T> {
  // Only this function makes such texts, so what is in them is known.
  return JSON.stringify(value) as JsonText<T>;
}

/** The value in a JSON column. */
export function parseJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

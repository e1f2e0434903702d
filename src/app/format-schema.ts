import { FORMATS, type FormatName } from '#content/formats';
import { jsonSchemaOf } from '#content/json-schema-of';

/** The formats that have a schema, with their titles. */
export const FORMAT_TITLES: readonly (readonly [name: string, title: string])[] = Object.entries(
  FORMATS,
).map(([name, { title }]) => [name, title]);

const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

/** The JSON Schema of a kind of file; undefined: there is no such kind. */
export function formatSchema(name: string): unknown {
  return isFormat(name) ? jsonSchemaOf(name) : undefined;
}

import { FORMATS } from '#content/formats';
import type { FormatName } from '#content/format-titles';
import { jsonSchemaOf } from '#content/json-schema-of';

const isFormat = (name: string): name is FormatName => Object.hasOwn(FORMATS, name);

/** The JSON Schema of a kind of file; undefined: there is no such kind. */
export function formatSchema(name: string): unknown {
  return isFormat(name) ? jsonSchemaOf(name) : undefined;
}

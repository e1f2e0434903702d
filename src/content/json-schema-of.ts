import { z } from 'zod';
import type { FormatName } from './format-titles.ts';
import { FORMATS } from './formats.ts';

/** The JSON Schema of a format, of what may be written: names are checked further when a file is read. */
export function jsonSchemaOf(name: FormatName): unknown {
  const { title, schema } = FORMATS[name];
  return { title, ...z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) };
}

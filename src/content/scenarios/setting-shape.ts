import { z } from 'zod';
import { type Setting, type SettingTable, type ValuesOf, wordsOf } from '#model/settings/setting';

type Shape<T extends SettingTable> = {
  readonly [S in keyof T]: z.ZodDefault<z.ZodType<ValuesOf<T>[S], ValuesOf<T>[S]>>;
};

function schemaOf(setting: Setting): z.ZodType<string | number, string | number> {
  if (setting.kind === 'number') return z.int().min(setting.least).max(setting.most);
  return z.enum(wordsOf(setting));
}

/** Settings as a file gives them: each may be left out, and then it has its default. */
export function settingShapeOf<T extends SettingTable>(table: T): Shape<T> {
  const rows = Object.entries(table).map(
    ([name, row]) => [name, schemaOf(row).default(row.default)] as const,
  );
  // Each row gives a schema of its own values.
  return Object.fromEntries(rows) as unknown as Shape<T>;
}

type Chosen<S extends Readonly<Record<string, z.ZodDefault<z.ZodType>>>> = {
  readonly [K in keyof S]: z.ZodOptional<ReturnType<S[K]['unwrap']>>;
};

/** The same settings where each that is left out stays open, and has no value yet. */
export function openShapeOf<S extends Readonly<Record<string, z.ZodDefault<z.ZodType>>>>(
  shape: S,
): Chosen<S> {
  const rows = Object.entries(shape).map(([name, row]) => [name, row.unwrap().optional()] as const);
  // Each row gives the schema that it has without its default.
  return Object.fromEntries(rows) as unknown as Chosen<S>;
}

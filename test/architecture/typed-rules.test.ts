import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, test } from 'vitest';

/*
 * Rules that need types are checked by the native linter (oxlint.json), all others by eslint. None may be lost between them.
 */

/** Enums are banned, the only classes are two errors, `NonNullable<unknown>` means what it says, and brands are made by one type parameter. */
const LEFT_OUT = [
  'no-generated-empty-object-type',
  'no-unsafe-enum-assignment',
  'no-unsafe-class-instance-assignment',
  'no-unnecessary-type-parameters',
];

type Rule = Readonly<{ meta: { docs: { requiresTypeChecking?: boolean } } }>;
type Layer = Readonly<{ files: readonly string[]; rules: Readonly<Record<string, unknown>> }>;

const plugin = tseslint.plugin as unknown as Readonly<{ rules: Readonly<Record<string, Rule>> }>;
const known = new Map(Object.entries(plugin.rules));
const strict = tseslint.configs.strictTypeChecked.flatMap(({ rules = {} }) => Object.keys(rules));
const typed = strict.flatMap((name) => {
  const short = name.replace('@typescript-eslint/', '');
  return known.get(short)?.meta.docs.requiresTypeChecking === true ? [short] : [];
});
const { overrides } = JSON.parse(
  readFileSync(new URL('oxlint.json', import.meta.url), 'utf8'),
) as Readonly<{ overrides: readonly Layer[] }>;
const [everywhere, sources] = overrides;

test('every strict rule that needs types is checked, or is left out for a reason', () => {
  expect(typed.length).toBeGreaterThan(35);
  const checked = Object.keys(everywhere!.rules).map((name) => name.replace('typescript/', ''));
  expect(typed.filter((name) => !checked.includes(name))).toEqual(
    typed.filter((name) => LEFT_OUT.includes(name)),
  );
  expect(everywhere!.files).toEqual(['**/*.ts']);
  expect(Object.values(everywhere!.rules).flat()).not.toContain('off');
});

test('in the program itself, conditions are booleans', () => {
  expect(sources!.files).toEqual(['**/src/**/*.ts']);
  expect(Object.keys(sources!.rules)).toEqual(['typescript/strict-boolean-expressions']);
});

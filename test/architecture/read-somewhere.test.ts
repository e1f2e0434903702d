import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { STANDING_ROWS } from '#model/forces/standing-orders';
import { GALAXY_SETTINGS } from '#model/settings/galaxy-settings';
import { SETTINGS } from '#model/settings/rule-set';
import { type Setting, wordsOf } from '#model/settings/setting';

/** Where something can depend on a setting or standing order. Tables, forms and texts know each of them without being told. */
const ACTING = ['rules', 'engine', 'legality', 'fog', 'app', 'ai', 'content'];

const source = ACTING.flatMap((layer) =>
  readdirSync(`src/${layer}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(`src/${layer}/${name}`, 'utf8')),
).join('\n');

const unread = (names: readonly string[]): readonly string[] =>
  names.filter((name) => !new RegExp(`(?:\\.|[{,]\\s*)${name}\\b`).test(source));

/** A setting that leaves no choice yet (docs/rules/not-yet.md) has nothing to tell. */
const leavesChoice = (setting: Setting): boolean =>
  setting.kind === 'number' || wordsOf(setting).length > 1;

test('every setting is read where something depends on it', () => {
  const settings = Object.entries<Setting>({ ...SETTINGS, ...GALAXY_SETTINGS });
  const names = settings.flatMap(([name, setting]) => (leavesChoice(setting) ? [name] : []));
  expect(names.length).toBeGreaterThan(50);
  expect(unread(names)).toEqual([]);
});

test('every standing order is read where something depends on it', () => {
  expect(unread(Object.keys(STANDING_ROWS))).toEqual([]);
});

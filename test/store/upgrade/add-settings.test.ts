import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { expect, test } from 'vitest';
import { addSettings } from '#migrations/add-settings';
import { MIGRATIONS } from '#migrations/list';
import { laterIn } from '#model/settings/setting';
import { DEFAULT_RULE_SET, SETTINGS } from '#model/settings/rule-set';
import { addSettingsStep } from '#store/schema/upgrades/add-settings-step';
import { openOld, seatsOf } from './old-database.ts';

const NEW = { pirates: 'off', tolls: 3 };

test('a migration that brings settings completes the rules of campaigns and leaves what is there', async () => {
  const sqlite = new Database(':memory:');
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) });
  sqlite.exec(`create table "campaigns" ("id" text, "rules" text)`);
  sqlite.exec(`insert into "campaigns" values ('a', '{"fog":"full"}'), ('b', '{"tolls":7}')`);
  await addSettings(NEW).up(db);
  const rows = sqlite.prepare('select rules from campaigns order by id').all() as {
    rules: string;
  }[];
  expect(rows.map(({ rules }) => JSON.parse(rules) as unknown)).toEqual([
    { fog: 'full', pirates: 'off', tolls: 3 },
    { tolls: 7, pirates: 'off' },
  ]);
  await db.destroy();
});

test('kept views get the same settings, and states stay as they are', () => {
  const step = addSettingsStep(NEW);
  const view = { turn: 3, rules: { fog: 'full', tolls: 7 } };
  expect(step.view(view)).toEqual({ turn: 3, rules: { fog: 'full', pirates: 'off', tolls: 7 } });
  expect(step.state({ turn: 3 })).toEqual({ turn: 3 });
  expect(step.seen([])).toEqual([]);
});

test('a migration that brings settings gives what the table says of older campaigns', () => {
  for (const [name, { settings }] of Object.entries(MIGRATIONS)) {
    for (const [setting, value] of Object.entries(settings ?? {})) {
      const row = Object.entries(SETTINGS).find(([one]) => one === setting)?.[1];
      expect([row?.since, row?.before ?? row?.default]).toEqual([name, value]);
    }
  }
});

test('a campaign of 0.1.0 got every later setting as the table says, and has all others', async () => {
  const old = await openOld();
  const { actor } = await seatsOf(old, 'first-contact');
  const { rules } = (await old.read((reader) => reader.campaign(actor.campaign)))!;
  expect(rules).toMatchObject(laterIn(SETTINGS));
  expect(new Set(Object.keys(rules))).toEqual(new Set(Object.keys(DEFAULT_RULE_SET)));
});

/** The names of the rules that the code of 0.1.0 wrote, from the copy that is kept of its database. */
function rulesThen(folder: string): readonly string[] {
  const copy = readdirSync(folder).find((name) => name.includes('before-migration')) ?? '';
  const db = new Database(join(folder, copy), { readonly: true });
  const [row] = db.prepare('select rules from campaigns').all() as { rules: string }[];
  db.close();
  return Object.keys(JSON.parse(row?.rules ?? '{}') as object);
}

test('a setting says which migration brought it exactly when 0.1.0 did not have it', async () => {
  const then = new Set(rulesThen((await openOld()).folder));
  const rows = Object.entries(SETTINGS);
  const unsaid = rows.filter(([name, { since }]) => then.has(name) === (since !== undefined));
  expect(unsaid.map(([name]) => name)).toEqual([]);
});

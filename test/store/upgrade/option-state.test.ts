import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { stateHashOf } from '#app/run/phase/state-hash';
import { useCasesOf } from '#app/use-cases';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { hashOf } from '#kernel/result/hash';
import type { Json, JsonObject } from '#kernel/result/json';
import { TABLE_NAMES } from '#model/campaign/state';
import { openStore } from '#store/open-store';
import { campaignOf } from '#test/support/campaign';
import { done } from '#test/support/desk';
import { livedIn } from '#test/support/lived-in';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';
import { folderForTest } from '#test/support/temp-folder';

/** The rules and the state of a campaign as versions with tables for optional rules kept them. */
const olderRules = (rules: object) => ({ ...rules, options: [] });
const olderState = (state: object) => ({ ...state, optionState: {} });

test('a state hashes as it did with an empty table of optional rules', () => {
  const state = campaignOf({});
  const hashes = TABLE_NAMES.map((name) => [name, hashOf(state[name])]);
  const recorded = hashOf([state.turn, state.phase, [...hashes, ['optionState', hashOf({})]]]);
  expect(stateHashOf(state)).toBe(recorded);
});

const SCHEMA = `create table "optionState" (
  "campaign" text not null references "campaigns" ("id"), "id" text not null, "value" text not null,
  primary key ("campaign", "id")) strict, without rowid`;

/** Turns a database of today into one from before migration 0015. */
function makeOlder(file: string): void {
  const db = new Database(file);
  db.exec(`${SCHEMA}; delete from kysely_migration where name >= '0015'`);
  // Of migration 0016.
  db.exec('alter table "empires" drop column "fellIn"');
  // Of migration 0018.
  db.exec('alter table "knownSystems" drop column "reports"');
  // Of migrations 0019 and 0017.
  db.exec('alter table "relations" drop column "dealings"');
  db.exec('alter table "empires" drop column "surpriseAttack"');
  db.exec('alter table "relations" drop column "tensions"');
  // Of migrations 0021 and 0020.
  db.exec('alter table "deskSettings" drop column "silent"');
  db.exec('alter table "relations" drop column "heard"');
  for (const table of ['conversations', 'letters', 'letterMarks', 'mutes', 'notices'])
    db.exec(`drop table "${table}"`);
  // Of migration 0029.
  db.exec('alter table "empires" drop column "nonAligned"');
  db.exec('alter table "relations" drop column "attitude"');
  // Of migration 0032.
  db.exec('alter table "deskSettings" drop column "standings"');
  // Of migration 0037.
  db.exec('alter table "questions" drop column "next"');
  // Of migration 0036.
  db.exec('drop index "publicationsByEmpire"');
  // Of migrations 0023 to 0032.
  const younger = ['proposals', 'votes', 'setupVersions', 'setupSeats', 'setups'];
  for (const table of [
    ...younger,
    'listVersions',
    'guides',
    'standIns',
    'machineTurns',
    'houseRules',
    'tutorials',
  ])
    db.exec(`drop table "${table}"`);
  db.exec(`update "campaigns" set "rules" = json_insert("rules", '$.options', json('[]'))`);
  const packed = (value: unknown) => gzipSync(JSON.stringify(value));
  const unpacked = (bytes: Buffer) => JSON.parse(gunzipSync(bytes).toString('utf8')) as JsonObject;
  const kept = db.prepare('select version, state from checkpoints').all() as {
    version: number;
    state: Buffer;
  }[];
  for (const { version, state } of kept) {
    const older = packed(olderState(unpacked(state)));
    db.prepare('update checkpoints set format = 4, state = ? where version = ?').run(
      ...[older, version],
    );
  }
  const issued = db.prepare('select turn, edition, empire, view, seen from publications').all();
  for (const row of issued as (Record<'view' | 'seen', Buffer> & Record<string, Json>)[]) {
    const view = unpacked(row.view);
    const older = { view: { ...view, rules: olderRules(view['rules'] as object) } };
    const hash = hashOf({ ...older, seen: unpacked(row.seen) });
    db.prepare(
      'update publications set format = 4, view = ?, hash = ? where turn = ? and edition = ? and empire = ?',
    ).run(packed(older.view), hash, row['turn'], row['edition'], row['empire']);
  }
  db.close();
}

test('a database with tables for optional rules loses them, and still verifies', async () => {
  const file = join(folderForTest(), 'farlane.db');
  const first = await openStore(file);
  const { moderator: actor } = await livedIn(first.store);
  await first.close();
  makeOlder(file);
  const { store, close } = await openStore(file);
  onTestFinished(close);
  const use = useCasesOf(testPorts(store));
  expect(done(await use.verifyCampaign({ actor }))).toMatchObject({ faults: [], sound: true });
  const { text } = done(await use.exportCampaign({ actor }));
  expect(text).not.toMatch(/"optionState"|"options"/);
});

type File = Parameters<typeof formatCampaignFile>[0] &
  Readonly<{
    rules: object;
    state: object;
    checkpoints: { state: object }[];
    publications: { view: { rules: object }; seen: object[]; hash: string }[];
  }>;

test('a campaign file with tables for optional rules is read, and comes out without them', async () => {
  const { use, moderator: actor } = await livedIn();
  const file = JSON.parse(done(await use.exportCampaign({ actor })).text) as File;
  const older = {
    ...file,
    rules: olderRules(file.rules),
    state: olderState(file.state),
    checkpoints: file.checkpoints.map((one) => ({ ...one, state: olderState(one.state) })),
    publications: file.publications.map((one) => {
      const view = { ...one.view, rules: olderRules(one.view.rules) };
      return { ...one, view, hash: hashOf({ view, seen: one.seen }) };
    }),
  };
  const other = useCasesOf(testPorts(memoryStore()));
  const { slug } = done(await other.importCampaign({ text: formatCampaignFile(older, 'older') }));
  const there = done(await other.actAsModerator({ slug }));
  expect(done(await other.verifyCampaign({ actor: there }))).toMatchObject({ faults: [] });
  const { text } = done(await other.exportCampaign({ actor: there }));
  expect(text).not.toMatch(/"optionState"|"options"/);
});

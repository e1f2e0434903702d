import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '#store/open-store';
import { openDatabase } from '#store/schema/dialect';
import { storeOver } from '#store/store-over';
import { campaignRow } from '#test/conformance/store.fixtures';
import { runOrderStoreSuite } from '#test/conformance/order-store.suite';
import { runPeopleSuite } from '#test/conformance/people.suite';
import { runSetupStoreSuite } from '#test/conformance/setup-store.suite';
import { runStoreSuite } from '#test/conformance/store.suite';
import { deskOf, done } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();
let files = 0;
const file = (): string => {
  files += 1;
  return join(folder, `${String(files)}.sqlite`);
};

runStoreSuite('memory', async () => memoryStore());
runStoreSuite('SQLite', async () => (await openStore(':memory:')).store);
runPeopleSuite('memory', async () => memoryStore());
runPeopleSuite('SQLite', async () => (await openStore(':memory:')).store);
runSetupStoreSuite('memory', async () => memoryStore());
runSetupStoreSuite('SQLite', async () => (await openStore(':memory:')).store);
runOrderStoreSuite('memory', async () => memoryStore());
runOrderStoreSuite('SQLite', async () => (await openStore(':memory:')).store);

const born = { put: 'campaign', campaign: campaignRow() } as const;
const commit = { campaign: campaignRow().id, revision: 0, changes: [born] };

test('what was committed is there when the file is opened again, and the file is sound', async () => {
  const name = file();
  const first = await openStore(name);
  await first.store.commit(commit);
  await first.close();
  const second = await openStore(name);
  expect(await second.store.read((reader) => reader.campaigns())).toHaveLength(1);
  expect(await second.faults()).toEqual([]);
  await second.close();
});

test('a backup is a whole store of its own', async () => {
  const opened = await openStore(file());
  await opened.store.commit(commit);
  const copy = file();
  await opened.backup(copy);
  await opened.close();
  const restored = await openStore(copy);
  expect(await restored.store.read((reader) => reader.campaigns())).toHaveLength(1);
  await restored.close();
});

test('two processes on one file: the second writer with an old revision is stale', async () => {
  const name = file();
  const [one, two] = [await openStore(name), await openStore(name)];
  await one.store.commit(commit);
  const next = { ...commit, revision: 1 };
  const done = [await one.store.commit(next), await two.store.commit(next)];
  expect(done.map((result) => result.ok)).toEqual([true, false]);
  await one.close();
  await two.close();
});

test('a full disk is told as such, and nothing of the commit is kept', async () => {
  const name = file();
  const opened = await openStore(name);
  await opened.store.commit(commit);
  await opened.close();
  const db = openDatabase(name);
  const limited = storeOver(db);
  // A file that may not grow fails like one on a full disk.
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql.raw(`pragma max_page_count = ${String(rows[0]!.page_count)}`).execute(db);
  const big = campaignRow({ name: 'x'.repeat(2_000_000) });
  const change = { put: 'campaign', campaign: big } as const;
  const failed = limited.store.commit({ ...commit, revision: 1, changes: [change] });
  await expect(failed).rejects.toMatchObject({ name: 'StoreError', failure: 'full' });
  const row = await limited.store.read((reader) => reader.campaign(big.id));
  expect(row).toMatchObject({ name: campaignRow().name, revision: 1 });
  await limited.close();
});

test('a file of a newer program is refused, and not touched', async () => {
  const name = file();
  await (await openStore(name)).close();
  const raw = new Database(name);
  raw.exec(`insert into kysely_migration values ('9999-future', '2099-01-01')`);
  raw.close();
  await expect(openStore(name)).rejects.toMatchObject({ failure: 'too-new' });
});

test('a file that is no database is told as damaged', async () => {
  const name = file();
  writeFileSync(name, 'not a database at all, but long enough to look at '.repeat(40));
  await expect(openStore(name)).rejects.toMatchObject({ failure: 'damaged' });
});

test('no token and no session is in the file, only their hashes', async () => {
  const name = file();
  const opened = await openStore(name);
  const { use, tokens } = await deskOf({}, opened.store);
  const { session } = done(await use.signIn({ token: tokens.human }));
  await opened.close();
  const bytes = readFileSync(name);
  expect(bytes.includes('First Contact')).toBe(true);
  for (const hidden of [...Object.values(tokens), session]) {
    expect(bytes.includes(hidden)).toBe(false);
  }
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { beforeEach, expect, test } from 'vitest';
import { StoreError } from '#app/ports/store-error';
import { useCasesOf } from '#app/use-cases';
import { openStore } from '#store/open-store';
import { keeperOf } from '#store/keeping/keeper-of';
import { deskOf, done } from '#test/support/desk';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';

const root = folderForFile();

let folder = '';
let file = '';
let folders = 0;

/** A folder with one campaign in its database. */
beforeEach(async () => {
  folders += 1;
  folder = join(root, String(folders));
  mkdirSync(folder);
  file = join(folder, 'farlane.db');
  const { store, close } = await openStore(file);
  await deskOf({}, store);
  await close();
});

const namesAt = async (path: string): Promise<readonly string[]> => {
  const { store, close } = await openStore(path);
  const listed = done(await useCasesOf(testPorts(store)).listCampaigns());
  await close();
  return listed.map(({ slug }) => slug);
};

async function addCampaign(): Promise<void> {
  const { store, close } = await openStore(file);
  await deskOf({}, store);
  await close();
}

const backedUp = async (to?: string): Promise<string> => {
  const made = await keeperOf(file).backUp(to);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return made.value.file;
};
const unfinished = (): readonly string[] =>
  readdirSync(folder).filter((name) => name.includes('.part'));

test('a backup is made while the store is open, and is one file that holds everything', async () => {
  const open = await openStore(file);
  const made = await keeperOf(file).backUp(undefined);
  expect(made).toMatchObject({ ok: true, value: { campaigns: 1 } });
  await open.close();
  const path = made.ok ? made.value.file : '';
  expect(path).toMatch(/farlane-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/);
  expect(await namesAt(path)).toEqual(['first-contact']);
  expect(unfinished()).toEqual([]);
});

test('a backup never takes the place of a file; two in one second have two names', async () => {
  const names = [await backedUp(), await backedUp(), await backedUp(folder)];
  expect(new Set(names).size).toBe(3);
  const again = await keeperOf(file).backUp(names[0]);
  expect(again).toMatchObject({ ok: false, error: { failure: { trouble: 'exists' } } });
  const nowhere = await keeperOf(file).backUp(join(folder, 'no', 'such', 'folder.db'));
  expect(nowhere).toMatchObject({ ok: false, error: { kind: 'file' } });
  const nothing = await keeperOf(join(folder, 'none.db')).backUp(undefined);
  expect(nothing).toMatchObject({ ok: false, error: { kind: 'empty' } });
});

test('of a database that is damaged no backup is made that would look like one', async () => {
  writeFileSync(file, 'damaged '.repeat(1000));
  const failed = await keeperOf(file).backUp(undefined);
  expect(failed).toMatchObject({ ok: false, error: { kind: 'unsound', path: file } });
  expect(readdirSync(folder)).toEqual(['farlane.db']);
});

test('a restore brings back the day of the backup, keeps what was there, and can be taken back', async () => {
  const backup = await backedUp();
  await addCampaign();
  const keeper = keeperOf(file);
  const restored = await keeper.restore(backup);
  expect(restored).toMatchObject({ ok: true, value: { campaigns: 1 } });
  expect(await namesAt(file)).toEqual(['first-contact']);
  const aside = restored.ok ? restored.value.aside! : '';
  expect(existsSync(backup)).toBe(true);
  expect(await keeper.restore(aside)).toMatchObject({ ok: true, value: { campaigns: 2 } });
  expect(await namesAt(file)).toEqual(['first-contact', 'first-contact-2']);
  expect(unfinished()).toEqual([]);
});

test('nothing is restored while somebody has the database open', async () => {
  const backup = await backedUp();
  const open = await openStore(file);
  const refused = await keeperOf(file).restore(backup);
  expect(refused).toMatchObject({ ok: false, error: { kind: 'in-use' } });
  await open.close();
  expect(await keeperOf(file).restore(backup)).toMatchObject({ ok: true });
  expect(unfinished()).toEqual([]);
});

test.each([
  ['no database', (path: string) => writeFileSync(path, 'no database at all '.repeat(500))],
  ['an empty file', (path: string) => writeFileSync(path, '')],
  ['half a backup', (path: string) => writeFileSync(path, readFileSync(file).subarray(0, 50_000))],
  [
    'another program’s database',
    (path: string) => new Database(path).exec('create table t (x)').close(),
  ],
])('%s is not restored, and nothing is changed', async (_what, make) => {
  const before = readFileSync(file);
  const bad = join(folder, 'bad.db');
  make(bad);
  const refused = await keeperOf(file).restore(bad);
  expect(refused).toMatchObject({ ok: false, error: { kind: 'unsound', path: bad } });
  expect(readFileSync(file).equals(before)).toBe(true);
  expect(unfinished()).toEqual([]);
});

test('a backup takes the place of a damaged database, and of none at all', async () => {
  const backup = await backedUp();
  writeFileSync(file, 'damaged '.repeat(1000));
  const keeper = keeperOf(file);
  expect(await keeper.examine()).toContainEqual(
    expect.objectContaining({ about: 'database', sound: false }),
  );
  const restored = await keeper.restore(backup);
  expect(restored).toMatchObject({ ok: true });
  expect(readFileSync(restored.ok ? restored.value.aside! : '', 'utf8')).toContain('damaged');
  rmSync(file);
  expect(await keeper.restore(backup)).toMatchObject({ ok: true, value: { aside: null } });
  expect(await namesAt(file)).toEqual(['first-contact']);
});

test('what was left unfinished is found; a sound folder is told as such', async () => {
  const keeper = keeperOf(file);
  expect((await keeper.examine()).every(({ sound }) => sound)).toBe(true);
  writeFileSync(join(folder, 'x.json.part'), '');
  const found = await keeper.examine();
  expect(found.find(({ about }) => about === 'leftovers')?.text).toContain('x.json.part');
  expect(await keeperOf(join(folder, 'no', 'farlane.db')).examine()).toHaveLength(1);
});

test('links that lead nowhere are found, and what to do is said', async () => {
  const raw = new Database(file);
  raw.pragma('foreign_keys = OFF');
  raw.exec(`update audit set campaign = 'nobody'`);
  raw.close();
  const [database] = await keeperOf(file).examine();
  expect(database).toMatchObject({ about: 'database', sound: false });
  expect(database!.advice).toContain('farlane campaign restore');
});

test('before a migration changes a file a copy is kept beside it, and only a few of them', async () => {
  for (let round = 0; round < 5; round += 1) {
    const raw = new Database(file);
    const [last] = raw.prepare('select max(name) as name from kysely_migration').all() as [
      { name: string },
    ];
    raw.prepare('delete from kysely_migration where name = ?').run(last.name);
    raw.close();
    const [, migrations] = await keeperOf(file).examine();
    expect(migrations).toMatchObject({ about: 'migrations', sound: false });
    // The tables are there already, so the migration fails: the copy is what counts.
    await openStore(file).then(
      ({ close }) => close(),
      () => undefined,
    );
    const again = new Database(file);
    again.prepare('insert or ignore into kysely_migration values (?, ?)').run(last.name, 'x');
    again.close();
  }
  const kept = readdirSync(folder).filter((name) => name.includes('.before-migration-'));
  expect(kept).toHaveLength(3);
  const copy = new Database(join(folder, kept[0]!), { readonly: true });
  expect(copy.prepare('select slug from campaigns').all()).toEqual([{ slug: 'first-contact' }]);
  copy.close();
});

test('what is written into the copy of a backup is there when it takes the place of the database', async () => {
  const backup = await backedUp();
  await addCampaign();
  const written: string[] = [];
  const restored = await keeperOf(file).restore(backup, async (store) => {
    written.push(...(await store.read((reader) => reader.campaigns())).map(({ slug }) => slug));
    await deskOf({}, store);
  });
  expect([restored.ok, written]).toEqual([true, ['first-contact']]);
  expect(await namesAt(file)).toHaveLength(2);
  expect(await namesAt(backup)).toEqual(['first-contact']);
  expect(unfinished()).toEqual([]);
});

test('a copy that can’t be written to leaves the database as it was', async () => {
  const backup = await backedUp();
  await addCampaign();
  const full = () => Promise.reject(new StoreError('full', 'the disk is full'));
  const refused = await keeperOf(file).restore(backup, full);
  expect(refused).toMatchObject({ ok: false, error: { failure: { trouble: 'full' } } });
  expect(await namesAt(file)).toHaveLength(2);
  expect(unfinished()).toEqual([]);
});

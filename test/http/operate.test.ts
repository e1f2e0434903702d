import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import type { UseCases } from '#app/use-cases';
import { compose } from '#main/compose';
import { faultLog } from '#main/fault-log';
import { installationOf } from '#main/installation';
import { listen } from '#main/listen';
import { openDataFolder } from '#main/open-data-folder';
import { httpApp } from '#http/http-app';
import { deskOf, done, type TestDesk } from '#test/support/desk';
import { HUMAN, NO_LIMITS, type Visitor, visitorOf } from '#test/support/http-site';
import { join as joinSeat } from '#test/support/people';
import { tempFolder } from '#test/support/temp-folder';
import { ensureBuilt } from '../../src/main/bundle.mjs';

const PASSWORD = 'correct horse battery';
const WRONG = 'incorrect horse battery';

let desk: TestDesk;
let use: UseCases;
let address = '';
let folder = '';
let operator: Visitor;
const ends: (() => Promise<unknown>)[] = [];

const backups = async (): Promise<readonly string[]> => {
  const { backups: kept } = done(await use.readInstallation({ session: await operatorSession() }));
  return kept.map(({ name }) => name);
};

let session = '';
const operatorSession = async (): Promise<string> => {
  session = done(await use.signInAccount({ name: 'Olga', password: PASSWORD })).session;
  return session;
};

beforeAll(async () => {
  const data = await tempFolder();
  folder = data.path;
  const kept = await openDataFolder(folder);
  const log = faultLog(join(folder, 'faults.jsonl'));
  const made = await deskOf({}, kept.store);
  const { ports } = made;
  // A thread of the build starts far sooner than one from the sources.
  const entry = pathToFileURL(join(await ensureBuilt(), 'keeper-thread.mjs'));
  const installation = installationOf({ ...kept, faults: log.faults, entry });
  const outside = { ...ports, installation };
  use = useCasesOf(outside);
  desk = { ...made, use, ports: outside };
  done(await use.runNextPhase({ actor: desk.moderator, version: 0 }));
  const site = compose(outside, {
    limits: NO_LIMITS,
    patienceMs: 60_000,
    report: (error, _about, place = 'elsewhere') => log.note(error, place),
  });
  const listening = await listen(httpApp(site), { host: '127.0.0.1', port: 0 });
  address = listening.address;
  ends.push(
    () => new Promise((resolve) => listening.server.close(resolve)),
    () => kept.close(),
    data.remove,
  );
  const link = done(await use.makeOperatorLink({ ifNone: true }));
  operator = visitorOf(address);
  const path = `/enter/operator/${link!.token}`;
  const fields = { way: 'new', name: 'Olga', password: PASSWORD, again: PASSWORD };
  expect((await operator.submit(path, path, fields)).to).toBe('/operate/');
  // The link is of no use to anybody from then on.
  expect((await visitorOf(address).get(path)).status).toBe(404);
  expect(done(await use.makeOperatorLink({ ifNone: true }))).toBeNull();
});
afterAll(async () => {
  for (const end of ends) await end();
});

test('an operator sees campaigns, versions, disk, backups and errors, each with words where there is nothing', async () => {
  const { status, text } = await operator.get('/operate/');
  expect(status).toBe(200);
  for (const said of ['First Contact', 'Turn 1', 'No backups yet.', 'No errors.', 'SQLite']) {
    expect(text).toContain(said);
  }
});

test('moderators, players and strangers find nothing there, and neither does an account without the right', async () => {
  const player = visitorOf(address);
  await player.enter(desk.tokens.human);
  const moderator = visitorOf(address);
  await moderator.enter(desk.tokens.moderator);
  const loran = await joinSeat(desk, desk.tokens.loran, 'Bela');
  const account = visitorOf(address).with(loran.session);
  for (const visitor of [visitorOf(address), player, moderator, account]) {
    expect((await visitor.get('/operate/')).status).toBe(404);
    const token = await visitor.tokenOf('/');
    expect((await visitor.send('/operate/backups', { 'form-token': token })).status).toBe(404);
  }
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

test('a form from elsewhere makes no backup', async () => {
  expect((await operator.send('/operate/backups', { 'form-token': 'made up' })).status).toBe(403);
  expect(existsSync(join(folder, 'backups'))).toBe(false);
});

test('a backup is made, downloaded by password only, noted to the moderators, and restored with what came later kept aside', async () => {
  expect((await operator.submit('/operate/', '/operate/backups')).to).toContain('done=made');
  const [name] = await backups();
  const path = `/operate/backups/${name!}/download`;
  expect((await operator.get(path)).text).toContain('the secrets of all players');
  const refused = await operator.submit(path, path, { password: WRONG });
  expect([refused.status, refused.text.includes('not the password')]).toEqual([422, true]);
  const fetched = await operator.submit(path, path, { password: PASSWORD });
  expect(fetched.status).toBe(200);
  expect(fetched.headers.get('content-disposition')).toBe(`attachment; filename=${name!}`);
  expect(fetched.text.startsWith('SQLite format 3')).toBe(true);
  const journal = done(await use.readJournal({ actor: desk.moderator, page: 1 }));
  expect(journal.lines[0]).toMatchObject({
    act: 'backup-downloaded',
    by: 'operator',
    person: 'Olga',
    detail: name,
  });

  // Something happens after the backup, and somebody has read the campaign at that moment.
  done(await use.submitOrders({ actor: desk.human, turn: 1, orders: [] }));
  const { id } = (await desk.ports.store.read((reader) => reader.campaigns()))[0]!;
  const read = await desk.ports.store.read((reader) => reader.campaign(id));
  const restorePath = `/operate/backups/${name!}/restore`;
  const asked = await operator.submit(restorePath, restorePath, { password: PASSWORD });
  expect(asked.to).toContain('done=restored');
  const receipts = await desk.ports.store.read((reader) => reader.allReceipts(id));
  expect(receipts).toEqual([]);
  expect((await readdir(folder)).some((one) => one.includes('.before-restore-'))).toBe(true);

  // The player is told, until they have submitted orders again.
  const lostAt = async () => done(await use.readPlayerDesk({ actor: desk.human })).restored;
  const player = visitorOf(address);
  await player.enter(desk.tokens.human);
  const overview = (await player.get(`${HUMAN}/`)).text;
  expect(overview).toContain('An operator of this server restored a backup of 20');
  expect((await player.get(`${HUMAN}/orders`)).text).toContain('submit them again');
  expect(await lostAt()).not.toBeNull();

  // What was read before is stale, though the backup is older than it.
  const { revision } = read!;
  const written = await desk.ports.store.commit({ campaign: id, revision, changes: [] });
  expect(written.ok).toBe(false);

  // The backup was made before the download was noted: the note is there all the same.
  const acts = done(await use.readJournal({ actor: desk.moderator, page: 1 })).lines;
  const noted = acts.map(({ act }) => act).filter((act) => act.startsWith('backup-'));
  expect(noted).toEqual(['backup-restored', 'backup-downloaded']);

  done(await use.submitOrders({ actor: desk.human, turn: 1, orders: [] }));
  expect(await lostAt()).toBeNull();
});

test('no other file of the data folder can be named', async () => {
  for (const name of ['farlane.db', '..%2Ffarlane.db', 'faults.jsonl', '%2Fetc%2Fpasswd']) {
    const path = `/operate/backups/${name}/download`;
    const page = await operator.submit(path, path, { password: PASSWORD });
    expect([name, page.status]).toEqual([name, 404]);
  }
});

test('a schedule is set by a form, and a wrong one says what to write', async () => {
  operator = visitorOf(address).with(await operatorSession());
  const set = (keep: string) =>
    operator.submit('/operate/', '/operate/schedule', { rhythm: 'weekly', keep });
  const bad = await set('0');
  expect([bad.status, bad.text.includes('Keep from 1 to 100 backups.')]).toEqual([422, true]);
  expect((await set('2')).to).toContain('done=schedule');
  expect((await operator.get('/operate/')).text).toContain('The first one starts within a minute.');
});

test('a check tells what is sound, and of campaigns only how many faults they have', async () => {
  operator = visitorOf(address).with(await operatorSession());
  const { status, text } = await operator.submit('/operate/', '/operate/check');
  expect(status).toBe(200);
  for (const said of ['Database', 'First Contact', 'All records agree'])
    expect(text).toContain(said);
});

test('an operator who plays learns nothing of what others keep secret', async () => {
  const { text } = await operator.get('/operate/');
  const state = await desk.ports.store.read(async (reader) => {
    const [campaign] = await reader.campaigns();
    return { ...(await reader.state(campaign!.id)), secret: campaign!.secret };
  });
  const names = [
    ...Object.values(state.systems).map(({ name }) => name),
    ...Object.values(state.empires).map(({ name }) => name),
    ...Object.keys(state.fleets),
    state.secret,
    desk.tokens.moderator,
    desk.tokens.human,
  ];
  expect(names.filter((name) => name.length > 2 && text.includes(name))).toEqual([]);
});

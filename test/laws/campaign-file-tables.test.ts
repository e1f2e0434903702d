import { join } from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import { compareText } from '#kernel/result/compare-text';
import { canonicalJson } from '#kernel/result/canonical-json';
import { MIGRATIONS } from '#migrations/list';
import { openStore } from '#store/open-store';
import type { OpenStore } from '#store/store-over';
import { done, type TestDesk } from '#test/support/desk';
import { livedIn } from '#test/support/lived-in';
import { invited } from '#test/support/people';
import { folderForFile } from '#test/support/temp-folder';

/*
 * Law: each table of the database is in the campaign file, or it says why not. A new table fails this test until it says which.
 */

/** Tables that are not in the file, each with the reason. */
const NOT_IN_FILE: Readonly<Record<string, string>> = {
  accounts: 'of the server',
  sessions: 'of the server: who is signed in',
  links: 'secrets; an import makes new ones',
  operators: 'of the server',
  operatorLinks: 'of the server',
  backupSchedules: 'of the server',
  listVersions: 'of accounts',
  setups: 'a setup ends where its campaign begins',
  setupSeats: 'a setup ends where its campaign begins',
  setupVersions: 'a setup ends where its campaign begins',
  tutorials: 'of the person in a seat; an import makes new seats',
  truthOpenings: 'names accounts; the journal, which is in the file, has each of them',
  draftSteps: 'only the undo of a draft; the draft itself is in the file',
  windowHours: 'hours would pass at once after an import',
};

/** Columns that differ after an import. */
const OWN: Readonly<Record<string, readonly string[]>> = {
  campaigns: ['id', 'slug', 'name', 'revision'],
  // A seat has another id and no person; deadlines would pass at once after an import.
  seats: ['id', 'account', 'createdAt'],
  turnClocks: [
    'deadline',
    'announced',
    'reportsAt',
    'extensions',
    'notices',
    'reminded',
    'trouble',
  ],
  questions: ['until'],
  audit: ['id'],
  // Packed; its hash says what is in it.
  checkpoints: ['state'],
};

/** Acts in the journal of the export and the import themselves. */
const LATER = ['looked', 'campaign-imported'];

/** Tables of the file that are empty in the campaign of this test: the game fills them, or tests of their own. */
const EMPTY: readonly string[] = [
  'answers',
  'delegations',
  'effects',
  'encounterWindows',
  'foughtElsewhere',
  'knownDesigns',
  'machineTurns',
  'projects',
  'proposals',
  'rollRulings',
  'rolls',
  'votes',
  'works',
];

type Row = Readonly<Record<string, unknown>>;

const file = join(folderForFile(), 'farlane.sqlite');
let opened: OpenStore;
let database: SqliteDatabase.Database;
const campaigns: string[] = [];

/** Writes what can be written at a desk: people, notes, letters, a clock. */
async function fill(desk: TestDesk): Promise<void> {
  const { use, moderator: actor, human, loran } = desk;
  const { empire } = human;
  done(await use.writeNote({ actor, looked: null, text: 'A note.' }));
  const ruling = { question: 'What?', rule: 'MOV-1', decision: 'That.', isPublic: true };
  done(await use.makeRuling({ actor, looked: null, rules: ['MOV-1'], ...ruling }));
  done(await use.writeHouseRules({ actor, looked: 0, text: 'No raids in turn 1.' }));
  done(await use.sendMessage({ actor, to: [empire], text: 'Hello.' }));
  done(await use.setClock({ actor, settings: { ...newClock().settings, everyDays: 9 } }));
  done(await use.chooseGoingOn({ actor, goesOn: false }));
  const thread = { conversation: null, subject: 'A', about: null, hours: 0, text: 'Why?' };
  done(await use.writeToModerators({ actor: human, ...thread }));
  const letter = { conversation: null, subject: 'B', to: [loran.empire], text: 'Hi.', attach: [] };
  done(await use.writeLetter({ actor: human, turn: 1, ...letter }));
  done(await use.openConversation({ actor: loran, conversation: 1 }));
  done(await use.muteEmpire({ actor: loran, of: empire, isMuted: true }));
  done(await use.placeNotice({ actor: human, headline: 'News', text: 'None.' }));
  const machine = { kind: 'machine', level: 'hard', personality: 'wary' } as const;
  done(await use.setStandIn({ actor, empire: loran.empire, ...machine }));
  await invited(desk, { kind: 'deputy', empire });
  await invited(desk, { kind: 'co-moderator' });
  await invited(desk, { kind: 'spectator', delay: 2 });
}

beforeAll(async () => {
  opened = await openStore(file);
  const desk = await livedIn(opened.store);
  await fill(desk);
  const { text } = done(await desk.use.exportCampaign({ actor: desk.moderator }));
  const { slug } = done(await desk.use.importCampaign({ text, name: 'Again' }));
  const copy = done(await desk.use.actAsModerator({ slug }));
  campaigns.push(desk.moderator.campaign, copy.campaign);
  database = new SqliteDatabase(file, { readonly: true });
});
afterAll(async () => {
  database.close();
  await opened.close();
});

const tables = (): readonly string[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' and name not like 'kysely%'")
    .pluck()
    .all()
    .map(String)
    .filter((name) => !name.startsWith('sqlite_'))
    .sort(compareText);

/** A text of JSON with its keys in order. */
function plain(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/u.test(value)) return value;
  return canonicalJson(JSON.parse(value));
}

/** The rows of a campaign in a table, as texts, without what an import changes. */
function rowsOf(table: string, campaign: string | undefined): readonly string[] {
  const key = table === 'campaigns' ? 'id' : 'campaign';
  const rows = database.prepare(`select * from "${table}" where "${key}" = ?`).all(campaign);
  const left = ['campaign', ...(OWN[table] ?? [])];
  return (rows as Row[])
    .filter(({ act }) => table !== 'audit' || !LATER.includes(String(act)))
    .map((row) => {
      const kept = Object.entries(row).filter(([column]) => !left.includes(column));
      return JSON.stringify(kept.map(([column, value]) => [column, plain(value)]));
    })
    .sort(compareText);
}

const inFile = (): readonly string[] => tables().filter((name) => !(name in NOT_IN_FILE));

test('every table belongs to a campaign and is in its file, or has a reason why not', () => {
  expect(Object.keys(MIGRATIONS).length).toBeGreaterThan(20);
  expect(Object.keys(NOT_IN_FILE).filter((name) => !tables().includes(name))).toEqual([]);
  const homeless = inFile().filter((table) => {
    const columns = database.prepare(`select name from pragma_table_info(?)`).pluck().all(table);
    return table !== 'campaigns' && !columns.includes('campaign');
  });
  expect(homeless).toEqual([]);
});

test('what a campaign has in each of these tables is there after an export and an import', () => {
  const [before, after] = campaigns;
  const changed = inFile().filter(
    (table) => JSON.stringify(rowsOf(table, before)) !== JSON.stringify(rowsOf(table, after)),
  );
  expect(changed).toEqual([]);
});

test('the campaign of this test has rows in all of them', () => {
  const empty = inFile().filter((table) => rowsOf(table, campaigns[0]).length === 0);
  expect(empty).toEqual(EMPTY);
});

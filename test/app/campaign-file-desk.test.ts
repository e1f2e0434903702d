import { beforeAll, expect, test } from 'vitest';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import { useCasesOf } from '#app/use-cases';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { deskOf, done } from '#test/support/desk';
import { actorBy, join } from '#test/support/people';
import { testPorts } from '#test/support/ports';
import { newStore } from '#test/support/new-store';

type DeskPart =
  | 'notes'
  | 'rulings'
  | 'messages'
  | 'delegations'
  | 'rollRulings'
  | 'foughtElsewhere';
type Desk = {
  [K in DeskPart]: CampaignFile['desk'][K][number][];
};
type File = Omit<CampaignFile, 'desk'> & { desk: Desk };

let text = '';
let person = '';

/** A campaign at whose desk somebody with an account wrote one of everything. */
beforeAll(async () => {
  const desk = await deskOf();
  const { use, tokens, human } = desk;
  const { session } = await join(desk, tokens.moderator, 'Olga');
  const actor = await actorBy(desk, session, 'moderator');
  person = actor.person!;
  done(await use.runNextPhase({ actor, version: 0 }));
  done(await use.writeNote({ actor, looked: null, text: 'A note.' }));
  done(await use.sendMessage({ actor, to: [human.empire], text: 'Hello.' }));
  const ruling = { question: 'What?', rule: 'MOV-1', decision: 'That.', isPublic: true };
  done(await use.makeRuling({ actor, looked: null, rules: ['MOV-1'], ...ruling }));
  const edit = { text: 'treasury human 40', reason: 'a slip', tellReason: false };
  done(await use.makeCorrection({ actor, version: 1, ...edit }));
  text = done(await use.exportCampaign({ actor })).text;
});

/** The result of importing a file into a database of its own. */
async function brought(file: string) {
  const store = await newStore();
  const use = useCasesOf(testPorts(store));
  const outcome = await use.importCampaign({ text: file });
  const campaigns = done(await use.listCampaigns());
  const [first] = await store.read((reader) => reader.campaigns());
  const kept =
    first &&
    (await store.read(async (reader) => [
      ...(await reader.notes(first.id)),
      ...(await reader.rulings(first.id)),
      ...(await reader.messages(first.id)),
      ...(await reader.audit(first.id)),
    ]));
  return { outcome, campaigns, kept: kept ?? [] };
}

test('authors at the desk travel as roles: accounts stay where they are', async () => {
  expect(text).toContain(person);
  const { kept } = await brought(text);
  expect(kept.length).toBeGreaterThan(6);
  expect(JSON.stringify(kept)).not.toContain(person);
  expect(kept.map(({ by }) => by.kind)).toContain('moderator');
});

test('rows of the desk that are there twice are told with their places, all at once', async () => {
  const file = JSON.parse(text) as File;
  const left = { version: 3, empire: 'human', encounter: 'somewhere', at: '2024-01-01T00:00:00Z' };
  const { desk } = file;
  desk.notes.push(desk.notes[0]!);
  desk.rulings.push({ ...desk.rulings[0]!, edition: 2 }, desk.rulings[0]!);
  desk.messages.push({ ...desk.messages[0]!, text: 'Another.' });
  desk.delegations.push(...([left, left] as unknown as Desk['delegations']));
  const about = { version: 3, roll: 'a#1', purpose: 'fire', faces: 10, values: [1], reason: 'r' };
  const ruled = { ...about, at: left.at, by: { kind: 'moderator' } };
  desk.rollRulings.push(...([ruled, ruled] as unknown as Desk['rollRulings']));
  const { at, version, encounter } = left;
  const table = { version, encounter, changes: [1], at, by: ruled.by };
  desk.foughtElsewhere.push(...([table, table] as unknown as Desk['foughtElsewhere']));
  const { outcome, campaigns } = await brought(formatCampaignFile(file, 'test'));
  expect(outcome).toMatchObject({ error: { code: 'CAMPAIGN_FILE_REFUSED' } });
  expect(outcome.ok ? [] : outcome.error.issues.map(({ path }) => path)).toEqual([
    'desk.notes[1]',
    'desk.rulings[2]',
    'desk.messages[1]',
    'desk.delegations[1]',
    'desk.rollRulings[1]',
    'desk.foughtElsewhere[1]',
  ]);
  expect(campaigns).toEqual([]);
});

test('TURN-3: a ruling on a die that has no such face, or on a phase far ahead, is refused', async () => {
  const told = async (part: object): Promise<readonly string[]> => {
    const file = JSON.parse(text) as File;
    const about = { version: 3, roll: 'a#1', purpose: 'fire', faces: 6, values: [6], reason: 'r' };
    const ruled = { ...about, at: 'x', by: { kind: 'moderator' }, ...part };
    file.desk.rollRulings.push(ruled as unknown as Desk['rollRulings'][number]);
    const { outcome } = await brought(formatCampaignFile(file, 'test'));
    return outcome.ok ? [] : outcome.error.issues.map(({ path }) => path);
  };
  expect(await told({})).toEqual([]);
  for (const value of [0, 7]) {
    expect(await told({ values: [value] })).toEqual(['desk.rollRulings[0].values']);
  }
  expect(await told({ version: 9 })).toEqual(['desk.rollRulings[0].version']);
});

test('a file whose desk lacks what came later is read as it was written', async () => {
  const { desk, ...file } = JSON.parse(text) as File;
  const older: Partial<Desk> = { ...desk };
  delete older.rollRulings;
  const { outcome } = await brought(formatCampaignFile({ ...file, desk: older }, 'test'));
  expect(outcome).toMatchObject({ ok: true });
});

test.each(['receipts', 'desk', 'clock'] as const)(
  'a file of a program that did not write “%s” yet is read',
  async (section) => {
    const file = JSON.parse(text) as Partial<File> & { hashes: Record<string, string> };
    delete file[section];
    Reflect.deleteProperty(file.hashes, section);
    const { outcome } = await brought(JSON.stringify(file));
    expect(outcome).toMatchObject({ ok: true });
  },
);

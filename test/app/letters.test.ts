import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { CampaignStore } from '#app/ports/campaign-store';
import { type UseCases, useCasesOf } from '#app/use-cases';
import type { WriteLetterInput } from '#app/usecases/talk/write-letter';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import { empireId } from '#test/support/campaign';
import { codeOf, done, FORCE_LISTS } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { threePowers } from '#test/support/three-powers';

const [human, kili, loran] = [empireId('human'), empireId('kili'), empireId('loran')];

type Table = Readonly<{
  use: UseCases;
  campaign: Player['campaign'];
  moderator: Parameters<UseCases['runTurn']>[0]['actor'];
}>;
let table: Table;

async function tableOf(store: CampaignStore = memoryStore()): Promise<Table> {
  const use = useCasesOf(testPorts(store));
  const made = done(
    await use.createCampaign({ name: 'Talk', scenario: threePowers(), forceLists: FORCE_LISTS }),
  );
  const moderator = done(await use.actAsModerator(made));
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  return { use, campaign: moderator.campaign, moderator };
}
beforeEach(async () => {
  table = await tableOf();
});

const actorOf = (empire: Player['empire'], part: Partial<Player> = {}): Player => ({
  kind: 'player',
  campaign: table.campaign,
  empire,
  ...part,
});

const write = (from: Player['empire'], part: Partial<WriteLetterInput> = {}) =>
  table.use.writeLetter({
    ...{ actor: actorOf(from), turn: 1, conversation: null, subject: 'A subject' },
    ...{ to: [loran], text: 'Some words.', attach: [] },
    ...part,
  });

const lettersOf = async (empire: Player['empire']) =>
  done(await table.use.readLetters({ actor: actorOf(empire) }));

const versionNow = async (): Promise<number> =>
  done(await table.use.readDesk({ actor: table.moderator })).version;
const turn = async () =>
  done(await table.use.runTurn({ actor: table.moderator, version: await versionNow() }));
const reportOf = async (empire: Player['empire'], at: number, edition: number | null = null) =>
  done(await table.use.readReport({ actor: actorOf(empire), turn: at, edition }));

test('DIP-13: the next report prints letters once, and never changes after that', async () => {
  done(await write(human, { text: 'First.' }));
  expect((await reportOf(human, 1)).letters).toEqual([]);
  await turn();
  done(await write(human, { text: 'Second.' }));
  const printed = (await reportOf(loran, 2)).letters;
  expect(printed).toMatchObject([{ subject: 'A subject', from: human, to: [], text: 'First.' }]);
  done(await table.use.muteEmpire({ actor: actorOf(loran), of: human, isMuted: true }));
  expect((await reportOf(loran, 2)).letters).toEqual(printed);
  done(await write(human, { text: 'Third.' }));
  await turn();
  expect((await reportOf(loran, 3)).letters.map(({ text }) => text)).toEqual(['Second.']);
  expect((await reportOf(human, 3)).letters).toMatchObject([
    { text: 'Second.', to: [loran] },
    { text: 'Third.', to: [loran] },
  ]);
  done(await table.use.muteEmpire({ actor: actorOf(loran), of: human, isMuted: false }));
  expect((await lettersOf(loran)).unread).toBe(3);
  expect((await reportOf(loran, 3)).letters).toHaveLength(1);
  expect((await reportOf(kili, 3)).letters).toEqual([]);
});

test('an undo takes back no letter', async () => {
  done(await write(human));
  await turn();
  const { use, moderator } = table;
  const version = await versionNow();
  done(
    await use.undo({
      ...{ actor: moderator, version, to: 1, dice: 'same-if-unseen' as const, reason: 'a trial' },
    }),
  );
  expect((await lettersOf(loran)).conversations).toMatchObject([{ unread: 1 }]);
});

test('moderators read no letters: neither on the desk, nor in the journal, nor in reports', async () => {
  done(await write(human, { text: 'Secret words.' }));
  await turn();
  const { use, moderator } = table;
  const report = done(
    await use.readReport({ actor: moderator, empire: loran, turn: 2, edition: null }),
  );
  expect(report.letters).toEqual([]);
  expect(codeOf(await use.readLetters({ actor: moderator }))).toBe('PLAYER_ONLY');
  expect(codeOf(await use.readLetters({ actor: actorOf(loran, { isOperator: true }) }))).toBe(
    'PLAYER_ONLY',
  );
  const journal = done(await use.readJournal({ actor: moderator, page: 1 }));
  expect(JSON.stringify(journal)).not.toMatch(/letter|Secret/i);
});

test('a deputy who may submit may write; others read, and can put an answer into the draft', async () => {
  const deputy = actorOf(human, { as: 'deputy' });
  expect(codeOf(await write(human, { actor: deputy }))).toBe('DEPUTY_MAY_NOT');
  expect(codeOf(await write(human, { actor: { ...deputy, maySubmit: true } }))).toBe('done');
  expect(done(await table.use.readLetters({ actor: deputy })).conversations).toHaveLength(1);
});

test('an empire may write 40 letters in a turn, and no more', async () => {
  for (let count = 0; count < 40; count += 1) done(await write(human));
  const refused = await write(human);
  expect(refused.ok ? [] : refused.error.issues.map(({ text }) => text)).toEqual([
    'You have written 40 letters this turn already. Wait for the next turn.',
  ]);
  expect(codeOf(await write(loran, { to: [human] }))).toBe('done');
  await turn();
  expect(codeOf(await write(human, { turn: 2 }))).toBe('done');
});

test('what a writer attaches is refused as a whole, and the draft stays', async () => {
  const gift = { kind: 'GiveEp', to: loran, points: 2 } as const;
  const tooMuch = { ...gift, points: 70_000 };
  expect(codeOf(await write(human, { attach: [gift, tooMuch], base: null }))).toBe(
    'LETTER_REFUSED',
  );
  const desk = done(await table.use.readPlayerDesk({ actor: actorOf(human) }));
  expect([desk.sheet, (await lettersOf(human)).conversations]).toEqual([null, []]);
  expect(codeOf(await write(human, { attach: [gift], base: 'another draft' }))).toBe('STALE');
  done(await write(human, { attach: [gift], base: null }));
  const after = done(await table.use.readPlayerDesk({ actor: actorOf(human) }));
  expect(after.sheet?.verdicts.map(({ order }) => order)).toEqual([gift]);
});

test('TECH-5: a sale is answered by the order of the other side, without the ids of the seller’s units', async () => {
  const { issued } = done(await table.use.readPlayerDesk({ actor: actorOf(loran) }));
  const { units, designs } = issued!.view;
  const ship = Object.values(units).find(
    ({ design, place }) => designs[design]?.design.kind === 'ship' && place.kind !== 'aboard',
  )!;
  const sale = {
    ...{ kind: 'ExchangeUnits' as const, with: kili, gives: { points: 0, units: [ship.id] } },
    takes: { points: 5, classes: [] },
  };
  done(await write(loran, { to: [kili], attach: [sale], base: null }));
  const seen = await lettersOf(kili);
  expect(JSON.stringify(seen)).not.toContain(ship.id);
  expect(seen.conversations[0]?.letters[0]?.attachments).toMatchObject([{ answer: 'ready' }]);
  const place = { conversation: 1, letter: 1, attachment: 1 };
  const accepted = await table.use.acceptAttachment({ actor: actorOf(kili), turn: 1, ...place });
  expect(done(accepted).verdicts).toMatchObject([
    {
      accepted: true,
      order: {
        with: loran,
        gives: { points: 5, units: [] },
        takes: { points: 0, classes: [{ design: ship.design, count: 1 }] },
      },
    },
  ]);
  expect(
    codeOf(await table.use.acceptAttachment({ actor: actorOf(human), turn: 1, ...place })),
  ).toBe('ATTACHMENT_UNKNOWN');
});

test('TECH-5: a reader who is asked for units gets the form of the order, filled in', async () => {
  const { issued } = done(await table.use.readPlayerDesk({ actor: actorOf(kili) }));
  const [unit] = Object.values(issued!.view.units);
  const sale = {
    ...{ kind: 'ExchangeUnits' as const, with: kili, gives: { points: 7, units: [] } },
    takes: { points: 0, classes: [{ design: unit!.design, count: 2 }] },
  };
  const sent = await write(loran, { to: [kili], attach: [sale], base: null });
  if (!sent.ok) expect(sent.error.issues).toEqual([]);
  const [first] = (await lettersOf(kili)).conversations;
  expect(first?.letters[0]?.attachments).toMatchObject([
    { answer: 'choose', form: { with: loran, paid: '0', price: '7' } },
  ]);
});

type File = {
  desk: {
    conversations: object[];
    letters: { to: string[]; conversation: number }[];
    mutes: object[];
  };
};

test('a campaign file holds letters, and an import shows them to the same seats only', async () => {
  done(await write(human, { text: 'For Loran alone.' }));
  done(await write(loran, { to: [kili], subject: 'Other', text: 'For Kili alone.' }));
  done(await table.use.openConversation({ actor: actorOf(loran), conversation: 1 }));
  done(await table.use.muteEmpire({ actor: actorOf(kili), of: loran, isMuted: true }));
  const before = [await lettersOf(human), await lettersOf(kili), await lettersOf(loran)];
  const { text } = done(await table.use.exportCampaign({ actor: table.moderator }));
  const use = useCasesOf(testPorts(await newStore()));
  const made = done(await use.importCampaign({ text }));
  const moderator = done(await use.actAsModerator(made));
  table = { use, moderator, campaign: moderator.campaign };
  expect([await lettersOf(human), await lettersOf(kili), await lettersOf(loran)]).toEqual(before);
  const file = JSON.parse(text) as File;
  file.desk.letters[0]!.to = ['loran', 'kili'];
  file.desk.letters[1]!.conversation = 9;
  file.desk.mutes.push({ empire: 'kili', of: 'nobody' });
  const refused = await use.importCampaign({ text: formatCampaignFile(file as never, 'test') });
  expect(refused.ok ? [] : refused.error.issues.map(({ path }) => path)).toEqual([
    'desk.mutes[1]',
    'desk.letters[0].to',
    'desk.letters[1].conversation',
  ]);
});

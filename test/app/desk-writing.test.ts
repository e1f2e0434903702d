import { beforeEach, expect, test } from 'vitest';
import { empireId } from '#test/support/campaign';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';

let desk: TestDesk;
beforeEach(async () => {
  desk = await deskOf();
  await run();
});
const run = async () =>
  done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
const RULES = ['MOV-1', 'SUP-7'];
const rule = (part: object = {}) =>
  desk.use.makeRuling({
    actor: desk.moderator,
    looked: null,
    question: 'May convoys wait in lanes?',
    rule: 'mov-1',
    decision: 'They may.',
    isPublic: true,
    rules: RULES,
    ...part,
  });
const goBackTo = async (to: number) =>
  done(
    await desk.use.undo({
      actor: desk.moderator,
      version: await desk.version(),
      to,
      dice: 'same-if-unseen',
      reason: 'a trial',
    }),
  );

test('a note keeps what it said before, and a stale change overwrites nothing', async () => {
  const { use, moderator: actor } = desk;
  const first = done(await use.writeNote({ actor, looked: null, text: ' Watch Wolf 359. ' }));
  expect(first).toMatchObject({ number: 1, edition: 1, turn: 1, text: 'Watch Wolf 359.' });
  const looked = { number: 1, edition: 1 };
  done(await use.writeNote({ actor, looked, text: 'Watch Wolf 359 and Sol.' }));
  expect(codeOf(await use.writeNote({ actor, looked, text: 'Other' }))).toBe('STALE');
  const [note] = done(await use.readNotes({ actor }));
  expect(note).toMatchObject({ edition: 2, text: 'Watch Wolf 359 and Sol.' });
  expect(note!.earlier.map(({ text }) => text)).toEqual(['Watch Wolf 359.']);
  expect(codeOf(await use.writeNote({ actor, looked: null, text: ' ' }))).toBe('NOTE_REFUSED');
  expect(codeOf(await use.readNotes({ actor: desk.human }))).toBe('MODERATOR_ONLY');
});

test('a ruling is about a rule that there is, and all that is wrong is told at once', async () => {
  const refused = await rule({ question: '', rule: 'MOV-99', decision: '' });
  expect(refused.ok ? [] : refused.error.issues.map(({ path }) => path)).toEqual([
    'question',
    'rule',
    'decision',
  ]);
  expect(done(await rule())).toMatchObject({ number: 1, rule: 'MOV-1', turn: 1 });
});

test('players read public rulings, and cannot tell how many others there are', async () => {
  done(await rule({ isPublic: false, question: 'Does Loran hide at Sol?' }));
  done(await rule());
  const { use, human, moderator } = desk;
  expect(done(await use.readRulings({ actor: moderator })).map(({ number }) => number)).toEqual([
    2, 1,
  ]);
  const own = done(await use.readRulings({ actor: human }));
  expect(own.map(({ number, question }) => [number, question])).toEqual([
    [1, 'May convoys wait in lanes?'],
  ]);
});

test('rulings are found by their words and by their rule', async () => {
  done(await rule());
  done(await rule({ rule: 'SUP-7', question: 'When do bases starve?' }));
  const { use, human: actor } = desk;
  const found = async (search: string) =>
    done(await use.readRulings({ actor, search })).map((one) => one.rule);
  expect(await found('sup-7')).toEqual(['SUP-7']);
  expect(await found('LANES wait')).toEqual(['MOV-1']);
  expect(await found('dragons')).toEqual([]);
});

test('a message shows on its readers’ pages at once, then in the next report, and stays in that report', async () => {
  const { use, moderator, human, loran } = desk;
  const to = [empireId('human')];
  done(await use.sendMessage({ actor: moderator, to, text: 'A comet passes.' }));
  const fresh = async (actor: typeof human) =>
    done(await use.readOwnMessages({ actor, fresh: true })).map(({ text }) => text);
  expect(await fresh(human)).toEqual(['A comet passes.']);
  expect(await fresh(loran)).toEqual([]);
  await run();
  expect(await fresh(human)).toEqual([]);
  const messagesIn = async (turn: number, edition: number, actor = human) =>
    done(await use.readReport({ actor, turn, edition })).messages.map(({ text }) => text);
  expect(await messagesIn(2, 1)).toEqual(['A comet passes.']);
  expect(await messagesIn(2, 1, loran)).toEqual([]);
  expect(await messagesIn(1, 1)).toEqual([]);
  await goBackTo(1);
  done(await use.sendMessage({ actor: moderator, to, text: 'The comet is gone.' }));
  await run();
  expect(await messagesIn(2, 1)).toEqual(['A comet passes.']);
  expect(await messagesIn(2, 2)).toEqual(['The comet is gone.']);
});

test('a message needs readers that there are, and a text', async () => {
  const { use, moderator: actor } = desk;
  const send = async (to: readonly string[], text: string) =>
    codeOf(await use.sendMessage({ actor, to: to.map(empireId), text }));
  expect(await send([], 'Hello')).toBe('MESSAGE_REFUSED');
  expect(await send(['narn'], 'Hello')).toBe('MESSAGE_REFUSED');
  expect(await send(['human'], '  ')).toBe('MESSAGE_REFUSED');
  expect(codeOf(await use.sendMessage({ actor: desk.human, to: [], text: 'x' }))).toBe(
    'MODERATOR_ONLY',
  );
});

test('what is written at the desk stays when the game goes back, and travels in the file', async () => {
  const { use, moderator: actor } = desk;
  done(await use.writeNote({ actor, looked: null, text: 'Remember.' }));
  done(await rule());
  done(await use.sendMessage({ actor, to: [empireId('loran')], text: 'Greetings.' }));
  done(await use.chooseGoingOn({ actor, goesOn: false }));
  await run();
  await goBackTo(1);
  const { text } = done(await use.exportCampaign({ actor }));
  const { slug } = done(await use.importCampaign({ text, name: 'Again' }));
  const there = done(await use.actAsModerator({ slug }));
  for (const whose of [actor, there]) {
    expect(done(await use.readNotes({ actor: whose }))).toHaveLength(1);
    expect(done(await use.readRulings({ actor: whose }))).toHaveLength(1);
    expect(done(await use.readMessages({ actor: whose }))).toHaveLength(1);
    expect(done(await use.readDesk({ actor: whose })).goesOn).toBe(false);
  }
});

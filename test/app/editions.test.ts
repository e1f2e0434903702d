import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { openStore } from '#store/open-store';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

async function opened(): Promise<TestDesk> {
  const desk = await deskOf();
  await runTurn(desk);
  return desk;
}
const correct = async (desk: TestDesk, text: string) =>
  done(
    await desk.use.makeCorrection({
      actor: desk.moderator,
      version: await desk.version(),
      text,
      reason: 'a slip',
      tellReason: false,
    }),
  );
const undo = async (desk: TestDesk, to: number) =>
  done(
    await desk.use.undo({
      actor: desk.moderator,
      version: await desk.version(),
      to,
      dice: 'same-if-unseen',
      reason: 'a test',
    }),
  );
const linesOf = async ({ use }: TestDesk, actor: Player) =>
  done(await use.listReports({ actor })).map(({ turn, edition, superseded, correctedBy }) => {
    return [turn, edition, superseded, correctedBy];
  });
const issuedTo = async ({ use }: TestDesk, actor: Player) =>
  done(await use.readPlayerDesk({ actor })).issued!;
const toldIn = async ({ use }: TestDesk, actor: Player, turn: number) =>
  done(await use.readReport({ actor, turn, edition: null })).seen.filter(
    ({ type }) => type === 'CorrectionMade',
  );
const isSound = async ({ use, moderator: actor }: TestDesk) => {
  const { faults, recomputed, replayed } = done(await use.verifyCampaign({ actor }));
  expect([faults, recomputed]).toEqual([[], replayed]);
};

test('TURN-3: a player whom a correction affects gets a new edition at once, and nobody else does', async () => {
  const desk = await opened();
  const before = await issuedTo(desk, desk.human);
  const others = await issuedTo(desk, desk.loran);
  const { issued } = await correct(desk, 'treasury human 40');
  expect(issued).toEqual([{ empire: 'human', name: 'Human Commonwealth', edition: 2 }]);
  const now = await issuedTo(desk, desk.human);
  expect([now.turn, now.edition, now.news]).toEqual([1, 2, 'corrected']);
  expect([before.view.empire.treasury, now.view.empire.treasury]).toEqual([26, 40]);
  // It contains everything that the first edition told.
  expect(now.seen.slice(0, before.seen.length)).toEqual(before.seen);
  expect(now.seen.slice(before.seen.length)).toMatchObject([{ type: 'CorrectionMade' }]);
  expect(await linesOf(desk, desk.human)).toEqual([
    [1, 1, false, 2],
    [1, 2, false, null],
  ]);
  expect(await issuedTo(desk, desk.loran)).toEqual(others);
  expect(await linesOf(desk, desk.loran)).toEqual([[1, 1, false, null]]);
});

test('TURN-3: the next report does not tell again what an edition told', async () => {
  const desk = await opened();
  await correct(desk, 'treasury human 40');
  await correct(desk, 'census Sol 8');
  expect(await toldIn(desk, desk.human, 1)).toHaveLength(2);
  await runTurn(desk);
  expect(await toldIn(desk, desk.human, 2)).toEqual([]);
  expect(await linesOf(desk, desk.human)).toEqual([
    [1, 1, false, 3],
    [1, 2, false, 3],
    [1, 3, false, null],
    [2, 1, false, null],
  ]);
  await isSound(desk);
});

test('TURN-3: undo takes the edition back and leaves sheets and dice; the older one holds again', async () => {
  const desk = await opened();
  const { use, human: actor } = desk;
  done(await use.submitOrders({ actor, turn: 1, orders: [] }));
  await correct(desk, 'treasury human 40');
  expect(await undo(desk, 1)).toMatchObject({ attempt: 1 });
  const now = await issuedTo(desk, actor);
  expect([now.edition, now.news, now.view.empire.treasury]).toEqual([1, 'uncorrected', 26]);
  expect(done(await use.readPlayerDesk({ actor })).standing).toBe('submitted');
  const last = done(await use.readReport({ actor, turn: 1, edition: null }));
  const taken = done(await use.readReport({ actor, turn: 1, edition: 2 }));
  expect([last.edition, taken.superseded]).toEqual([1, true]);
  await correct(desk, 'treasury human 41');
  expect(await linesOf(desk, actor)).toEqual([
    [1, 1, false, 3],
    [1, 2, true, null],
    [1, 3, false, null],
  ]);
  await runTurn(desk);
  expect(await toldIn(desk, actor, 2)).toEqual([]);
  await isSound(desk);
});

test('TURN-3: editions are counted for each empire by itself when a turn is issued again', async () => {
  const desk = await opened();
  await runTurn(desk);
  const { checkpoints, version } = done(await desk.use.readDesk({ actor: desk.moderator }));
  await correct(desk, 'treasury human 40');
  await undo(desk, checkpoints.findLast((one) => one.turn === 1)!.version);
  expect((await issuedTo(desk, desk.loran)).news).toBe('earlier-turn');
  await runTurn(desk);
  expect(await linesOf(desk, desk.loran)).toEqual([
    [1, 1, false, null],
    [2, 1, true, null],
    [2, 2, false, null],
  ]);
  expect((await linesOf(desk, desk.human)).at(-1)).toEqual([2, 3, false, null]);
  expect((await issuedTo(desk, desk.human)).news).toBe('again');
  expect(version).toBeGreaterThan(1);
  await isSound(desk);
});

test('TURN-3: orders stay, and what is illegal by the new view shows at once', async () => {
  const desk = await opened();
  const { use, human: actor, moderator } = desk;
  const orders = [{ kind: 'ScrapUnits', units: ['human.u14'] }] as never;
  done(await use.submitOrders({ actor, turn: 1, edition: 1, orders }));
  const accepted = async () => {
    const { standing, submitted } = done(await use.readPlayerDesk({ actor }));
    return [standing, submitted?.verdicts.map((one) => one.accepted)];
  };
  expect(await accepted()).toEqual(['submitted', [true]]);
  await correct(desk, 'remove human u14');
  expect(await accepted()).toEqual(['submitted', [false]]);
  const todo = done(await use.readWorkList({ actor: moderator }));
  expect(JSON.stringify(todo)).toContain('refused-orders');
  expect(codeOf(await use.saveDraft({ actor, turn: 1, edition: 1, orders: [] }))).toBe('STALE');
  done(await use.submitOrders({ actor, turn: 1, edition: 2, orders: [] }));
  // Each receipt shows its orders by what the player knew when they wrote them.
  const [first, second] = done(await use.readReceipts({ actor })).lines;
  expect([first?.edition, second?.edition]).toEqual([1, 2]);
  const units = done(await use.readReceipt({ actor, which: 1 })).view.units;
  expect(Object.keys(units)).toContain('human.u14');
  await runTurn(desk);
  await isSound(desk);
});

test('a message stays in the report that a correction changes, and one that waits goes on waiting', async () => {
  const desk = await opened();
  const { use, human: actor, moderator } = desk;
  const send = async (text: string) =>
    done(await use.sendMessage({ actor: moderator, to: [actor.empire], text }));
  const read = async (turn: number, edition: number) =>
    done(await use.readReport({ actor, turn, edition })).messages.map(({ text }) => text);
  await send('A comet passes.');
  await runTurn(desk);
  await send('It comes back.');
  await correct(desk, 'treasury human 40');
  expect([await read(2, 1), await read(2, 2)]).toEqual([['A comet passes.'], ['A comet passes.']]);
  await runTurn(desk);
  expect([await read(2, 2), await read(3, 1)]).toEqual([['A comet passes.'], ['It comes back.']]);
});

test('FOG-1: a spectator reads the current edition, and no other', async () => {
  const desk = await opened();
  const { use, moderator } = desk;
  await correct(desk, 'treasury human 40');
  const role = { kind: 'spectator', delay: 1 } as const;
  const { token } = done(await use.invite({ actor: moderator, role }));
  const { actor } = done(await use.signIn({ token }));
  const read = async (edition: number | null) =>
    use.readReport({ actor, empire: desk.human.empire, turn: 1, edition });
  expect(codeOf(await read(null))).toBe('NOT_PUBLISHED');
  await runTurn(desk);
  expect(done(await read(null)).edition).toBe(2);
  expect(codeOf(await read(1))).toBe('NOT_PUBLISHED');
  const [turn] = done(await use.readSpectated({ actor })).turns;
  expect(turn?.papers.map(({ empire, edition }) => [empire, edition])).toEqual([
    ['human', 2],
    ['loran', 1],
  ]);
});

test('TURN-3: a preview says who gets a new edition of a report, and later that the next reports tell it', async () => {
  const desk = await opened();
  const { use, moderator: actor } = desk;
  const told = async () => {
    const asked = { actor, text: 'treasury human 40', reason: '', tellReason: false };
    const { effect } = done(await use.previewCorrection(asked));
    return effect?.told.map(({ empire, edition }) => [empire, edition]);
  };
  expect(await told()).toEqual([['human', 2]]);
  await correct(desk, 'census Sol 8');
  expect(await told()).toEqual([['human', 3]]);
  done(await use.runNextPhase({ actor, version: await desk.version() }));
  expect(await told()).toEqual([['human', null]]);
});

test('FOG-1: a moderator who plays does not see whom a correction touched', async () => {
  const desk = await opened();
  await correct(desk, 'treasury human 40');
  const { use, moderator } = desk;
  expect(done(await use.readDesk({ actor: moderator })).amended).toMatchObject([
    { empire: 'human', edition: 2, undone: false },
  ]);
  const blind = { ...moderator, blind: ['Loran Imperium'] };
  expect(done(await use.readDesk({ actor: blind })).amended).toEqual([]);
  expect(codeOf(await use.listReports({ actor: moderator }))).toBe('PLAYER_ONLY');
});

test('a campaign with corrected editions goes out as a file and comes in the same', async () => {
  const store = await openStore(join(folder, 'campaign.sqlite'));
  const desk = await deskOf({}, store.store);
  await runTurn(desk);
  await correct(desk, 'treasury human 40');
  await undo(desk, 1);
  await correct(desk, 'treasury human 41');
  await runTurn(desk);
  await correct(desk, 'treasury loran 42');
  await isSound(desk);
  const lines = [await linesOf(desk, desk.human), await linesOf(desk, desk.loran)];
  const { text } = done(await desk.use.exportCampaign({ actor: desk.moderator }));
  await store.close();
  const { use } = await deskOf();
  const { slug } = done(await use.importCampaign({ text, name: 'Brought In' }));
  const { campaign } = done(await use.actAsModerator({ slug }));
  const there = { ...desk, use, moderator: { ...desk.moderator, campaign } };
  expect([
    await linesOf(there, { ...desk.human, campaign }),
    await linesOf(there, { ...desk.loran, campaign }),
  ]).toEqual(lines);
  await isSound(there);
});

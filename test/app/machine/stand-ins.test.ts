import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { RuleSet } from '#model/settings/rule-set';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { codeOf, type TestDesk, deskOf, done, moveOf } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

type Kind = 'player' | 'hold' | 'machine' | 'machine-for-good';

const choose = async (desk: TestDesk, kind: Kind, { empire } = desk.loran, level = 'standard') =>
  done(
    await desk.use.setStandIn({
      actor: desk.moderator,
      ...{ empire, kind, level, personality: 'warlike' },
    }),
  );

/** First Contact with the orders of turn 1 open. */
async function open(settings: Partial<RuleSet> = {}): Promise<TestDesk & { store: Store }> {
  const store = memoryStore();
  const desk = await deskOf(settings, store);
  await runTurn(desk);
  return { ...desk, store };
}
type Store = ReturnType<typeof memoryStore>;

const ownOf = async ({ use }: TestDesk, actor: Player) => done(await use.readOwnStandIn({ actor }));
const lightsOf = async ({ use, moderator: actor }: TestDesk) =>
  done(await use.readClock({ actor })).lights.map(({ empire, kind, isMissing }) => [
    empire,
    kind,
    isMissing,
  ]);
const submittedOf = ({ store, moderator }: TestDesk & { store: Store }, turn: number) =>
  store.read(async (reader) =>
    (await reader.sheets(moderator.campaign, turn)).filter(({ status }) => status === 'submitted'),
  );

test('TURN-5: a machine writes the orders of an absent player when the turn begins, as a player would', async () => {
  const desk = await open();
  const { use, moderator: actor, loran } = desk;
  await choose(desk, 'machine');
  expect(await lightsOf(desk)).toContainEqual(['loran', 'machine', false]);
  await runPhase(desk);
  const [sheet, ...others] = await submittedOf(desk, 1);
  expect(others).toEqual([]);
  expect(sheet).toMatchObject({ empire: 'loran', savedBy: { role: { kind: 'machine' } } });
  expect(sheet!.orders.length).toBeGreaterThan(2);
  // Its light tells that it is there, and no more: nobody could mend what is in it.
  const lights = done(await use.readClock({ actor: desk.moderator })).lights;
  expect(lights.find(({ empire }) => empire === 'loran')).toMatchObject({
    ...{ kind: 'submitted', faults: { refused: 0, doubts: 0 } },
  });
  await runTurn(desk);
  const receipts = done(await use.readReceipts({ actor: loran }));
  expect(receipts.lines).toMatchObject([{ act: 'submitted', by: { role: { kind: 'machine' } } }]);
  const journal = done(await use.readJournal({ actor, page: 1 })).lines.map(({ act }) => act);
  expect(journal).toEqual(expect.arrayContaining(['stand-in-set', 'machine-ordered']));
  const told = await ownOf(desk, loran);
  expect(told).toMatchObject({
    standIn: { kind: 'machine', level: 'standard', personality: 'warlike' },
    turns: [{ turn: 1, orders: sheet!.orders.length, isNew: true }],
  });
  const shown = done(await use.readMachineTurn({ actor: loran, empire: loran.empire, turn: 1 }));
  expect(shown.orders.map(({ verdict }) => verdict.order)).toEqual(sheet!.orders);
  for (const { why, verdict } of shown.orders) {
    expect(why).toMatch(/\.$/);
    expect(verdict.accepted).toBe(true);
  }
});

test('TURN-5: a campaign with turns of a machine is verified and replayed like any other', async () => {
  const desk = await open();
  const { use, moderator: actor } = desk;
  await choose(desk, 'machine-for-good', desk.loran, 'beginner');
  await runTurn(desk);
  await runTurn(desk);
  await runTurn(desk);
  expect(done(await use.verifyCampaign({ actor })).sound).toBe(true);
  const replay = done(await use.replayRecord({ actor }));
  const all = 3 * PHASE_IDS.length + 1;
  expect(replay).toMatchObject({ replayed: all, recomputed: all, faults: [] });
});

test('TURN-5: the orders of a machine count like the same orders from a player, and others can’t tell', async () => {
  const [one, other] = [await open(), await open()];
  await choose(one, 'machine');
  await runPhase(one);
  const [sheet] = await submittedOf(one, 1);
  done(await other.use.submitOrders({ actor: other.loran, turn: 1, orders: sheet!.orders }));
  await runPhase(other);
  await runTurn(one);
  await runTurn(other);
  const resultOf = async ({ use, moderator: actor, human }: TestDesk) => ({
    hash: done(await use.readDesk({ actor })).runs.map(({ hashAfter }) => hashAfter),
    report: done(await use.readReport({ actor: human, turn: 2, edition: null })),
    desk: done(await use.readPlayerDesk({ actor: human })).issued,
    deadline: done(await use.readDeadline({ actor: human })),
    letters: done(await use.readLetters({ actor: human })),
  });
  expect(await resultOf(one)).toEqual(await resultOf(other));
});

test('TURN-5: what a machine orders does not depend on what its empire can’t know', async () => {
  const ordersAfter = async (correction: string) => {
    const desk = await open();
    const { use, moderator: actor } = desk;
    const given = { actor, text: correction, reason: 'a twin', tellReason: false };
    done(await use.makeCorrection({ ...given, version: await desk.version() }));
    await choose(desk, 'machine');
    await runPhase(desk);
    const [sheet] = await submittedOf(desk, 1);
    return sheet!.orders;
  };
  const rich = await ordersAfter('treasury human 900');
  expect(rich).toEqual(await ordersAfter('treasury human 3'));
  expect(rich).not.toEqual(await ordersAfter('treasury loran 900'));
});

test('TURN-5: a machine never replaces the orders that a player or the moderator submitted', async () => {
  const desk = await open();
  const { use, moderator, loran } = desk;
  await choose(desk, 'machine');
  const order = await moveOf(desk, loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  const act = { actor: loran, turn: 1, orders: [order] };
  done(await use.submitOrders({ ...act, by: moderator }));
  expect((await ownOf(desk, loran)).standIn?.kind).toBe('machine');
  await runPhase(desk);
  expect((await submittedOf(desk, 1)).map(({ orders }) => orders)).toEqual([[order]]);
});

test('TURN-5: a player is back when they write orders or say so, but not when they only look', async () => {
  const desk = await open();
  const { use, loran, human } = desk;
  await choose(desk, 'machine');
  await choose(desk, 'hold', human);
  done(await use.readPlayerDesk({ actor: loran }));
  expect((await ownOf(desk, loran)).standIn?.kind).toBe('machine');
  done(await use.saveDraft({ actor: loran, turn: 1, orders: [] }));
  expect((await ownOf(desk, loran)).standIn).toBeNull();
  expect(await lightsOf(desk)).toEqual([
    ['human', 'held', false],
    ['loran', 'draft', true],
  ]);
  done(await use.endOwnStandIn({ actor: human }));
  expect(codeOf(await use.endOwnStandIn({ actor: human }))).toBe('STAND_IN_UNKNOWN');
  expect(await lightsOf(desk)).toContainEqual(['human', 'missing', true]);
  await runPhase(desk);
  expect(await submittedOf(desk, 1)).toEqual([]);
});

test('TURN-5: only the moderator ends a machine that plays for good, and a new player takes over from it', async () => {
  const desk = await open();
  const { use, loran, moderator: actor } = desk;
  await choose(desk, 'machine-for-good');
  const orders = [await moveOf(desk, loran, { fleet: 'First Swarm', path: ['Wolf 359'] })];
  done(await use.submitOrders({ actor: loran, turn: 1, orders }));
  expect((await ownOf(desk, loran)).standIn?.kind).toBe('machine-for-good');
  expect(codeOf(await use.endOwnStandIn({ actor: loran }))).toBe('STAND_IN_FOR_GOOD');
  await runPhase(desk);
  expect((await submittedOf(desk, 1)).map((sheet) => sheet.orders)).toEqual([orders]);
  const { seats } = done(await use.listPeople({ actor }));
  const seat = seats.find(({ role }) => role.kind === 'player' && role.empire === loran.empire)!;
  done(await use.endSeat({ actor, seat: seat.id }));
  const line = async () =>
    done(await use.readStandIns({ actor })).lines.find(({ empire }) => empire === loran.empire);
  expect(await line()).toMatchObject({ isVacant: true, standIn: { kind: 'machine-for-good' } });
  done(await use.invite({ actor, role: { kind: 'player', empire: loran.empire } }));
  expect(await line()).toMatchObject({ isVacant: false, standIn: { kind: 'machine' } });
  await choose(desk, 'player');
  expect(await line()).toMatchObject({ standIn: null });
});

test('TURN-5: with idleOrders = ai a machine writes the orders of every missing player, but not for one who holds', async () => {
  const desk = await open({ idleOrders: 'ai' });
  await choose(desk, 'hold', desk.human);
  expect(await lightsOf(desk)).toEqual([
    ['human', 'held', false],
    ['loran', 'missing', true],
  ]);
  await runPhase(desk);
  expect((await submittedOf(desk, 1)).map(({ empire }) => empire)).toEqual(['loran']);
  const told = await ownOf(desk, desk.loran);
  expect(told).toMatchObject({ standIn: null, isIdlePlayed: true, turns: [{ turn: 1 }] });
  const without = await open();
  await runPhase(without);
  expect(await submittedOf(without, 1)).toEqual([]);
});

test('TURN-5: a draft that is not submitted stays as it is beside the orders of the machine', async () => {
  const desk = await open({ idleOrders: 'ai' });
  const { use, loran } = desk;
  const order = await moveOf(desk, loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  done(await use.saveDraft({ actor: loran, turn: 1, orders: [order] }));
  await runPhase(desk);
  const now = done(await use.readPlayerDesk({ actor: loran }));
  expect(now.sheet!.verdicts.map((one) => one.order)).toEqual([order]);
  expect(now.submitted!.savedBy.role.kind).toBe('machine');
});

test('TURN-3: an undone turn loses the orders of machines, and they come again the same or not at all', async () => {
  const desk = await open();
  const { use, moderator: actor, loran } = desk;
  await choose(desk, 'machine');
  await runTurn(desk);
  const first = (await submittedOf(desk, 1))[0]!;
  const undo = async (dice: 'same' | 'new') =>
    done(await use.undo({ actor, version: await desk.version(), to: 1, dice, reason: 'a test' }));
  await undo('same');
  expect(await submittedOf(desk, 1)).toEqual([]);
  expect(done(await use.readPlayerDesk({ actor: loran })).sheet).toBeNull();
  expect((await ownOf(desk, loran)).turns).toEqual([]);
  await runTurn(desk);
  expect((await submittedOf(desk, 1))[0]).toMatchObject({ hash: first.hash });
  const acts = done(await use.readReceipts({ actor: loran })).lines.map(({ act }) => act);
  expect(acts).toEqual(['submitted', 'withdrawn', 'submitted']);
  await undo('new');
  await choose(desk, 'player');
  await runTurn(desk);
  expect(await submittedOf(desk, 1)).toEqual([]);
  expect(done(await use.verifyCampaign({ actor })).sound).toBe(true);
});

test('TURN-3: an undo within a turn keeps the orders that the turn began with', async () => {
  const desk = await open();
  const { use, moderator: actor, loran } = desk;
  await choose(desk, 'machine');
  await runPhase(desk);
  await runPhase(desk);
  const [sheet] = await submittedOf(desk, 1);
  const version = await desk.version();
  const back = { version, to: version - 1, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor, ...back }));
  expect(await submittedOf(desk, 1)).toEqual([sheet]);
  expect((await ownOf(desk, loran)).turns).toHaveLength(1);
});

test('a shadow turn shows what machines would order now, and keeps none of it', async () => {
  const desk = await open();
  const { use, moderator: actor } = desk;
  const statuses = async () =>
    done(await use.shadowTurn({ actor, which: 'submitted' })).sheets.map(({ status }) => status);
  expect(await statuses()).toEqual([null, null]);
  await choose(desk, 'machine');
  expect(await statuses()).toEqual([null, 'submitted']);
  expect(await submittedOf(desk, 1)).toEqual([]);
});

test('TURN-5: what is wrong with a choice is refused by name', async () => {
  const desk = await open();
  const { use, moderator: actor, human, loran } = desk;
  const wish = { empire: loran.empire, kind: 'machine', level: 'hard', personality: 'wary' };
  expect(codeOf(await use.setStandIn({ actor: human, ...wish }))).toBe('MODERATOR_ONLY');
  expect(codeOf(await use.setStandIn({ actor, ...wish, empire: 'nobody' }))).toBe('EMPIRE_UNKNOWN');
  for (const wrong of [{ kind: 'god' }, { level: 'expert' }, { personality: 'kind' }])
    expect(codeOf(await use.setStandIn({ actor, ...wish, ...wrong }))).toBe('STAND_IN_REFUSED');
  await choose(desk, 'machine');
  await runTurn(desk);
  const turn = { empire: loran.empire, turn: 1 };
  expect(codeOf(await use.readMachineTurn({ actor: human, ...turn }))).toBe('MACHINE_TURN_UNKNOWN');
  const blind = { ...actor, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.readMachineTurn({ actor: blind, ...turn }))).toBe('MODERATOR_BLIND');
  expect(codeOf(await use.readMachineTurn({ actor, ...turn, turn: 2 }))).toBe(
    'MACHINE_TURN_UNKNOWN',
  );
});

import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { CampaignStore } from '#app/ports/campaign-store';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import {
  type TestDesk,
  codeOf,
  deskOf,
  done,
  moveOf,
  sendBothToTheMiddle,
} from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { runTurn } from '#test/support/steps-of-desk';
import { openStore } from '#store/open-store';
import { newStore } from '#test/support/new-store';

const runPhase = async (desk: TestDesk) =>
  desk.use.runNextPhase({ actor: desk.moderator, version: await desk.version() });

const PHASES = PHASE_IDS.length;
/** Runs on until a phase of this turn has run, and gives what happened in it. */
async function runThrough(desk: TestDesk, phase: PhaseId) {
  const { use, moderator } = desk;
  while (done(await use.readDesk({ actor: moderator })).runs.at(-1)?.phase !== phase) {
    done(await runPhase(desk));
  }
  const version = await desk.version();
  const [run] = done(await use.readEvents({ actor: moderator, which: { version } }));
  return run!.lines;
}

test('TURN-2: a turn runs from orders to orders, phase by phase, and is told of on the way', async () => {
  const desk = await deskOf();
  expect((await runTurn(desk)).runs.map((run) => run.phase)).toEqual(['opening']);
  const told: string[] = [];
  const turn = await desk.use.runTurn({
    actor: desk.moderator,
    version: 1,
    progress: (run) => told.push(run.phase),
  });
  expect(told).toEqual(done(turn).runs.map((run) => run.phase));
  expect(told.at(-1)).toBe('opening');
  expect(done(turn).stopped).toEqual({ at: 'orders' });
  const { turn: now, stage, runs } = done(await desk.use.readDesk({ actor: desk.moderator }));
  expect([now, stage, runs.length]).toEqual([2, 'orders', 1 + PHASES]);
});

for (const [name, open] of [
  ['memory', async () => memoryStore()],
  ['SQLite', newStore],
] as const) {
  test(`${name}: of two clicks on the next phase exactly one runs it`, async () => {
    const desk = await deskOf({}, await open());
    await runTurn(desk);
    const click = () => desk.use.runNextPhase({ actor: desk.moderator, version: 1 });
    const codes = (await Promise.all([click(), click(), click()])).map(codeOf);
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    // Too late, or while the other still runs: both say what happened.
    expect(codes.filter((code) => code === 'STALE' || code === 'RUN_UNDER_WAY')).toHaveLength(2);
    const { runs, phase } = done(await desk.use.readDesk({ actor: desk.moderator }));
    expect([runs.length, phase]).toEqual([2, 'tech']);
  });
}

test('a stale form changes nothing', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  await runPhase(desk);
  const { use, moderator } = desk;
  const before = done(await use.readDesk({ actor: moderator }));
  const old = { actor: moderator, version: 1 };
  expect(codeOf(await use.runNextPhase(old))).toBe('STALE');
  expect(codeOf(await use.runTurn(old))).toBe('STALE');
  expect(codeOf(await use.closeWindows({ ...old, which: 'open' }))).toBe('STALE');
  const undo = { ...old, to: 0, dice: 'new', reason: '' } as const;
  expect(codeOf(await use.undo(undo))).toBe('STALE');
  expect(done(await use.readDesk({ actor: moderator }))).toEqual(before);
});

test('orders are locked once the economic phase has run, and for any other turn', async () => {
  const desk = await deskOf();
  const { use, human } = desk;
  expect(codeOf(await use.submitOrders({ actor: human, turn: 1, orders: [] }))).toBe(
    'ORDERS_LOCKED',
  );
  await runTurn(desk);
  const order = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  expect(codeOf(await use.submitOrders({ actor: human, turn: 2, orders: [order] }))).toBe('STALE');
  const receipt = done(await use.submitOrders({ actor: human, turn: 1, orders: [order] }));
  expect(receipt.receipt).toMatch(/^[0-9a-f]{12}$/);
  await runPhase(desk);
  const late = await use.submitOrders({ actor: human, turn: 1, orders: [] });
  expect(codeOf(late)).toBe('ORDERS_LOCKED');
  const { standing, submitted, stage } = done(await use.readPlayerDesk({ actor: human }));
  expect([stage, standing]).toEqual(['processing', 'submitted']);
  expect(submitted).toMatchObject({ hash: receipt.hash, receipt: receipt.receipt });
});

test('a sheet is replaced as a whole; refused orders stay in it with their reasons and are not carried out', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  const { use, human, loran } = desk;
  const good = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  const foreign = await moveOf(desk, loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [good, good] }));
  const judged = done(await use.judgeDraft({ actor: human, orders: [good, foreign] }));
  const sent = done(await use.submitOrders({ actor: human, turn: 1, orders: [good, foreign] }));
  expect(sent.verdicts).toEqual(judged.verdicts);
  expect(sent.verdicts.map((one) => one.accepted)).toEqual([true, false]);
  const { sheet } = done(await use.readPlayerDesk({ actor: human }));
  expect(sheet!.verdicts[1]!.issues.length).toBeGreaterThan(0);
  const movement = await runThrough(desk, 'movement');
  const moved = movement.filter((line) => line.type === 'FleetMoved');
  expect(moved.map((line) => line.line)).toEqual([expect.stringContaining('Home Fleet moves')]);
});

test('orders that arrive while the phase is being worked out are carried out, not lost', async () => {
  const inner = memoryStore();
  let before: (() => Promise<void>) | undefined;
  const store: CampaignStore = {
    ...inner,
    commit: async (commit) => {
      const act = before;
      before = undefined;
      await act?.();
      return inner.commit(commit);
    },
  };
  const desk = await deskOf({}, store);
  await runTurn(desk);
  const order = await moveOf(desk, desk.human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  before = async () => {
    done(await desk.use.submitOrders({ actor: desk.human, turn: 1, orders: [order] }));
  };
  expect(codeOf(await runPhase(desk))).toBe('done');
  const movement = await runThrough(desk, 'movement');
  expect(movement.map((line) => line.type)).toContain('FleetMoved');
});

test('FOG-1: during processing a player reads their last report and nothing newer', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  const { issued: before } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
  for (let phase = 0; phase < PHASES - 1; phase += 1) {
    expect(codeOf(await runPhase(desk))).toBe('done');
    const { issued, stage } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
    expect(stage).toBe('processing');
    expect(issued!.view.stage).toBe('processing');
    expect({ ...issued, view: { ...issued!.view, stage: 'orders' } }).toEqual(before);
    expect(codeOf(await desk.use.readReport({ actor: desk.human, turn: 2, edition: null }))).toBe(
      'NOT_PUBLISHED',
    );
  }
  await runPhase(desk);
  const { issued } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
  expect(issued!.turn).toBe(2);
  expect(issued!.seen.map((event) => event.type)).toContain('BattleBegan');
});

/** What Loran’s player sees, except for the times at which they saved. */
const deskIn = async ({ use, loran: actor }: TestDesk): Promise<string> => {
  const desk = done(await use.readPlayerDesk({ actor }));
  return canonicalJson({ ...desk, sheet: desk.sheet!.hash, submitted: desk.submitted!.hash });
};

test('FOG-1: orders of another player do not change a player’s desk until the turn is issued', async () => {
  const quiet = await deskOf();
  const busy = await deskOf();
  await runTurn(quiet);
  await runTurn(busy);
  await sendBothToTheMiddle(busy);
  const order = await moveOf(quiet, quiet.loran, { fleet: 'First Swarm', path: ['Wolf 359'] });
  done(await quiet.use.submitOrders({ actor: quiet.loran, turn: 1, orders: [order] }));
  for (let phase = 0; phase < PHASES - 1; phase += 1) {
    expect(await deskIn(quiet)).toBe(await deskIn(busy));
    await runPhase(quiet);
    await runPhase(busy);
  }
});

test('nobody reads another empire’s orders, report or desk, and only the moderator reads the truth', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  const { use, human, loran, moderator } = desk;
  const which = { actor: human, turn: 1, edition: 1 } as const;
  const asked = done(await use.readReport({ ...which, empire: loran.empire }));
  expect(asked).toEqual(done(await use.readReport(which)));
  expect(asked.view.empire.id).toBe('human');
  expect(canonicalJson(done(await use.readPlayerDesk({ actor: human })))).not.toContain('loran.f1');
  const forModerator = [
    await use.readDesk({ actor: human }),
    await use.readModeratorView({ actor: human }),
    await use.readEvents({ actor: human, which: { turn: 1 } }),
    await use.readSheet({ actor: human, empire: human.empire }),
    await use.runNextPhase({ actor: human, version: 1 }),
    await use.verifyCampaign({ actor: human }),
    await use.invite({ actor: human, role: { kind: 'co-moderator' } }),
    await use.renewLink({ actor: human, seat: '' }),
    await use.endSeat({ actor: human, seat: '' }),
    await use.listPeople({ actor: human }),
    await use.readJournal({ actor: human, page: 1 }),
    await use.openTruth({ actor: human, reason: 'a test' }),
    await use.undo({ actor: human, version: 1, to: 0, dice: 'new', reason: '' }),
  ];
  expect(new Set(forModerator.map(codeOf))).toEqual(new Set(['MODERATOR_ONLY']));
  expect(codeOf(await use.submitOrders({ actor: moderator, turn: 1, orders: [] }))).toBe(
    'PLAYER_ONLY',
  );
  const sheet = done(await use.readSheet({ actor: moderator, empire: loran.empire }));
  expect(sheet?.submitted?.sheet.orders).toHaveLength(1);
});

test('the same campaign in memory and on disk gives the same bytes, and its record is sound', async () => {
  const opened = await openStore(':memory:');
  const [one, two] = [await deskOf(), await deskOf({}, opened.store)];
  for (const desk of [one, two]) {
    await runTurn(desk);
    await sendBothToTheMiddle(desk);
    await runTurn(desk);
    await runTurn(desk);
  }
  const journals = [one, two].map(async ({ use, moderator }) => {
    const { runs } = done(await use.readDesk({ actor: moderator }));
    return runs.map((run) => [run.version, run.phase, run.hashAfter, run.events]);
  });
  const [memory, disk] = await Promise.all(journals);
  expect(disk).toEqual(memory);
  const check = done(await two.use.verifyCampaign({ actor: two.moderator }));
  expect(check).toEqual({
    taken: [],
    replayed: 1 + 2 * PHASES,
    recomputed: 1 + 2 * PHASES,
    faults: [],
    sound: true,
  });
  expect(await opened.faults()).toEqual([]);
  await opened.close();
});

test('kept states: all of the turn at hand, of earlier turns the one where orders were open', async () => {
  const desk = await deskOf();
  for (let turn = 0; turn < 3; turn += 1) await runTurn(desk);
  await runPhase(desk);
  const { checkpoints } = done(await desk.use.readDesk({ actor: desk.moderator }));
  expect(checkpoints.map(({ turn, phase }) => `${turn} ${phase}`)).toEqual([
    '1 opening',
    '1 economic',
    '2 economic',
    '3 economic',
    '3 tech',
  ]);
});

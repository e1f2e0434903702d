import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import { hashOf } from '#kernel/result/hash';
import { PHASE_IDS, type PhaseId } from '#model/campaign/phase-ids';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

const undoTo = async (
  desk: TestDesk,
  to: number,
  dice: 'same-if-unseen' | 'same' | 'new' = 'same-if-unseen',
) =>
  desk.use.undo({
    actor: desk.moderator,
    version: await desk.version(),
    to,
    dice,
    reason: 'a test',
  });
const deskNow = async ({ use, moderator }: TestDesk) =>
  done(await use.readDesk({ actor: moderator }));
const rollsOf = async ({ use, moderator }: TestDesk, version: number) => {
  const [run] = done(await use.readEvents({ actor: moderator, which: { version } }));
  return run!.lines.flatMap((line) => line.rolls.map((roll) => roll.values));
};

/** The version that a phase of the first turn makes. */
const versionOf = (phase: PhaseId): number => PHASE_IDS.indexOf(phase) + 1;
const FOUGHT = versionOf('encounters');

/** Orders are in, and the battle in the middle has been fought. */
async function fought(): Promise<TestDesk> {
  const desk = await deskOf();
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  for (let version = 1; version < FOUGHT; version += 1) await runPhase(desk);
  return desk;
}

test('TURN-3: what nobody has seen comes out the same when it is played again', async () => {
  const desk = await fought();
  const before = await deskNow(desk);
  const undone = done(await undoTo(desk, FOUGHT - 1));
  expect(undone).toEqual({
    version: FOUGHT + 1,
    attempt: 1,
    diceAreSeen: false,
    undone: 1,
    gone: [],
  });
  expect((await deskNow(desk)).phase).toBe('encounters');
  await runPhase(desk);
  const { runs } = await deskNow(desk);
  expect(runs.slice(-3).map((run) => [run.version, run.undone])).toEqual([
    [FOUGHT - 1, false],
    [FOUGHT, true],
    [FOUGHT + 2, false],
  ]);
  expect(runs.at(-1)!.hashAfter).toBe(before.runs.at(-1)!.hashAfter);
  expect(await rollsOf(desk, FOUGHT + 2)).toEqual(await rollsOf(desk, FOUGHT));
});

test('TURN-3: other dice on request', async () => {
  const desk = await fought();
  expect(done(await undoTo(desk, FOUGHT - 1, 'new')).attempt).toBe(2);
  await runPhase(desk);
  expect(await rollsOf(desk, FOUGHT + 2)).not.toEqual(await rollsOf(desk, FOUGHT));
});

test('a turn that was issued gets other dice, its second report is edition 2, and the first stays readable', async () => {
  const desk = await fought();
  const { use, human } = desk;
  await runTurn(desk);
  const first = done(await use.readReport({ actor: human, turn: 2, edition: null }));
  expect([first.edition, first.superseded]).toEqual([1, false]);
  const orders = (await deskNow(desk)).checkpoints.find(
    (head) => head.turn === 1 && head.phase === 'economic',
  )!;
  expect(done(await undoTo(desk, orders.version)).attempt).toBe(2);

  const now = await deskNow(desk);
  expect([now.turn, now.stage]).toEqual([1, 'orders']);
  expect(now.sheets.map((sheet) => sheet.status)).toEqual(['draft', 'draft']);
  const player = done(await use.readPlayerDesk({ actor: human }));
  expect(player.issued).toMatchObject({ turn: 1, edition: 1 });
  expect([player.standing, player.submitted]).toEqual(['draft', null]);

  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  const second = done(await use.readReport({ actor: human, turn: 2, edition: null }));
  expect([second.edition, second.superseded]).toEqual([2, false]);
  const again = done(await use.readReport({ actor: human, turn: 2, edition: 1 }));
  expect(again).toEqual({ ...first, superseded: true });
  expect(hashOf(second.seen)).not.toBe(hashOf(first.seen));
  const lines = done(await use.listReports({ actor: human }));
  expect(lines.map((line) => [line.turn, line.edition])).toEqual([
    [1, 1],
    [2, 1],
    [2, 2],
  ]);
  expect(done(await use.verifyCampaign({ actor: desk.moderator }))).toMatchObject({ faults: [] });
});

test('back where orders are open, in a turn that was not issued yet, all sheets stay submitted', async () => {
  const desk = await fought();
  done(await undoTo(desk, 1));
  const { sheets, stage } = await deskNow(desk);
  expect(stage).toBe('orders');
  expect(sheets.map((sheet) => sheet.status)).toEqual(['submitted', 'submitted']);
  await runTurn(desk);
  const runs = done(await desk.use.readEvents({ actor: desk.moderator, which: { turn: 1 } }));
  const types = runs.flatMap((run) => run.lines.map((line) => line.type));
  expect(types).toContain('FleetMoved');
});

test('in the middle of a turn its orders stay locked and are carried out again', async () => {
  const desk = await fought();
  done(await undoTo(desk, versionOf('movement') - 1));
  const { sheets, stage } = await deskNow(desk);
  expect([stage, ...sheets.map((sheet) => sheet.status)]).toEqual([
    'processing',
    'submitted',
    'submitted',
  ]);
  await runPhase(desk);
  const version = FOUGHT + 2;
  const [run] = done(await desk.use.readEvents({ actor: desk.moderator, which: { version } }));
  expect(run!.lines.map((line) => line.type)).toContain('FleetMoved');
});

test('undone events stay, with their attempt; the desk is not rolled back', async () => {
  const desk = await fought();
  const { use, ports, moderator, tokens } = desk;
  const { session } = done(await use.signIn({ token: tokens.human }));
  done(await undoTo(desk, 0, 'new'));
  const [run] = done(await use.readEvents({ actor: moderator, which: { version: FOUGHT } }));
  expect(run!.run).toMatchObject({ undone: true, attempt: 1 });
  expect(run!.lines.length).toBeGreaterThan(10);
  expect(done(await use.whoAmI({ session })).seats[0]?.actor).toMatchObject(desk.human);
  const audit = await ports.store.read((reader) => reader.audit(moderator.campaign));
  expect(audit.map((entry) => entry.act)).toContain('orders-submitted');
  // Reading the events was a look, which is noted after it.
  expect(audit.slice(-2)).toMatchObject([
    { act: 'undone', detail: 'to 1 opening: a test' },
    { act: 'looked' },
  ]);
  const { issued, stage } = done(await use.readPlayerDesk({ actor: desk.human }));
  expect([issued, stage]).toEqual([null, 'processing']);
});

test('an undo while the turn runs: the run stops at the next phase, and the undo is kept', async () => {
  const desk = await fought();
  await runTurn(desk);
  const version = await desk.version();
  let undone: Promise<string> | undefined;
  const run = await desk.use.runTurn({
    actor: desk.moderator,
    version,
    progress: (phase) => {
      if (phase.phase === 'movement') undone = undoTo(desk, version).then(codeOf);
    },
  });
  // Whichever was first, the other was told; nothing is half of each.
  const codes = [codeOf(run), await undone];
  expect(codes.filter((code) => code === 'done')).toHaveLength(1);
  expect(codes).toContain('STALE');
  const check = done(await desk.use.verifyCampaign({ actor: desk.moderator }));
  expect(check.faults).toEqual([]);
});

test('an undo and the next phase at the same moment: one of them', async () => {
  const desk = await fought();
  const version = await desk.version();
  const click = desk.use.runNextPhase({ actor: desk.moderator, version });
  const both = await Promise.all([click, undoTo(desk, FOUGHT - 1)]);
  expect(both.map(codeOf).sort(compareText)).toEqual(['STALE', 'done']);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('points that are not kept, and the current point, are refused', async () => {
  const desk = await fought();
  expect(codeOf(await undoTo(desk, 99))).toBe('CHECKPOINT_UNKNOWN');
  expect(codeOf(await undoTo(desk, FOUGHT))).toBe('NOTHING_TO_UNDO');
});

test('TURN-3: the journal says so when a moderator went back without a reason', async () => {
  const desk = await fought();
  const { use, ports, moderator: actor } = desk;
  const input = { actor, version: await desk.version(), to: FOUGHT - 1, reason: '' };
  done(await use.undo({ ...input, dice: 'new' }));
  const audit = await ports.store.read((reader) => reader.audit(actor.campaign));
  expect(audit.at(-1)?.detail).toBe('to 1 encounters: no reason given');
});

/** Two turns were issued and both taken back to the orders of the first; `dice`: those that its second run has. */
async function issuedAgain(dice: 'same-if-unseen' | 'same') {
  const desk = await fought();
  await runTurn(desk);
  const { runs } = await deskNow(desk);
  const undone = done(await undoTo(desk, 1, dice));
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  return { desk, undone, first: runs, second: (await deskNow(desk)).runs };
}

test('TURN-3: on request an issued turn gets the same dice, and the journal says that players have seen results', async () => {
  const { desk, undone, first, second } = await issuedAgain('same');
  expect(undone.attempt).toBe(1);
  const [before, after] = [first.at(-1)!, second.at(-1)!];
  expect([before.turn, after.turn]).toEqual([2, 2]);
  expect(after.hashAfter).toBe(before.hashAfter);
  expect(await rollsOf(desk, after.version - 1)).toEqual(await rollsOf(desk, before.version - 1));
  const audit = await desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  const [entry] = audit.filter(({ act }) => act === 'undone');
  expect(entry!.detail).toBe(
    'to 1 economic: a test (same dice, although players have seen results)',
  );
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-3: without that request an issued turn gets new dice', async () => {
  const { undone, first, second } = await issuedAgain('same-if-unseen');
  expect(undone.attempt).toBe(2);
  expect(second.at(-1)!.hashAfter).not.toBe(first.at(-1)!.hashAfter);
});

test('TURN-3: the same dice that nobody has seen need no remark in the journal', async () => {
  const desk = await fought();
  expect(done(await undoTo(desk, FOUGHT - 1, 'same')).attempt).toBe(1);
  const audit = await desk.ports.store.read((reader) => reader.audit(desk.moderator.campaign));
  expect(audit.at(-1)!.detail).toBe('to 1 encounters: a test');
});

test('TURN-3: phases that ran with different dice cannot all have the same again', async () => {
  const desk = await fought();
  done(await undoTo(desk, FOUGHT - 1, 'new'));
  await runPhase(desk);
  const back = versionOf('movement') - 1;
  const refused = await undoTo(desk, back, 'same');
  expect(codeOf(refused)).toBe('DICE_MIXED');
  expect(refused.ok ? [] : refused.error.issues.map(({ text }) => text)).toEqual([
    'Turn 1, movement to supply: attempt 1.',
    'Turn 1, encounters: attempt 2.',
  ]);
  expect((await deskNow(desk)).attempt).toBe(2);
  expect(done(await undoTo(desk, FOUGHT - 1, 'same')).attempt).toBe(2);
});

import { PHASE_IDS } from '#model/campaign/phase-ids';
import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { compareText } from '#kernel/result/compare-text';
import type { PlayerDeskView } from '#app/usecases/orders/read-player-desk';
import { answerOne } from '#test/support/answer-one';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

/** The version that the first Encounters Phase makes. */
const ENCOUNTERS = PHASE_IDS.indexOf('encounters') + 1;

const close = async (desk: TestDesk, which: 'open' | 'whole-phase') =>
  desk.use.closeWindows({ actor: desk.moderator, version: await desk.version(), which });
const deskOfPlayer = async ({ use }: TestDesk, actor: TestDesk['human']): Promise<PlayerDeskView> =>
  done(await use.readPlayerDesk({ actor }));
const journal = async ({ use, moderator }: TestDesk) =>
  done(await use.readDesk({ actor: moderator }));

/** Both fleets stand in the middle, and the battle waits for somebody. */
async function waiting(): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' });
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  const turn = await runTurn(desk);
  expect(turn.stopped.at).toBe('questions');
  expect(turn.runs.map((run) => run.phase)).toEqual([
    'economic',
    'tech',
    'intel',
    'movement',
    'supply',
  ]);
  return desk;
}

/** The player who is asked now, and the other one. */
async function asked(
  desk: TestDesk,
): Promise<Readonly<{ one: TestDesk['human']; other: TestDesk['human'] }>> {
  const [open] = (await journal(desk)).open;
  const isHuman = open!.asked === 'human';
  return isHuman ? { one: desk.human, other: desk.loran } : { one: desk.loran, other: desk.human };
}

/** Any answer that a question allows. */
async function answer(desk: TestDesk, one: TestDesk['human'], given: unknown) {
  const { questions } = await deskOfPlayer(desk, one);
  const { decision, turn, attempt, phase, askedAt } = questions.find(
    ({ status }) => status === 'open',
  )!;
  return answerOne(desk.use, {
    actor: one,
    decision: decision.id,
    turn,
    attempt,
    phase,
    askedAt,
    answer: given,
  });
}

test('TURN-4: a question saves nothing of its phase, and only the one who is asked sees it', async () => {
  const desk = await waiting();
  const { one, other } = await asked(desk);
  const { runs, phase, open } = await journal(desk);
  expect([runs.length, phase, open.length]).toEqual([6, 'encounters', 1]);
  const mine = await deskOfPlayer(desk, one);
  const theirs = await deskOfPlayer(desk, other);
  expect(mine.questions.map(({ status }) => status)).toEqual(['open']);
  expect(mine.questions[0]!.decision.asked).toBe(one.empire);
  expect([theirs.questions, theirs.stage]).toEqual([[], 'processing']);
});

test('TURN-4: for everybody else the desk is the same with and without an open window', async () => {
  const desk = await waiting();
  const plain = await deskOf();
  await runTurn(plain);
  await sendBothToTheMiddle(plain);
  await runPhase(plain);
  await runPhase(plain);
  const { other } = await asked(desk);
  const seenBy = async (one: TestDesk): Promise<string> => {
    const { issued, sheet, ...rest } = await deskOfPlayer(one, other);
    // The view contains the setting itself, and a sheet was sent a moment sooner or later.
    const view = { ...issued!.view, rules: null };
    return canonicalJson({ ...rest, view, seen: issued!.seen, sheet: sheet!.hash });
  };
  expect(await seenBy(desk)).toBe(await seenBy(plain));
});

test('TURN-4: with a question open the phase waits, however often one clicks', async () => {
  const desk = await waiting();
  const before = await journal(desk);
  expect(await runPhase(desk)).toMatchObject({ kind: 'waiting' });
  expect(await runPhase(desk)).toMatchObject({ kind: 'waiting' });
  expect(await journal(desk)).toEqual(before);
});

test('an answer is taken once, from the one who is asked, and only if it is legal', async () => {
  const desk = await waiting();
  const { one, other } = await asked(desk);
  const [{ decision, turn, attempt, phase, askedAt }] = (await deskOfPlayer(desk, one))
    .questions as [PlayerDeskView['questions'][number]];
  const input = { decision: decision.id, turn, attempt, phase, askedAt, answer: { kind: 'pass' } };
  const { use, moderator } = desk;
  expect(codeOf(await answerOne(use, { ...input, actor: other }))).toBe('QUESTION_UNKNOWN');
  expect(codeOf(await answerOne(use, { ...input, actor: moderator }))).toBe('PLAYER_ONLY');
  for (const stale of [{ turn: 2 }, { attempt: 2 }, { phase: 'movement' as const }]) {
    expect(codeOf(await answerOne(use, { ...input, actor: one, ...stale }))).toBe('STALE');
  }
  expect(codeOf(await answer(desk, one, { kind: 'nonsense' }))).toBe('ANSWER_REFUSED');
  const far = { kind: 'withdraw', lane: 'H0000-H0001' };
  expect(codeOf(await answer(desk, one, far))).toBe('ANSWER_REFUSED');
  const twice = [1, 2].map(() => answerOne(use, { ...input, actor: one }));
  expect((await Promise.all(twice)).map(codeOf).sort(compareText)).toEqual([
    'QUESTION_ANSWERED',
    'done',
  ]);
  expect((await journal(desk)).open).toEqual([]);
});

test('TURN-4: the answer counts: the phase runs again with it, and the log says who answered', async () => {
  const desk = await waiting();
  const { one } = await asked(desk);
  done(await answer(desk, one, { kind: 'pass' }));
  for (let step = await runPhase(desk); step.kind === 'waiting'; step = await runPhase(desk)) {
    done(await close(desk, 'open'));
  }
  const version = await desk.version();
  const [run] = done(await desk.use.readEvents({ actor: desk.moderator, which: { version } }));
  expect(run!.lines.map((line) => line.type)).toContain('SidePassed');
  const by = run!.decided.map((decided) => [decided.asked, decided.by]);
  expect(by[0]).toEqual([one.empire, 'window']);
  expect(by.slice(1).every(([, source]) => source === 'standing')).toBe(true);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-4: closed windows give the same bytes as standing orders, question by question or all at once', async () => {
  const standing = await deskOf();
  await runTurn(standing);
  await sendBothToTheMiddle(standing);
  await runTurn(standing);
  const [one, all] = [await waiting(), await waiting()];
  done(await close(all, 'whole-phase'));
  await runPhase(all);
  for (let step = await runPhase(one); step.kind === 'waiting'; step = await runPhase(one)) {
    expect(codeOf(await close(one, 'open'))).toBe('done');
  }
  const events = async (desk: TestDesk) => {
    const [run] = done(
      await desk.use.readEvents({ actor: desk.moderator, which: { version: ENCOUNTERS } }),
    );
    return canonicalJson(run!.lines);
  };
  expect(await events(one)).toBe(await events(standing));
  expect(await events(all)).toBe(await events(standing));
  expect(codeOf(await close(one, 'open'))).toBe('NOTHING_OPEN');
});

test('a closed question takes no answer any more', async () => {
  const desk = await waiting();
  const { one } = await asked(desk);
  const { questions } = await deskOfPlayer(desk, one);
  const { decision, turn, attempt, phase, askedAt } = questions[0]!;
  done(await close(desk, 'open'));
  const late = {
    actor: one,
    decision: decision.id,
    turn,
    attempt,
    phase,
    askedAt,
    answer: { kind: 'pass' },
  };
  expect(codeOf(await answerOne(desk.use, late))).toBe('QUESTION_CLOSED');
});

test('an undo withdraws open questions; a player who saw them gets other dice', async () => {
  const desk = await waiting();
  const { one } = await asked(desk);
  const { questions } = await deskOfPlayer(desk, one);
  const { decision, turn, attempt, phase, askedAt } = questions[0]!;
  const undone = await desk.use.undo({
    actor: desk.moderator,
    version: await desk.version(),
    to: await desk.version(),
    dice: 'same-if-unseen',
    reason: 'opened too early',
  });
  expect(done(undone)).toMatchObject({ attempt: 2, undone: 0 });
  expect((await deskOfPlayer(desk, one)).questions).toEqual([]);
  const late = {
    actor: one,
    decision: decision.id,
    turn,
    attempt,
    phase,
    askedAt,
    answer: { kind: 'pass' },
  };
  expect(codeOf(await answerOne(desk.use, late))).toBe('STALE');
  expect(await runPhase(desk)).toMatchObject({ kind: 'waiting' });
});

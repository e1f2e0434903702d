import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { sortBy } from '#kernel/collections/sort-by';
import { isSameData } from '#kernel/result/is-same-data';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { eager } from '#test/support/eager';
import { runPhase, runTurn } from '#test/support/steps-of-desk';

const SIDES = ['human', 'loran'] as const;
type Who = (typeof SIDES)[number];

/** Both fleets stand in the middle, and the battle waits for somebody. */
async function waiting(): Promise<TestDesk> {
  const desk = await deskOf({ battles: 'interactive' });
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  await runTurn(desk);
  return desk;
}

const questionsTo = async (desk: TestDesk, who: Who): Promise<readonly OwnQuestion[]> =>
  done(await desk.use.readPlayerDesk({ actor: desk[who] })).questions;
const openTo = async (desk: TestDesk, who: Who): Promise<readonly OwnQuestion[]> =>
  (await questionsTo(desk, who)).filter(({ status }) => status === 'open');

type Said = Readonly<{ answer: unknown; ahead?: unknown }>;

/** Everybody answers once all that is asked of them. */
async function answerAll(desk: TestDesk, say: (question: OwnQuestion) => Said): Promise<void> {
  for (const who of SIDES) {
    const answers = (await openTo(desk, who)).map((question) => {
      const { decision, turn, attempt, phase, askedAt } = question;
      return { decision: decision.id, turn, attempt, phase, askedAt, ...say(question) };
    });
    if (answers.length > 0) done(await desk.use.answerDecisions({ actor: desk[who], answers }));
  }
}

const isInBattle = async (desk: TestDesk): Promise<boolean> =>
  done(await desk.use.readDesk({ actor: desk.moderator })).open.length > 0;

/** Answers until the battle is over; with how many windows, and what was written down of it. */
async function fought(
  desk: TestDesk,
  say: (question: OwnQuestion) => Said,
): Promise<Readonly<{ windows: number; bytes: string }>> {
  const version = await desk.version();
  let windows = 0;
  for (; await isInBattle(desk); windows += 1) {
    await answerAll(desk, say);
    await runPhase(desk);
  }
  const bytes = await desk.ports.store.read(async (reader) =>
    canonicalJson(await reader.record(desk.moderator.campaign, version + 1)),
  );
  return { windows, bytes };
}

/** Answers until somebody is asked about a command with the question that follows it. */
async function toCommand(desk: TestDesk): Promise<Readonly<{ who: Who; question: OwnQuestion }>> {
  for (;;) {
    for (const who of SIDES) {
      const question = (await openTo(desk, who)).find(({ next }) => next !== undefined);
      if (question !== undefined) return { who, question };
    }
    await answerAll(desk, (one) => ({ answer: eager(one) }));
    await runPhase(desk);
  }
}

test('TURN-4, CSC-6: a command and what follows it are answered in one window, and the battle is written down alike', async () => {
  const kinds = new Set<string>();
  const apart = await fought(await waiting(), (question) => ({ answer: eager(question) }));
  const together = await fought(await waiting(), (question) => {
    const { next } = question;
    if (next === undefined) return { answer: eager(question) };
    expect(question.decision.kind).toBe('command');
    kinds.add(next.decision.kind);
    return { answer: eager(question), ahead: next.standing };
  });
  // What comes after the missions would tell of the enemy’s missions.
  expect([...kinds]).toEqual(['missions']);
  expect(together.windows).toBeLessThan(apart.windows);
  expect(together.bytes).toBe(apart.bytes);
});

test('TURN-4: a question that a command has changed is asked again', async () => {
  const desk = await waiting();
  const { who, question } = await toCommand(desk);
  const { decision, next } = question;
  if (decision.kind !== 'command') throw new Error(decision.kind);
  const [{ lane } = { lane: null }] = decision.lanes;
  // The flagship leaves, so that another one leads, with fewer points.
  const rating = (unit: string): number => decision.own.find((one) => one.unit === unit)?.cr ?? 0;
  const [flagship] = sortBy(decision.retreating, (a, b) => rating(b.unit) - rating(a.unit));
  const retreats = [{ unit: flagship!.unit, lane, along: [] }];
  await answerAll(desk, (one) =>
    one.decision.id === decision.id
      ? { answer: { kind: 'command', flagship: null, retreats }, ahead: next!.standing }
      : { answer: one.standing },
  );
  await runPhase(desk);
  const again = (await questionsTo(desk, who)).filter(
    (one) => one.decision.id === next!.decision.id,
  );
  for (const one of again) {
    expect(one.status === 'answered').toBe(isSameData(one.decision, next!.decision));
  }
  expect(again.some(({ status }) => status === 'answered')).toBe(false);
});

test('TURN-4: an answer ahead is checked like any other, and counts only if it was given', async () => {
  const desk = await waiting();
  const { who, question } = await toCommand(desk);
  const { decision, turn, attempt, phase, askedAt, standing, next } = question;
  const asked = { decision: decision.id, turn, attempt, phase, askedAt, answer: standing };
  const wrong = await desk.use.answerDecisions({
    actor: desk[who],
    answers: [{ ...asked, ahead: { kind: 'cargo', keep: [] } }],
  });
  expect(codeOf(wrong)).toBe('ANSWER_REFUSED');
  await answerAll(desk, (one) => ({ answer: one.standing }));
  await runPhase(desk);
  const open = (await openTo(desk, who)).map((one) => one.decision.id);
  expect(open).toContain(next!.decision.id);
});

test('FOG-1: what is foreseen of the next question does not tell what the other side orders', async () => {
  const foreseen = await Promise.all(
    (['standing', 'leaves'] as const).map(async (how) => {
      const desk = await waiting();
      const { who, question } = await toCommand(desk);
      const other = who === 'human' ? 'loran' : 'human';
      const theirs = (await openTo(desk, other)).find((one) => one.decision.kind === 'command');
      expect(theirs).toBeDefined();
      const { decision, turn, attempt, phase, askedAt, standing } = theirs!;
      if (decision.kind !== 'command') throw new Error(decision.kind);
      const lane = decision.lanes[0]?.lane;
      const retreats = decision.retreating.map(({ unit }) => ({ unit, lane, along: [] }));
      const answer = how === 'standing' ? standing : { kind: 'command', flagship: null, retreats };
      const given = { decision: decision.id, turn, attempt, phase, askedAt, answer };
      done(await desk.use.answerDecisions({ actor: desk[other], answers: [given] }));
      const now = (await openTo(desk, who)).find((one) => one.decision.id === question.decision.id);
      return canonicalJson(now!.next);
    }),
  );
  expect(foreseen[0]).toBe(foreseen[1]);
});

import { beforeEach, expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { GivenAnswer } from '#app/usecases/encounters/answer-decisions';
import type { OwnQuestion } from '#app/usecases/orders/read-player-desk';
import { brandAs } from '#kernel/brand/brand';
import type { EncounterId } from '#model/campaign/ids';
import { answerOne } from '#test/support/answer-one';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';

let desk: TestDesk;
beforeEach(async () => {
  desk = await deskOf({ battles: 'interactive' });
  const run = async () =>
    done(await desk.use.runTurn({ actor: desk.moderator, version: await desk.version() }));
  await run();
  await sendBothToTheMiddle(desk);
  await run();
});

const journal = async () => done(await desk.use.readDesk({ actor: desk.moderator }));
const questionsOf = async (actor: Player) =>
  done(await desk.use.readPlayerDesk({ actor })).questions;
const openTo = async (actor: Player) =>
  (await questionsOf(actor)).filter(({ status }) => status === 'open');

async function asked(): Promise<Player> {
  const [first] = (await journal()).open;
  return first!.asked === 'human' ? desk.human : desk.loran;
}

const asStanding = (question: OwnQuestion): GivenAnswer => ({
  decision: question.decision.id,
  turn: question.turn,
  attempt: question.attempt,
  askedAt: question.askedAt,
  phase: question.phase,
  answer: question.standing,
});

async function answerAll(actor: Player, leaveToStanding: readonly EncounterId[] = []) {
  const answers = (await openTo(actor)).map(asStanding);
  return desk.use.answerDecisions({ actor, answers, leaveToStanding });
}

const leaveAll = async (actor: Player): Promise<void> => {
  const encounters = (await openTo(actor)).map(({ decision }) => decision.encounter);
  done(await answerAll(actor, [...new Set(encounters)]));
};

/** The phase goes on until it is done. Players who are asked leave the rest to their standing orders. */
async function goOnToTheEnd(): Promise<void> {
  for (let rounds = 0; rounds < 10 && (await journal()).phase === 'encounters'; rounds += 1) {
    if ((await journal()).open.length > 0) await leaveAll(await asked());
    done(await desk.use.goOn());
  }
}

test('TURN-4: when the last question is answered the phase goes on by itself, to the next questions', async () => {
  const before = await journal();
  done(await answerAll(await asked()));
  expect((await journal()).open).toEqual([]);
  const went = done(await desk.use.goOn());
  expect(went).toMatchObject([{ outcome: { ok: true } }]);
  const after = await journal();
  const isFurther = after.version > before.version || after.open.length > 0;
  expect(isFurther).toBe(true);
});

test('TURN-4: nothing goes on while somebody is asked, or when the moderator continues by hand', async () => {
  const one = await asked();
  expect(done(await desk.use.goOn())).toEqual([]);
  done(await desk.use.chooseGoingOn({ actor: desk.moderator, goesOn: false }));
  done(await answerAll(one));
  expect(done(await desk.use.goOn())).toEqual([]);
  done(await desk.use.chooseGoingOn({ actor: desk.moderator, goesOn: true }));
  expect(done(await desk.use.goOn())).toHaveLength(1);
});

test('a moderator who has closed the windows continues by hand', async () => {
  const version = await desk.version();
  done(await desk.use.closeWindows({ actor: desk.moderator, version, which: 'open' }));
  expect(done(await desk.use.goOn())).toEqual([]);
});

test('FOG-1: whether the phase went on is not told: the answered questions stay until the next report', async () => {
  const one = await asked();
  await leaveAll(one);
  const before = await questionsOf(one);
  const answered = before.map(({ decision }) => decision.id);
  await goOnToTheEnd();
  expect((await journal()).phase).not.toBe('encounters');
  const after = await questionsOf(one);
  expect(after.map(({ decision }) => decision.id)).toEqual(answered);
  const late = { actor: one, ...asStanding(before[0]!) };
  expect(codeOf(await answerOne(desk.use, late))).toBe('QUESTION_ANSWERED');
});

test('TURN-4: a player who leaves the rest of a battle to standing orders is not asked there again', async () => {
  const one = await asked();
  const count = (await questionsOf(one)).length;
  await leaveAll(one);
  await goOnToTheEnd();
  expect((await questionsOf(one)).length).toBe(count);
  expect((await journal()).phase).toBe('bombardment');
});

test('a player can’t leave a battle to standing orders if they are not asked in it', async () => {
  const one = await asked();
  const strange = brandAs<EncounterId>('somewhere');
  expect(codeOf(await answerAll(one, [strange]))).toBe('QUESTION_UNKNOWN');
  expect(await openTo(one)).not.toEqual([]);
});

test('answers are kept all or none, and each fault is told at its place', async () => {
  const one = await asked();
  const [question] = await openTo(one);
  const wrong = { ...asStanding(question!), answer: { kind: 'nonsense' } };
  const given = await desk.use.answerDecisions({ actor: one, answers: [wrong] });
  expect(given).toMatchObject({ error: { code: 'ANSWER_REFUSED' } });
  expect(given.ok ? '' : given.error.issues[0]!.path).toMatch(/^answers\[0\]/);
  expect(await openTo(one)).not.toEqual([]);
});

test('while a campaign is being run a second run is refused, and says since when', async () => {
  const { ports, use, moderator } = desk;
  const version = await desk.version();
  const since = '2026-11-21T14:05:00.000Z';
  const held = { campaign: moderator.campaign, since, from: version, kind: 'turn' } as const;
  const beside = await ports.running.hold(held, async () => {
    expect(done(await use.readProgress({ actor: moderator })).underWay?.since).toBe(since);
    return use.runTurn({ actor: moderator, version });
  });
  expect(beside).toMatchObject({ error: { code: 'RUN_UNDER_WAY' } });
  expect(beside.ok ? '' : beside.error.issues[0]!.text).toContain(since);
  expect(done(await use.readProgress({ actor: moderator })).underWay).toBeNull();
});

import { expect, test } from 'vitest';
import { newClock } from '#app/clock/new-clock';
import type { WriteToModeratorsInput } from '#app/usecases/talk/write-to-moderators';
import { codeOf, deskOf, done, type TestDesk } from '#test/support/desk';
import { runTurn } from '#test/support/steps-of-desk';

/*
 * Players write to the moderators, who answer in the same thread, and grant the time that a player asks for.
 */

const DUE = '2024-01-12T20:00:00.000Z';

async function table(): Promise<TestDesk> {
  const desk = await deskOf();
  const { use, moderator: actor } = desk;
  await runTurn(desk);
  const settings = { ...newClock().settings, mode: 'fixed' } as const;
  done(await use.setClock({ actor, settings }));
  done(await use.moveDeadline({ actor, deadline: DUE }));
  return desk;
}

const letterOf = (desk: TestDesk, more: Partial<WriteToModeratorsInput> = {}) =>
  desk.use.writeToModerators({
    ...{ actor: desk.human, conversation: null, subject: 'A lane', about: null, hours: 0 },
    ...{ text: 'May a fleet stop in a lane?', ...more },
  });
const threadsOf = async ({ use, moderator: actor }: TestDesk) =>
  done(await use.readThreads({ actor }));
const threadNumber = async (desk: TestDesk): Promise<number> => (await threadsOf(desk))[0]!.number;

test('a player’s letter waits for the moderators until they answer, and only that player reads both', async () => {
  const desk = await table();
  const { use, human, loran, moderator: actor } = desk;
  done(await letterOf(desk, { about: { kind: 'rule', rule: 'MOV-1' } }));
  const work = async () => done(await use.readWorkList({ actor })).map(({ kind }) => kind);
  expect(await work()).toContain('threads');
  const thread = await threadNumber(desk);
  done(await use.answerThread({ actor, thread, text: 'No.' }));
  expect(await work()).not.toContain('threads');
  expect((await threadsOf(desk))[0]).toMatchObject({
    ...{ name: 'Human Commonwealth', waits: false, about: { kind: 'rule', rule: 'MOV-1' } },
    letters: [
      { from: 'human', text: 'May a fleet stop in a lane?' },
      { from: null, text: 'No.' },
    ],
  });
  const own = done(await use.readLetters({ actor: human }));
  expect(own.unread).toBe(1);
  expect(own.conversations[0]?.letters.map(({ text }) => text)).toHaveLength(2);
  expect(done(await use.readLetters({ actor: loran })).conversations).toEqual([]);
  // A further letter of the player opens the thread again.
  done(await letterOf(desk, { conversation: 1, subject: '', text: 'Why not?' }));
  expect((await threadsOf(desk))[0]?.waits).toBe(true);
  done(await use.answerThread({ actor, thread, text: null }));
  expect((await threadsOf(desk))[0]?.waits).toBe(false);
});

test('TURN-5: granting the time moves the deadline for all and tells all, once', async () => {
  const desk = await table();
  const { use, loran, human, moderator: actor } = desk;
  done(await letterOf(desk, { hours: 24 }));
  expect((await threadsOf(desk))[0]).toMatchObject({ canGrant: true });
  const thread = await threadNumber(desk);
  const { deadline } = done(await use.grantTime({ actor, thread }));
  expect(deadline).toBe('2024-01-13T20:00:00.000Z');
  const told = done(await use.readOwnMessages({ actor: loran, fresh: true }));
  expect(told.map(({ text }) => text)).toEqual([
    'The deadline of turn 1 was moved: orders are due 2024-01-13 20:00 UTC.',
  ]);
  // The player who asked reads it in the thread. Nobody else learns who that was.
  expect(done(await use.readOwnMessages({ actor: human, fresh: true }))).toEqual([]);
  const [own] = done(await use.readLetters({ actor: human })).conversations;
  expect(own?.letters.at(-1)?.text).toContain('orders are due 2024-01-13');
  expect(own?.thread?.asks?.granted).toBe('all');
  expect((await threadsOf(desk))[0]).toMatchObject({ canGrant: false, waits: false });
  expect(codeOf(await use.grantTime({ actor, thread }))).toBe('TIME_NOT_ASKED');
});

test('without a deadline there is no time to ask for', async () => {
  const desk = await deskOf();
  await runTurn(desk);
  const sent = await letterOf(desk, { hours: 24 });
  expect(codeOf(sent)).toBe('LETTER_REFUSED');
  expect(sent.ok ? [] : sent.error.issues.map(({ code }) => code)).toEqual(['NO_DEADLINE']);
});

test('nobody writes into the thread of another, or reads threads who may not', async () => {
  const desk = await table();
  const { use, human, loran, moderator } = desk;
  done(await letterOf(desk));
  const answer = { actor: loran, conversation: 1, subject: '', text: 'Mine!' };
  expect(codeOf(await letterOf(desk, answer))).toBe('CONVERSATION_UNKNOWN');
  expect(codeOf(await use.readThreads({ actor: human }))).toBe('MODERATOR_ONLY');
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  expect(codeOf(await use.readThreads({ actor: blind }))).toBe('MODERATOR_BLIND');
  const thread = await threadNumber(desk);
  for (const actor of [human, blind]) {
    expect(codeOf(await use.answerThread({ actor, thread, text: 'x' }))).not.toBe('done');
    expect(codeOf(await use.grantTime({ actor, thread }))).not.toBe('done');
  }
});

test('letters to the moderators are written while talk between players is off, and reports print none', async () => {
  const desk = await table();
  const { use, human, moderator: actor } = desk;
  done(await use.switchTalk({ actor, isOn: false }));
  done(await letterOf(desk));
  done(await use.answerThread({ actor, thread: await threadNumber(desk), text: 'No.' }));
  await runTurn(desk);
  const report = done(await use.readReport({ actor: human, turn: 2, edition: null }));
  expect(JSON.stringify(report)).not.toContain('May a fleet stop');
  const lengthy = await letterOf(desk, { subject: '', text: '' });
  expect(lengthy.ok ? [] : lengthy.error.issues.map(({ path }) => path)).toEqual([
    'subject',
    'text',
  ]);
});

test('a letter can be about a battle of the report or an order of the sheet', async () => {
  const desk = await table();
  const { use, human } = desk;
  const orders = [{ kind: 'InvestTech', points: 4 }] as const;
  done(await use.saveDraft({ actor: human, turn: 1, orders }));
  const subjects = done(await use.readThreadSubjects({ actor: human }));
  expect(subjects.orders[0]).toMatchObject({ kind: 'order', turn: 1 });
  expect(subjects.orders[0]?.text).toContain('4');
  expect(subjects.due).toBe(DUE);
});

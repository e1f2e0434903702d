import { expect, test } from 'vitest';
import type { Player } from '#app/actor';
import { type TestDesk, codeOf, done } from '#test/support/desk';
import { battlesOf, runPhase } from '#test/support/steps-of-desk';
import { met, setWindows, toRound } from '#test/support/windows-desk';

const playerOf = (desk: TestDesk, empire: string): Player =>
  empire === 'human' ? desk.human : desk.loran;
const messagesTo = async ({ use }: TestDesk, actor: Player) =>
  done(await use.readOwnMessages({ actor, fresh: true })).map(({ text }) => text);
const toBoth = async (desk: TestDesk) => [
  await messagesTo(desk, desk.human),
  await messagesTo(desk, desk.loran),
];

/** The battle waits for one player, and the other was asked nothing yet. */
async function oneAsked(): Promise<Readonly<{ desk: TestDesk; asked: Player; other: Player }>> {
  const desk = await met('interactive');
  await runPhase(desk);
  const { open } = await battlesOf(desk);
  const [asked, ...others] = new Set(open.map(({ question }) => question.decision.asked));
  expect(others).toEqual([]);
  const other = asked === 'human' ? 'loran' : 'human';
  return { desk, asked: playerOf(desk, asked!), other: playerOf(desk, other) };
}

test('TURN-4: a player whose question the moderator answers at the desk is told so, and again when they are asked after all; nobody else is', async () => {
  const { desk, asked, other } = await oneAsked();
  await setWindows(desk, 'desk');
  expect(await messagesTo(desk, asked)).toEqual([
    expect.stringMatching(/^Wolf 359: from now on the moderator answers there for you/),
  ]);
  await setWindows(desk, null);
  const [back] = await messagesTo(desk, asked);
  expect(back).toMatch(/^Wolf 359: from now on you are asked there/);
  expect(await messagesTo(desk, asked)).toHaveLength(2);
  expect(await messagesTo(desk, other)).toEqual([]);
});

test('TURN-4: players who were asked in a battle are told that its rounds, or all of it, are left to standing orders', async () => {
  const desk = await met('interactive');
  await runPhase(desk);
  await toRound(desk);
  await setWindows(desk, 'setup');
  for (const [told] of await toBoth(desk)) {
    expect(told).toMatch(/^Wolf 359: from now on you are asked there before and after battles/);
  }
  await setWindows(desk, 'standing');
  for (const [told] of await toBoth(desk)) {
    expect(told).toMatch(/^Wolf 359: from now on your standing orders answer there/);
  }
});

test('TURN-4: windows that change nothing for a player, or in which nobody was asked, are told to nobody', async () => {
  const { desk } = await oneAsked();
  await setWindows(desk, 'interactive');
  expect(await toBoth(desk)).toEqual([[], []]);
  const hidden = await met('standing');
  await setWindows(hidden, 'desk');
  await runPhase(hidden);
  expect((await battlesOf(hidden)).open.length).toBeGreaterThan(0);
  await setWindows(hidden, 'standing');
  expect(await toBoth(hidden)).toEqual([[], []]);
});

test('ENC-1: players who were not asked are not told when a battle that the moderator runs at the desk is fought elsewhere', async () => {
  const desk = await met('standing');
  await setWindows(desk, 'desk');
  await runPhase(desk);
  const { version, toFight } = await battlesOf(desk);
  const { encounter } = toFight[0]!;
  const word = { actor: desk.moderator, version, encounter, isElsewhere: true };
  expect(codeOf(await desk.use.fightElsewhere(word))).toBe('done');
  expect(await toBoth(desk)).toEqual([[], []]);
});

import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { withNatives } from '#test/exhaustive/natives-world';
import { type TestDesk, deskOf, done, scenarioText, sendBothToTheMiddle } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { runPhase, runTurn } from '#test/support/steps-of-desk';
import { met } from '#test/support/windows-desk';

type Kind = 'player' | 'hold' | 'machine' | 'machine-for-good';

const choose = async ({ use, moderator: actor }: TestDesk, empire: string, kind: Kind) =>
  done(await use.setStandIn({ actor, empire, kind, level: 'standard', personality: 'balanced' }));
const openOf = async ({ use, moderator: actor }: TestDesk): Promise<readonly string[]> =>
  done(await use.readDesk({ actor })).open.map(({ asked }) => asked);
const isSound = async ({ use, moderator: actor }: TestDesk): Promise<boolean> =>
  done(await use.verifyCampaign({ actor })).faults.length === 0;

/** Answers all open questions to a player as their standing orders would; how many. */
async function answerAll({ use }: TestDesk, actor: TestDesk['human']): Promise<number> {
  const { questions } = done(await use.readPlayerDesk({ actor }));
  const open = questions.filter(({ status }) => status === 'open');
  const answers = open.map(({ decision, turn, attempt, phase, askedAt, standing }) => ({
    ...{ decision: decision.id, turn, attempt, phase, askedAt, answer: standing },
  }));
  if (open.length > 0) done(await use.answerDecisions({ actor, answers }));
  return open.length;
}

/** Runs on until the turn ends, with these players to answer; how many questions each of them had. */
async function playOn(
  desk: TestDesk,
  players: readonly TestDesk['human'][] = [desk.human],
): Promise<readonly number[]> {
  const had = players.map(() => 0);
  for (let steps = 0; steps < 60; steps += 1) {
    const { stopped } = await runTurn(desk);
    if (stopped.at === 'orders') return had;
    const before = had.join();
    for (const [index, player] of players.entries()) {
      had[index]! += await answerAll(desk, player);
    }
    if (had.join() === before) throw new Error(`waits for ${(await openOf(desk)).join()}`);
  }
  throw new Error('the turn does not end');
}

test.each(['machine', 'machine-for-good', 'hold'] as const)(
  'TURN-4, TURN-5: a turn with battles asks only the player where the other empire is played by a stand-in (%s)',
  async (kind) => {
    const desk = await deskOf({ battles: 'interactive' });
    await runTurn(desk);
    await sendBothToTheMiddle(desk);
    await choose(desk, 'loran', kind);
    const { stopped } = await runTurn(desk);
    expect(stopped.at).toBe('questions');
    const [asked = 0] = await playOn(desk);
    expect(asked).toBeGreaterThan(0);
    expect(await isSound(desk)).toBe(true);
  },
);

test('TURN-5: a stand-in that is chosen while a question waits for its player lets standing orders answer it', async () => {
  const desk = await met('interactive');
  await runPhase(desk);
  const [asked = ''] = await openOf(desk);
  await choose(desk, asked, 'machine');
  expect(await openOf(desk)).toEqual([]);
  const [other = ''] = ['human', 'loran'].filter((one) => one !== asked);
  await choose(desk, other, 'machine');
  expect((await runTurn(desk)).stopped.at).toBe('orders');
  expect(await isSound(desk)).toBe(true);
});

test('TURN-5: what a machine answered in a battle stays when its player is back in the middle of it', async () => {
  const desk = await met('interactive');
  await choose(desk, 'loran', 'machine');
  await runPhase(desk);
  const { questions } = done(await desk.use.readPlayerDesk({ actor: desk.human }));
  expect(questions.filter(({ status }) => status === 'open')).not.toEqual([]);
  await choose(desk, 'loran', 'player');
  await playOn(desk, [desk.human, desk.loran]);
  expect(await isSound(desk)).toBe(true);
});

test('TURN-4, DIP-16: nobody waits for non-aligned worlds without a player, nor for an empire whose seats are all closed', async () => {
  const settings = { battles: 'interactive', nonAlignedControl: 'player' } as const;
  const store = memoryStore();
  const desk = await deskOf({}, store, withNatives(scenarioText(settings)));
  const { use, moderator: actor } = desk;
  await runTurn(desk);
  const { seats } = done(await use.listPeople({ actor }));
  for (const { id, role } of seats) {
    if ('empire' in role && role.empire === 'loran') done(await use.endSeat({ actor, seat: id }));
  }
  await sendBothToTheMiddle(desk);
  const [asked = 0] = await playOn(desk);
  expect(asked).toBeGreaterThan(0);
  const state = await store.read((reader) => reader.state(actor.campaign));
  const worlds = valuesById(state.empires).filter(({ nonAligned }) => nonAligned !== undefined);
  expect(worlds.length).toBeGreaterThan(0);
});

import { beforeEach, describe, expect, test } from 'vitest';
import type { Player } from '#app/actor';
import type { Tutorial } from '#app/ports/tutorial-record';
import { codeOf, deskOf, done, sendBothToTheMiddle, type TestDesk } from '#test/support/desk';
import { actorBy, join } from '#test/support/people';
import { runTurn } from '#test/support/steps-of-desk';

let desk: TestDesk;
let session: string;
let anna: Player;

beforeEach(async () => {
  desk = await deskOf();
  await runTurn(desk);
  session = (await join(desk, desk.tokens.human, 'Anna')).session;
  anna = await actorBy(desk, session, 'player');
});

const shown = async (tutorial: Tutorial, turn = 1, actor: Player = anna) =>
  done(await desk.use.readTutorial({ actor, tutorial, turn }));
const mark = async (
  act: Parameters<TestDesk['use']['markTutorial']>[0]['act'],
  tutorial: Tutorial = 'first-turn',
  actor: Player = anna,
) => done(await desk.use.markTutorial({ actor, tutorial, act }));

describe('the guide through a first turn', () => {
  test('is shown to a new player until their orders have been carried out', async () => {
    expect(await shown('first-turn')).toEqual({ isShown: true, skipped: [] });
    done(await desk.use.submitOrders({ actor: anna, turn: 1, orders: [] }));
    expect((await shown('first-turn')).isShown).toBe(true);
    await sendBothToTheMiddle(desk);
    await runTurn(desk);
    expect((await shown('first-turn', 2)).isShown).toBe(false);
    await runTurn(desk);
    // They ordered nothing last turn, but have before.
    expect((await shown('first-turn', 3)).isShown).toBe(false);
  });

  test('waits for a player who ordered nothing yet', async () => {
    await runTurn(desk);
    expect((await shown('first-turn', 2)).isShown).toBe(true);
  });

  test('does not come back once it is dismissed, unless it is asked for', async () => {
    await mark({ kind: 'skip', step: 'guard' });
    await mark({ kind: 'skip', step: 'home' });
    await mark({ kind: 'unskip', step: 'guard' });
    await mark({ kind: 'skip', step: 'no-such-step' });
    expect(await shown('first-turn')).toEqual({ isShown: true, skipped: ['home'] });
    await mark({ kind: 'dismiss' });
    expect(await shown('first-turn')).toEqual({ isShown: false, skipped: ['home'] });
    await mark({ kind: 'ask' });
    expect(await shown('first-turn')).toEqual({ isShown: true, skipped: ['home'] });
    // Long after.
    expect((await shown('first-turn', 40)).isShown).toBe(true);
  });

  test('is each seat’s own', async () => {
    await mark({ kind: 'dismiss' });
    const other = (await join(desk, desk.tokens.loran, 'Boris')).session;
    const boris = await actorBy(desk, other, 'player');
    expect((await shown('first-turn', 1, boris)).isShown).toBe(true);
    // The command line has no seat.
    expect((await shown('first-turn', 1, desk.loran)).isShown).toBe(false);
    const asModerator = { actor: desk.moderator, tutorial: 'first-turn', turn: 1 } as const;
    expect(codeOf(await desk.use.readTutorial(asModerator))).toBe('PLAYER_ONLY');
  });

  test('is not shown to a player who has turns behind them in another campaign', async () => {
    const second = await anotherCampaign();
    expect((await shown('first-turn', 1, second)).isShown).toBe(true);
    await runTurn(desk);
    await runTurn(desk);
    expect((await shown('first-turn', 1, second)).isShown).toBe(false);
    await mark({ kind: 'ask' }, 'first-turn', second);
    expect((await shown('first-turn', 1, second)).isShown).toBe(true);
  });

  test('is not shown in another campaign once it is dismissed in one', async () => {
    const second = await anotherCampaign();
    await mark({ kind: 'dismiss' });
    expect((await shown('first-turn', 1, second)).isShown).toBe(false);
  });
});

/** Anna’s seat in a second campaign on the same server. */
async function anotherCampaign(): Promise<Player> {
  const { ports } = desk;
  const other = await deskOf({}, ports.store);
  done(await other.use.takeSeat({ token: other.tokens.human, session }));
  const { seats } = done(await desk.use.whoAmI({ session }));
  const found = seats.map(({ actor }) => actor).find(({ seat }) => seat !== anna.seat);
  return found as Player;
}

describe('guides through battles', () => {
  test('the one of questions is shown in the turn of the first answer, and not later', async () => {
    expect((await shown('first-question')).isShown).toBe(true);
    await mark({ kind: 'finish', turn: 1 }, 'first-question');
    await mark({ kind: 'finish', turn: 2 }, 'first-question');
    expect((await shown('first-question')).isShown).toBe(true);
    expect((await shown('first-question', 2)).isShown).toBe(false);
    await mark({ kind: 'ask' }, 'first-question');
    expect((await shown('first-question', 2)).isShown).toBe(true);
    await mark({ kind: 'dismiss' }, 'first-question');
    await mark({ kind: 'finish', turn: 2 }, 'first-question');
    expect((await shown('first-question', 2)).isShown).toBe(false);
  });

  test('the one of reports is shown with the first battle, and not with the next', async () => {
    await sendBothToTheMiddle(desk);
    await runTurn(desk);
    expect((await shown('first-battle', 2)).isShown).toBe(true);
    expect((await shown('first-battle', 3)).isShown).toBe(false);
    // They have fought before they were asked.
    expect((await shown('first-question', 1)).isShown).toBe(true);
    expect((await shown('first-question', 2)).isShown).toBe(false);
  });
});

import { expect, test } from 'vitest';
import { clockDeskOf } from '#test/support/clock-desk';
import { done } from '#test/support/desk';
import { correction, RULES, RULING } from '#test/support/voting-desk';

const webhook = 'https://chat.example/hook';

test('TURN-6, TURN-7: the chat is told of a proposal and how it ended, and of nothing in it', async () => {
  const desk = await clockDeskOf({ rules: { moderation: 'open' }, settings: { webhook } });
  const { human, loran, use } = desk;
  const tell = async () => {
    const { notices } = done(await use.tickClocks({ tellsChats: true }));
    return notices.map(({ text }) => text);
  };
  await tell();
  const wish = correction('treasury loran 43');
  const version = await desk.version();
  const about = { actor: human, version, wish, reason: 'a slip', rules: RULES };
  const { number } = done(await use.raiseProposal(about));
  expect(await tell()).toEqual(['A player has made a proposal. Please vote.']);
  done(await use.castVote({ actor: loran, proposal: number, inFavour: true }));
  expect(await tell()).toEqual(['A proposal of the players is carried.']);
});

test('TURN-6, TURN-7: a proposal that waits lapses when the clock runs the turn, and a question goes on', async () => {
  const desk = await clockDeskOf({ rules: { moderation: 'open' } });
  const { human, loran, use } = desk;
  const version = await desk.version();
  const propose = (actor: typeof human, wish: typeof RULING) =>
    use.raiseProposal({ actor, version, wish, reason: 'a slip', rules: RULES });
  done(await propose(human, correction('treasury loran 43')));
  done(await propose(loran, RULING));
  desk.at('2026-11-24T21:00:01.000Z');
  await desk.tick();
  expect(await desk.turnAndPhase()).toContain('2');
  const statuses = done(await use.readVotes({ actor: human })).proposals.map((one) => one.status);
  expect(statuses).toEqual(['open', 'lapsed']);
});

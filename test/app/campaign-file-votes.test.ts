import { beforeAll, expect, test } from 'vitest';
import type { CampaignFile } from '#app/campaign-file/campaign-file';
import { useCasesOf } from '#app/use-cases';
import { formatCampaignFile } from '#content/campaign-files/format-campaign-file';
import type { Proposal, Vote } from '#app/ports/vote-record';
import { codeOf, done } from '#test/support/desk';
import { newStore } from '#test/support/new-store';
import { testPorts } from '#test/support/ports';
import { correction, RULING, votingDesk } from '#test/support/voting-desk';

type Bent = Omit<CampaignFile, 'desk'> & {
  desk: { proposals: Proposal[]; votes: Vote[] };
};

let text = '';
let before: unknown;

/** One proposal that is carried, one that is rejected, and a question that is open. */
beforeAll(async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, moderator: actor, use } = desk;
  const rejected = await desk.propose(human, correction('treasury loran 41'));
  await desk.vote(kili, rejected, 'against');
  await desk.vote(loran, rejected, 'against');
  const carried = await desk.propose(human, correction('treasury loran 43'));
  await desk.vote(loran, carried, 'for');
  const question = await desk.propose(kili, RULING);
  await desk.vote(human, question, 'against');
  before = done(await use.readVotes({ actor })).proposals;
  ({ text } = done(await use.exportCampaign({ actor })));
});

test('TURN-6: proposals and votes travel with the campaign, and the vote goes on in the real store', async () => {
  const store = await newStore();
  const use = useCasesOf(testPorts(store));
  const { slug } = done(await use.importCampaign({ text }));
  const actor = done(await use.actAsModerator({ slug }));
  expect(done(await use.readVotes({ actor })).proposals).toEqual(before);
  const loran = { kind: 'player', campaign: actor.campaign, empire: 'loran' } as never;
  const voted = await use.castVote({ actor: loran, proposal: 3, inFavour: true });
  expect(done(voted).verdict).toBe('carried');
  const again = done(await use.readVotes({ actor })).proposals[0];
  expect(again).toMatchObject({ number: 3, status: 'carried', against: ['Human Commonwealth'] });
  expect(done(await use.readRulings({ actor }))).toHaveLength(1);
});

test('TURN-6: the real store changes a vote, corrects with the deciding one, and lets a lapsed proposal be', async () => {
  const store = await newStore();
  const use = useCasesOf(testPorts(store));
  const { slug } = done(await use.importCampaign({ text }));
  const moderator = done(await use.actAsModerator({ slug }));
  const as = (empire: string) =>
    ({ kind: 'player', campaign: moderator.campaign, empire }) as never;
  const { version } = done(await use.readDesk({ actor: moderator }));
  const about = { version, wish: correction('treasury loran 47'), reason: 'why', rules: [] };
  const { number } = done(await use.raiseProposal({ ...about, actor: as('human') }));
  const vote = (empire: string, inFavour: boolean) =>
    use.castVote({ actor: as(empire), proposal: number, inFavour });
  done(await vote('kili', false));
  expect(done(await vote('kili', true)).verdict).toBe('carried');
  const [empires, votes] = await store.read(async (reader) => [
    await reader.empires(moderator.campaign),
    await reader.votes(moderator.campaign),
  ]);
  expect(Object.values(empires).find(({ name }) => name === 'Loran Imperium')?.treasury).toBe(47);
  expect(votes.filter(({ proposal }) => proposal === number)).toHaveLength(2);
  expect(codeOf(await vote('loran', true))).toBe('PROPOSAL_SETTLED');
});

test.each<readonly [what: string, bend: (file: Bent) => void, told: RegExp]>([
  ['a vote on nothing', ({ desk }) => Object.assign(desk.votes[0]!, { proposal: 9 }), /proposal 9/],
  ['a vote of nobody', ({ desk }) => Object.assign(desk.votes[0]!, { empire: 'x' }), /“x”/],
  ['two votes', ({ desk }) => void desk.votes.push(desk.votes[0]!), /appears twice: 1 human/],
  ['a late version', ({ desk }) => Object.assign(desk.proposals[0]!, { version: 99 }), /is 99/],
  ['nobody’s', ({ desk }) => Object.assign(desk.proposals[0]!, { from: 'y' }), /“y”/],
])('TURN-6: a file with %s is refused', async (_what, bend, told) => {
  const file = JSON.parse(text) as Bent;
  bend(file);
  const use = useCasesOf(testPorts(await newStore()));
  const refused = await use.importCampaign({ text: formatCampaignFile(file, 'test') });
  expect(refused.ok ? '' : refused.error.issues.map((one) => one.text).join()).toMatch(told);
});

import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { compareText } from '#kernel/result/compare-text';
import { codeOf, deskOf, done } from '#test/support/desk';
import { actorBy, invited, join, seatCalled } from '#test/support/people';
import { correction, RULES, RULING, votingDesk } from '#test/support/voting-desk';

test('TURN-6: of two players both must agree, and the deciding vote corrects the campaign at once', async () => {
  const desk = await votingDesk();
  const { human, loran, use } = desk;
  const before = await desk.version();
  const number = await desk.propose(human, correction('treasury loran 43'), 'the Loran forgot 3');
  expect(await desk.treasury()).not.toBe(43);
  expect(await desk.vote(loran, number, 'for')).toBe('carried');
  expect(await desk.treasury()).toBe(43);
  expect(await desk.version()).toBe(before + 1);
  const [line] = done(await use.readVotes({ actor: loran })).proposals;
  expect(line).toMatchObject({ status: 'carried', missing: [], own: 'for', isOwn: false });
  expect(line?.inFavour).toEqual(['Human Commonwealth', 'Loran Imperium']);
  const own = done(await use.readReport({ actor: loran, turn: 1, edition: null }));
  const told = own.seen.filter(({ type }) => type === 'CorrectionMade');
  expect(told).toMatchObject([{ voted: true, reason: 'the Loran forgot 3' }]);
});

test('TURN-6: of three players two decide, for or against', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran } = desk;
  const first = await desk.propose(human, correction('treasury loran 43'));
  expect(await desk.vote(kili, first, 'against')).toBe('open');
  expect(await desk.vote(loran, first, 'against')).toBe('rejected');
  expect(await desk.treasury()).not.toBe(43);
  const second = await desk.propose(kili, correction('treasury loran 47'));
  expect(await desk.vote(loran, second, 'for')).toBe('carried');
  expect(await desk.treasury()).toBe(47);
  expect(await desk.statuses()).toEqual(['carried', 'rejected']);
});

test('TURN-6: a vote can be changed until the proposal is decided, and nobody votes on it later', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  await desk.vote(kili, number, 'against');
  await desk.vote(human, number, 'against').then((verdict) => expect(verdict).toBe('rejected'));
  const late = await use.castVote({ actor: loran, proposal: number, inFavour: true });
  expect(codeOf(late)).toBe('PROPOSAL_SETTLED');
  const next = await desk.propose(human, correction('treasury loran 44'));
  await desk.vote(kili, next, 'against');
  expect(await desk.vote(kili, next, 'for')).toBe('carried');
  expect(await desk.treasury()).toBe(44);
});

test('TURN-6: two deciding votes at once: the proposal is carried out once, and no vote is lost', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  const before = await desk.version();
  const cast = (actor: typeof human) => use.castVote({ actor, proposal: number, inFavour: true });
  const outcomes = (await Promise.all([cast(kili), cast(loran)])).map(codeOf);
  expect(outcomes.toSorted(compareText)).toEqual(['PROPOSAL_SETTLED', 'done']);
  expect(await desk.version()).toBe(before + 1);
  const both = await votingDesk(3);
  const other = await both.propose(both.human, RULING);
  const against = (actor: typeof human) =>
    both.use.castVote({ actor, proposal: other, inFavour: false });
  const verdicts = await Promise.all([against(both.kili), against(both.loran)]);
  expect(verdicts.map((one) => done(one).verdict).toSorted(compareText)).toEqual([
    'open',
    'rejected',
  ]);
});

test('TURN-6: a proposal lapses when the turn runs or another correction is made, and a question does not', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, moderator, use } = desk;
  const [one, other] = [
    await desk.propose(human, correction('treasury loran 43')),
    await desk.propose(kili, correction('treasury loran 44')),
  ];
  const question = await desk.propose(loran, RULING);
  await desk.vote(loran, other, 'for');
  expect(await desk.statuses()).toEqual(['open', 'carried', 'lapsed']);
  const late = await use.castVote({ actor: loran, proposal: one, inFavour: true });
  expect(codeOf(late)).toBe('PROPOSAL_SETTLED');
  const next = await desk.propose(human, correction('treasury loran 45'));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  expect(await desk.statuses()).toEqual(['lapsed', 'open', 'carried', 'lapsed']);
  expect(codeOf(await use.castVote({ actor: loran, proposal: next, inFavour: true }))).toBe(
    'PROPOSAL_SETTLED',
  );
  expect(await desk.vote(human, question, 'for')).toBe('carried');
});

test('TURN-6: a carried answer to a question is a ruling that all players read', async () => {
  const desk = await votingDesk();
  const { human, loran, use } = desk;
  const number = await desk.propose(loran, RULING);
  expect(done(await use.readRulings({ actor: human }))).toEqual([]);
  await desk.vote(human, number, 'for');
  expect(done(await use.readRulings({ actor: human }))).toMatchObject([
    { number: 1, rule: 'MOV-1', decision: 'It may not.', isPublic: true },
  ]);
});

test('TURN-6: the players run a turn again, with new dice and their orders open', async () => {
  const desk = await votingDesk();
  const { human, loran, moderator, use } = desk;
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const number = await desk.propose(human, { kind: 'undo' }, 'we misread a rule');
  expect(await desk.vote(loran, number, 'for')).toBe('carried');
  const now = done(await use.readDesk({ actor: moderator }));
  expect([now.turn, now.phase]).toEqual([1, 'economic']);
  const receipts = done(await use.readReceipts({ actor: human })).lines.map(({ act }) => act);
  expect(receipts).toEqual(['submitted', 'reopened']);
  expect(await desk.statuses()).toEqual(['carried']);
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
});

test('TURN-6: only its author withdraws a proposal, and each player has one at a time', async () => {
  const desk = await votingDesk();
  const { human, loran, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  const again = { actor: human, version: 1, wish: RULING, reason: '', rules: RULES };
  expect(codeOf(await use.raiseProposal(again))).toBe('PROPOSAL_OPEN');
  const withdraw = (actor: typeof human) => use.withdrawProposal({ actor, proposal: number });
  expect(codeOf(await withdraw(loran))).toBe('PROPOSAL_FOREIGN');
  done(await withdraw(human));
  expect(codeOf(await withdraw(human))).toBe('PROPOSAL_SETTLED');
  expect(await desk.statuses()).toEqual(['withdrawn']);
  await desk.propose(human, RULING);
});

test('TURN-6: what can’t be made can’t be proposed, and nothing is proposed without a reason', async () => {
  const desk = await votingDesk();
  const { human, use } = desk;
  const version = await desk.version();
  const raise = (text: string, reason: string, at = version) =>
    use.raiseProposal({
      actor: human,
      version: at,
      wish: correction(text),
      reason,
      rules: RULES,
    });
  expect(codeOf(await raise('treasury nobody 43', 'why'))).toBe('PROPOSAL_REFUSED');
  expect(codeOf(await raise('', 'why'))).toBe('PROPOSAL_REFUSED');
  expect(codeOf(await raise('treasury loran 43', ' '))).toBe('PROPOSAL_REFUSED');
  expect(codeOf(await raise('treasury loran 43', 'why', version - 1))).toBe('STALE');
  const wish = { ...RULING, rule: 'MOVE-1' } as typeof RULING;
  const asked = await use.raiseProposal({ actor: human, version, wish, reason: '', rules: RULES });
  expect(codeOf(asked)).toBe('PROPOSAL_REFUSED');
  const undo = { kind: 'undo' } as const;
  const first = { actor: human, version, wish: undo, reason: 'why', rules: RULES };
  expect(codeOf(await use.raiseProposal(first))).toBe('CHECKPOINT_UNKNOWN');
  expect(await desk.statuses()).toEqual([]);
});

test('TURN-6: nothing is proposed or previewed while the turn is being processed', async () => {
  const desk = await votingDesk();
  const { human, moderator, use } = desk;
  done(await use.runNextPhase({ actor: moderator, version: await desk.version() }));
  const version = await desk.version();
  const wish = correction('treasury loran 43');
  const raised = await use.raiseProposal({
    actor: human,
    version,
    wish,
    reason: 'x',
    rules: RULES,
  });
  const tried = await use.previewProposal({ actor: human, text: 'treasury loran 43', reason: 'x' });
  expect([raised, tried].map(codeOf)).toEqual(['VOTE_LATER', 'VOTE_LATER']);
});

test('TURN-6: a removed player has no vote, and the majority is counted without them', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, moderator, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  await desk.vote(kili, number, 'against');
  const seat = await seatCalled(desk, 'Kili Republic');
  done(await use.endSeat({ actor: moderator, seat }));
  const lost = await use.castVote({ actor: kili, proposal: number, inFavour: false });
  expect(codeOf(lost)).toBe('VOTE_LOST');
  const [line] = done(await use.readVotes({ actor: human })).proposals;
  expect(line).toMatchObject({ against: [], missing: ['Loran Imperium'], needed: 2 });
  expect(await desk.vote(loran, number, 'for')).toBe('carried');
});

test('TURN-6: a deputy votes only if they may submit, and for the same empire', async () => {
  const desk = await votingDesk(3);
  const { human, kili, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  const deputy = { ...kili, as: 'deputy' } as const;
  const vote = { proposal: number, inFavour: false };
  expect(codeOf(await use.castVote({ ...vote, actor: deputy }))).toBe('DEPUTY_MAY_NOT');
  done(await use.castVote({ ...vote, actor: { ...deputy, maySubmit: true } }));
  await desk.vote(kili, number, 'against');
  const [line] = done(await use.readVotes({ actor: kili })).proposals;
  expect(line).toMatchObject({ against: ['Kili Republic'], own: 'against', status: 'open' });
});

test('TURN-6: in a campaign with a moderator nobody votes', async () => {
  const { use, human, moderator } = await deskOf();
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  const wish = correction('treasury loran 43');
  const outcomes = [
    await use.raiseProposal({ actor: human, version: 1, wish, reason: 'x', rules: RULES }),
    await use.castVote({ actor: human, proposal: 1, inFavour: true }),
    await use.previewProposal({ actor: human, text: 'treasury loran 43', reason: 'x' }),
  ];
  expect(outcomes.map(codeOf)).toEqual(['NO_VOTES', 'NO_VOTES', 'NO_VOTES']);
});

test('TURN-6: once the first turn has begun, the owner corrects, undoes and rules nothing alone', async () => {
  const desk = await votingDesk();
  const { moderator: actor, use } = desk;
  const version = await desk.version();
  const relation = { a: 'human', b: 'loran', state: 'war', pact: false, covert: false };
  const outcomes = [
    await use.makeCorrection({
      ...{ actor, version, text: 'treasury loran 43' },
      ...{ reason: 'x', tellReason: true },
    }),
    await use.setRelation({ actor, version, ...relation, reason: 'x' }),
    await use.undo({ actor, version, to: 0, dice: 'new', reason: 'x' }),
    await use.ruleOnRoll({ actor, version, roll: 'x', values: [1], reason: 'x' }),
    await use.makeRuling({
      ...{ actor, looked: null, question: 'q', rule: 'MOV-1', decision: 'd' },
      ...{ isPublic: true, rules: RULES },
    }),
  ];
  expect(new Set(outcomes.map(codeOf))).toEqual(new Set(['DECIDED_BY_VOTE']));
});

test('TURN-6: before the first turn the owner still corrects', async () => {
  const { use, moderator: actor } = await deskOf({ moderation: 'open' });
  const text = 'treasury loran 43';
  done(await use.makeCorrection({ actor, version: 0, text, reason: 'x', tellReason: false }));
});

test('TURN-6: an owner sees no orders before they are revealed, and still gives out seats', async () => {
  const desk = await votingDesk();
  const { use, human, tokens } = desk;
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  const { session } = await join(desk, tokens.moderator, 'Olga');
  const actor = await actorBy(desk, session, 'moderator');
  expect(actor.byVote).toBe(true);
  const looks = [
    await use.readSheet({ actor, empire: human.empire }),
    await use.readReceipts({ actor, empire: human.empire }),
    await use.exportCampaign({ actor }),
    await use.readModeratorView({ actor }),
  ];
  expect(new Set(looks.map(codeOf))).toEqual(new Set(['MODERATOR_BLIND']));
  expect(codeOf(await use.openTruth({ actor, reason: 'to help' }))).toBe('DECIDED_BY_VOTE');
  await invited(desk, { kind: 'deputy', empire: human.empire }, actor);
  const seat = await seatCalled(desk, 'Loran Imperium');
  done(await use.renewLink({ actor, seat }));
});

test('TURN-6: the journal says who decided, with all votes', async () => {
  const desk = await votingDesk(3);
  const { human, kili, loran, moderator, use } = desk;
  const number = await desk.propose(human, correction('treasury loran 43'));
  await desk.vote(kili, number, 'against');
  await desk.vote(loran, number, 'for');
  const { lines } = done(await use.readJournal({ actor: moderator, page: 1 }));
  const said = lines.map(({ act, detail }) => `${act}: ${detail}`);
  const decided =
    'proposal-settled: proposal 1 carried: for Human Commonwealth and Loran Imperium; against Kili Republic; of 3';
  expect(said).toContain(decided);
  expect(said).toContain('vote-cast: proposal 1: against');
  expect(canonicalJson(said)).toContain('amended: correction of 1 edit: a slip');
});

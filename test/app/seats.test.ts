import { expect, test } from 'vitest';
import type { Role } from '#app/ports/campaign-record';
import {
  codeOf,
  deskOf,
  done,
  FORCE_LISTS,
  moveOf,
  scenarioText,
  type TestDesk,
} from '#test/support/desk';
import { actorBy, invited, join, seatCalled } from '#test/support/people';

const HUMAN = 'Human Commonwealth';

/** A campaign whose orders are open. */
async function opened(): Promise<TestDesk> {
  const desk = await deskOf();
  done(await desk.use.runNextPhase({ actor: desk.moderator, version: 0 }));
  return desk;
}

test('orders of a removed player are withdrawn and not carried out; a successor begins with an empty sheet', async () => {
  const desk = await opened();
  const { use, human, moderator, ports } = desk;
  const { session } = await join(desk, desk.tokens.human, 'Anna');
  const actor = await actorBy(desk, session, 'player');
  const order = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor, turn: 1, orders: [order] }));
  done(await use.endSeat({ actor: moderator, seat: await seatCalled(desk, HUMAN) }));
  expect(done(await use.whoAmI({ session })).seats).toEqual([]);
  expect(done(await use.listPeople({ actor: moderator })).empires).toContainEqual({
    id: 'human',
    key: 'human',
    name: HUMAN,
    isVacant: true,
    isWorld: false,
  });
  const next = await invited(desk, { kind: 'player', empire: human.empire });
  const heir = await join(desk, next.token, 'Boris');
  const own = done(await use.readPlayerDesk({ actor: heir.actor }));
  expect([own.standing, own.sheet]).toEqual(['none', null]);
  const placeOf = async () => {
    const state = await ports.store.read((reader) => reader.state(moderator.campaign));
    return Object.values(state.fleets).find(({ name }) => name === 'Home Fleet')!.place;
  };
  const before = await placeOf();
  done(await use.runTurn({ actor: moderator, version: 1 }));
  expect(await placeOf()).toEqual(before);
});

test('TURN-3: a successor does not get what a removed player wrote, not even when the turn is undone', async () => {
  const desk = await opened();
  const { use, moderator, human } = desk;
  const { actor } = await join(desk, desk.tokens.human, 'Anna');
  const orders = [await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] })];
  done(await use.submitOrders({ actor: human, turn: 1, orders }));
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const report = { turn: 2, edition: null };
  const hers = done(await use.readReport({ actor: human, ...report }));
  expect([hers.orders?.length, actor.kind]).toEqual([1, 'player']);
  done(await use.endSeat({ actor: moderator, seat: await seatCalled(desk, HUMAN) }));
  const next = await invited(desk, { kind: 'player', empire: human.empire });
  const { session } = await join(desk, next.token, 'Boris');
  const heir = await actorBy(desk, session, 'player');
  const own = async () => done(await use.readPlayerDesk({ actor: heir }));
  expect((await own()).ordersBefore).toBe(0);
  expect(codeOf(await use.copyLastOrders({ actor: heir, turn: 2 }))).toBe('NOTHING_TO_COPY');
  expect(done(await use.readReport({ actor: heir, ...report })).orders).toBeNull();
  const back = { version: await desk.version(), to: 1, dice: 'new', reason: 'a test' } as const;
  done(await use.undo({ actor: moderator, ...back }));
  const { standing, sheet, submitted } = await own();
  expect([standing, sheet, submitted]).toEqual(['none', null, null]);
  expect(done(await use.readReceipts({ actor: heir })).lines).toEqual([]);
  expect(codeOf(await use.readReceipt({ actor: heir, which: 1 }))).toBe('RECEIPT_UNKNOWN');
  // The moderator has it all, to hand it over.
  const kept = done(await use.readReceipts({ actor: moderator, empire: human.empire })).lines;
  expect(kept.map(({ act, inForce }) => [act, inForce])).toEqual([
    ['submitted', false],
    ['withdrawn', false],
  ]);
  done(await use.submitOrders({ actor: heir, turn: 1, orders }));
  const lines = done(await use.readReceipts({ actor: heir })).lines;
  expect(lines.map(({ act, inForce }) => [act, inForce])).toEqual([['submitted', true]]);
});

test('a successor does not read their predecessor’s orders while the turn goes on by them', async () => {
  const desk = await opened();
  const { use, moderator, human } = desk;
  await join(desk, desk.tokens.human, 'Anna');
  const orders = [await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] })];
  done(await use.submitOrders({ actor: human, turn: 1, orders }));
  done(await use.runNextPhase({ actor: moderator, version: await desk.version() }));
  done(await use.endSeat({ actor: moderator, seat: await seatCalled(desk, HUMAN) }));
  const next = await invited(desk, { kind: 'player', empire: human.empire });
  const { session } = await join(desk, next.token, 'Boris');
  const { sheet, submitted } = done(
    await use.readPlayerDesk({ actor: await actorBy(desk, session, 'player') }),
  );
  expect([sheet, submitted]).toEqual([null, null]);
});

test('a submission that was under way when the seat was taken away is refused', async () => {
  const desk = await opened();
  const { use, moderator } = desk;
  const { actor } = await join(desk, desk.tokens.human, 'Anna');
  const seat = await seatCalled(desk, HUMAN);
  const [ended, sent] = await Promise.all([
    use.endSeat({ actor: moderator, seat }),
    use.submitOrders({ actor, turn: 1, orders: [] }),
  ]);
  expect(codeOf(ended)).toBe('done');
  expect(['done', 'SEAT_ENDED']).toContain(codeOf(sent));
  const left = await desk.ports.store.read((reader) => reader.allSheets(moderator.campaign));
  expect(left).toEqual([]);
  expect(codeOf(await use.submitOrders({ actor, turn: 1, orders: [] }))).toBe('SEAT_ENDED');
  expect(codeOf(await use.readPlayerDesk({ actor }))).toBe('SEAT_ENDED');
});

test('a deputy edits the draft, and submits only if the moderator allows it', async () => {
  const desk = await opened();
  const { use, human, moderator } = desk;
  const { seat, token, name } = await invited(desk, { kind: 'deputy', empire: human.empire });
  expect(name).toBe('Human Commonwealth (deputy)');
  const { session } = await join(desk, token, 'Dora');
  const actor = await actorBy(desk, session, 'player');
  expect(codeOf(await use.saveDraft({ actor, turn: 1, orders: [] }))).toBe('done');
  expect(codeOf(await use.submitOrders({ actor, turn: 1, orders: [] }))).toBe('DEPUTY_MAY_NOT');
  done(await use.changeSeat({ actor: moderator, seat, maySubmit: true }));
  const now = await actorBy(desk, session, 'player');
  expect(codeOf(await use.submitOrders({ actor: now, turn: 1, orders: [] }))).toBe('done');
});

test('the owner hands the campaign over; co-moderators do all but manage moderators’ seats', async () => {
  const desk = await opened();
  const { use, moderator, human } = desk;
  const co = await invited(desk, { kind: 'co-moderator' });
  const { actor: other } = done(await use.signIn({ token: co.token }));
  expect(other).toMatchObject({ kind: 'moderator', as: 'co-moderator' });
  expect(codeOf(await use.readModeratorView({ actor: other }))).toBe('done');
  expect(codeOf(await use.invite({ actor: other, role: { kind: 'co-moderator' } }))).toBe(
    'OWNER_ONLY',
  );
  const owner = await seatCalled(desk, 'Moderator');
  for (const act of [use.renewLink, use.endSeat, use.transferOwnership]) {
    expect(codeOf(await act({ actor: other, seat: owner }))).toBe('OWNER_ONLY');
  }
  expect(codeOf(await use.endSeat({ actor: moderator, seat: owner }))).toBe('SEAT_REFUSED');
  const deputy = await use.invite({ actor: other, role: { kind: 'deputy', empire: human.empire } });
  expect(codeOf(deputy)).toBe('done');
  done(await use.transferOwnership({ actor: moderator, seat: co.seat }));
  const { seats } = done(await use.listPeople({ actor: moderator }));
  const roles = seats.map(({ id, role }) => [id === co.seat, role.kind]);
  expect(roles).toContainEqual([true, 'moderator']);
  expect(roles).toContainEqual([false, 'co-moderator']);
  const acts = await desk.ports.store.read((reader) => reader.audit(moderator.campaign));
  expect(acts.map(({ act }) => act)).toEqual(
    expect.arrayContaining(['seat-made', 'ownership-transferred']),
  );
});

test.each<[string, Role, string]>([
  ['a second owner', { kind: 'moderator' }, 'SEAT_OWNER'],
  ['a spectator without delay', { kind: 'spectator', delay: 0 }, 'SEAT_DELAY'],
  ['a deputy of no empire', { kind: 'deputy', empire: 'constructor' as never }, 'EMPIRE_UNKNOWN'],
  ['a second player', { kind: 'player', empire: 'human' as never }, 'SEAT_TAKEN'],
])('%s is not invited', async (_what, role, code) => {
  const { use, moderator } = await deskOf();
  const refused = await use.invite({ actor: moderator, role });
  expect(refused).toMatchObject({ error: { code: 'SEAT_REFUSED', issues: [{ code }] } });
});

test('a seat of another campaign is unknown', async () => {
  const desk = await deskOf();
  const { use } = desk;
  const input = { name: 'Other', scenario: scenarioText(), forceLists: FORCE_LISTS };
  const { slug } = done(await use.createCampaign(input));
  const actor = done(await use.actAsModerator({ slug }));
  const seat = await seatCalled(desk, HUMAN);
  for (const act of [use.renewLink, use.endSeat, use.transferOwnership, use.changeSeat]) {
    expect(codeOf(await act({ actor, seat }))).toBe('SEAT_UNKNOWN');
  }
});

test('the list of people goes by role, then by empire, then by how long they sit there', async () => {
  const desk = await opened();
  for (const empire of ['loran', 'human'] as const) {
    const id = desk[empire].empire;
    await invited(desk, { kind: 'deputy', empire: id });
  }
  const { seats } = done(await desk.use.listPeople({ actor: desk.moderator }));
  const places = seats.map(({ role }) => `${role.kind} ${'empire' in role ? role.empire : ''}`);
  expect(places).toEqual([
    'moderator ',
    'player human',
    'player loran',
    'deputy human',
    'deputy loran',
  ]);
});

test('TURN-3: orders of a removed player are not carried out when the turn is run again either', async () => {
  const desk = await opened();
  const { use, human, loran, moderator: actor } = desk;
  const mine = await moveOf(desk, human, { fleet: 'Home Fleet', path: ['Wolf 359'] });
  done(await use.submitOrders({ actor: human, turn: 1, orders: [mine] }));
  done(await use.submitOrders({ actor: loran, turn: 1, orders: [] }));
  done(await use.runNextPhase({ actor, version: 1 }));
  done(await use.endSeat({ actor, seat: await seatCalled(desk, HUMAN) }));
  const back = { version: 2, to: 1, dice: 'same-if-unseen', reason: 'a test' } as const;
  done(await use.undo({ actor, ...back }));
  const { sheets } = done(await use.readDesk({ actor }));
  expect(sheets.map(({ empire, status }) => [empire, status])).toEqual([
    ['human', 'none'],
    ['loran', 'submitted'],
  ]);
  const { lines } = done(await use.readReceipts({ actor, empire: human.empire }));
  expect(lines.map(({ act }) => act)).toEqual(['submitted', 'withdrawn']);
});

test('a person who is signed in owns the campaign that they make at once; its link leads nowhere', async () => {
  const desk = await deskOf();
  const { use, tokens } = desk;
  const { session } = await join(desk, tokens.moderator, 'Olga');
  const input = { name: 'Mine', scenario: scenarioText(), forceLists: FORCE_LISTS };
  const made = done(await use.createOwnCampaign({ ...input, session }));
  expect(made.players).toHaveLength(2);
  const { seats } = done(await use.whoAmI({ session }));
  expect(seats.map(({ campaign, actor }) => [campaign.slug, actor.kind])).toContainEqual([
    made.slug,
    'moderator',
  ]);
  const actor = done(await use.actAsModerator({ slug: made.slug }));
  const owner = done(await use.listPeople({ actor })).seats.find(
    ({ role }) => role.kind === 'moderator',
  );
  expect(owner).toMatchObject({ account: 'Olga', hasLink: false });
  const unknown = await use.createOwnCampaign({ ...input, session: 'nobody' });
  expect(codeOf(unknown)).toBe('SESSION_ENDED');
  expect(codeOf(await use.createOwnCampaign({ ...input, name: ' ', session }))).toBe(
    'CAMPAIGN_NAME',
  );
});

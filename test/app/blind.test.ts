import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import {
  codeOf,
  deskOf,
  done,
  sendBothToTheMiddle,
  type TestDesk,
  unmetScenarioText,
} from '#test/support/desk';
import { actorBy, join } from '#test/support/people';

/** A campaign whose owner also plays the Loran. */
async function opened(given?: TestDesk): Promise<TestDesk & Readonly<{ session: string }>> {
  const desk = given ?? (await deskOf());
  const { use, tokens, moderator } = desk;
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  const { session } = await join(desk, tokens.moderator, 'Olga');
  done(await use.takeSeat({ token: tokens.loran, session }));
  return { ...desk, session };
}

test('FOG-1: a moderator who plays is blind until they open the moderator’s view, and again when reports are issued', async () => {
  const desk = await opened();
  const { use, human, session } = desk;
  const now = () => actorBy(desk, session, 'moderator');
  const looks = async () => {
    const actor = await now();
    const which = { version: 1 };
    return [
      await use.readModeratorView({ actor }),
      await use.readEvents({ actor, which }),
      await use.readSheet({ actor, empire: human.empire }),
      await use.readReport({ actor, empire: human.empire, turn: 1, edition: null }),
      await use.compareVersions({ actor, from: 0 }),
      await use.exportCampaign({ actor }),
      await use.replayRecord({ actor }),
      await use.examineState({ actor }),
      await use.readJournal({ actor, page: 1 }),
      await use.setRelation({
        actor,
        version: 1,
        a: 'human',
        b: 'loran',
        state: 'war',
        pact: false,
        covert: false,
        reason: 'x',
      }),
    ].map(codeOf);
  };
  expect((await now()).blind).toEqual(['Loran Imperium']);
  expect(new Set(await looks())).toEqual(new Set(['MODERATOR_BLIND']));
  expect(codeOf(await use.readDesk({ actor: await now() }))).toBe('done');
  expect(codeOf(await use.openTruth({ actor: await now(), reason: ' ' }))).toBe('REASON_MISSING');
  done(await use.openTruth({ actor: await now(), reason: 'a dispute about turn 1' }));
  expect((await now()).blind).toBeUndefined();
  expect(await looks()).not.toContain('MODERATOR_BLIND');
  expect(codeOf(await use.openTruth({ actor: await now(), reason: 'again' }))).toBe('NOT_BLIND');
  done(await use.runTurn({ actor: await now(), version: await desk.version() }));
  expect((await now()).blind).toEqual(['Loran Imperium']);
});

test('all players are told that the truth was opened, by whom, and why', async () => {
  const desk = await opened();
  const { use, human, loran, session } = desk;
  const actor = await actorBy(desk, session, 'moderator');
  done(await use.openTruth({ actor, reason: 'a dispute' }));
  for (const player of [human, loran]) {
    const { openings } = done(await use.readLooks({ actor: player }));
    expect(openings).toMatchObject([{ plays: ['Loran Imperium'], reason: 'a dispute' }]);
  }
});

test('opening the moderator’s view opens it for one moderator only; a moderator who gives up their empire sees again', async () => {
  const desk = await opened();
  const { use, moderator, session } = desk;
  const actor = await actorBy(desk, session, 'moderator');
  expect(codeOf(await use.readModeratorView({ actor: moderator }))).toBe('done');
  const { seats } = done(await use.listPeople({ actor }));
  const loran = seats.find(({ role }) => role.kind === 'player' && role.empire === 'loran')!;
  done(await use.endSeat({ actor, seat: loran.id }));
  expect((await actorBy(desk, session, 'moderator')).blind).toBeUndefined();
});

test('each look at what is a player’s is noted once in ten minutes, and told to that player only', async () => {
  const desk = await deskOf();
  const { use, moderator: actor, human, loran } = desk;
  done(await use.runNextPhase({ actor, version: 0 }));
  done(await use.submitOrders({ actor: human, turn: 1, orders: [] }));
  const { empire } = human;
  for (let times = 0; times < 3; times += 1) done(await use.readSheet({ actor, empire }));
  const paper = { empire, turn: 1, edition: null, look: 'sheet' } as const;
  done(await use.readReport({ actor, ...paper }));
  const { looks } = done(await use.readLooks({ actor: human }));
  expect(looks.map(({ what, turn }) => [what, turn])).toEqual([
    ['sheet', 1],
    ['orders', 1],
  ]);
  expect(done(await use.readLooks({ actor: loran })).looks).toEqual([]);
  done(await use.readReport({ actor: human, turn: 1, edition: null }));
  expect(done(await use.readLooks({ actor: human })).looks).toHaveLength(2);
  const journal = done(await use.readJournal({ actor, act: 'looked', page: 1 }));
  expect([journal.total, journal.lines[0]?.by]).toEqual([2, 'moderator']);
});

test('FOG-1: what another moderator wrote down is closed to one who plays, but for public rulings', async () => {
  const desk = await opened();
  const { use, moderator: other, human, session } = desk;
  const actor = await actorBy(desk, session, 'moderator');
  const write = async (by: typeof actor, text: string) => {
    const ruling = { looked: null, rule: 'MOV-1', rules: ['MOV-1'], decision: 'Yes.' };
    done(await use.writeNote({ actor: by, looked: null, text }));
    done(await use.sendMessage({ actor: by, to: [human.empire], text }));
    for (const isPublic of [true, false]) {
      done(await use.makeRuling({ actor: by, ...ruling, question: text, isPublic }));
    }
  };
  await write(other, 'The Humans hide at Sol');
  await write(actor, 'own');
  const read = async () => [
    done(await use.readNotes({ actor })).map(({ text }) => text),
    done(await use.readMessages({ actor })).map(({ text }) => text),
    done(await use.readRulings({ actor })).map(({ question }) => question),
  ];
  const theirs = 'The Humans hide at Sol';
  expect(await read()).toEqual([['own'], ['own'], ['own', 'own', theirs]]);
});

test('FOG-1: why another moderator went back is closed to one who plays', async () => {
  const desk = await opened();
  const { use, moderator, session } = desk;
  done(await use.runNextPhase({ actor: moderator, version: 1 }));
  const back = { version: 2, to: 1, dice: 'same-if-unseen', reason: 'Sol was lost' } as const;
  done(await use.undo({ actor: moderator, ...back }));
  const actor = await actorBy(desk, session, 'moderator');
  const read = async (one: typeof actor) =>
    JSON.stringify(done(await use.readDesk({ actor: one })).remarks);
  expect(await read(moderator)).toContain('Sol was lost');
  expect(await read(actor)).not.toContain('Sol was lost');
});

test('FOG-1: a moderator who plays does not see whom a phase asks', async () => {
  const desk = await deskOf({ battles: 'interactive' });
  const { use, moderator } = desk;
  done(await use.runTurn({ actor: moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  done(await use.runTurn({ actor: moderator, version: await desk.version() }));
  const kinds = async (actor: typeof moderator) =>
    done(await use.readWorkList({ actor })).map(({ kind }) => kind);
  expect(await kinds(moderator)).toContain('asked');
  expect(await kinds({ ...moderator, blind: ['Loran Imperium'] })).not.toContain('asked');
});

test('a moderator who plays can’t make a link to look through before they open the moderator’s view', async () => {
  const desk = await opened();
  const { use, human, session } = desk;
  const now = () => actorBy(desk, session, 'moderator');
  const { seats } = done(await use.listPeople({ actor: await now() }));
  const seat = seats.find(({ role }) => role.kind === 'player' && role.empire === human.empire)!.id;
  const invited = async () => [
    codeOf(
      await use.invite({ actor: await now(), role: { kind: 'deputy', empire: human.empire } }),
    ),
    codeOf(await use.invite({ actor: await now(), role: { kind: 'spectator', delay: 1 } })),
    codeOf(await use.renewLink({ actor: await now(), seat })),
  ];
  expect(await invited()).toEqual(['MODERATOR_BLIND', 'MODERATOR_BLIND', 'MODERATOR_BLIND']);
  done(await use.openTruth({ actor: await now(), reason: 'a lost link' }));
  expect(await invited()).toEqual(['done', 'done', 'done']);
});

test('FOG-1: a player does not watch as a spectator too, and a spectator does not play', async () => {
  const desk = await opened();
  const { use, moderator, tokens, session } = desk;
  const spectator = async () =>
    done(await use.invite({ actor: moderator, role: { kind: 'spectator', delay: 1 } })).token;
  expect(codeOf(await use.takeSeat({ token: await spectator(), session }))).toBe('SEAT_REFUSED');
  const { session: other } = await join(desk, await spectator(), 'Wanda');
  expect(codeOf(await use.takeSeat({ token: tokens.human, session: other }))).toBe('SEAT_REFUSED');
});

test('FOG-1: a player of one empire takes no seat of another one, as player or as deputy', async () => {
  const desk = await deskOf();
  const { use, moderator, human, loran, tokens } = desk;
  const { session, actor } = await join(desk, tokens.human, 'Anna');
  const deputyOf = async (empire: typeof human.empire) =>
    done(await use.invite({ actor: moderator, role: { kind: 'deputy', empire } })).token;
  for (const token of [tokens.loran, await deputyOf(loran.empire)]) {
    const refused = await use.takeSeat({ token, session });
    expect(refused).toMatchObject({
      error: { code: 'SEAT_REFUSED', issues: [{ code: 'SEAT_TWO_EMPIRES' }] },
    });
  }
  // Two at once: one of them comes second, and sees the first.
  const { session: other } = await join(desk, tokens.moderator, 'Olga');
  const both = [await deputyOf(human.empire), tokens.loran];
  const took = await Promise.all(both.map((token) => use.takeSeat({ token, session: other })));
  expect(took.map(codeOf).sort(compareText)).toEqual(['SEAT_REFUSED', 'done']);
  expect(codeOf(await use.takeSeat({ token: await deputyOf(human.empire), session }))).toBe('done');
  done(await use.endSeat({ actor: moderator, seat: actor.seat! }));
  expect(codeOf(await use.takeSeat({ token: await deputyOf(loran.empire), session }))).toBe(
    'SEAT_REFUSED',
  );
});

test('a person who has two empires from before keeps playing, and can give one of them up', async () => {
  const desk = await deskOf();
  const { use, moderator, tokens, ports } = desk;
  const { session, actor } = await join(desk, tokens.human, 'Anna');
  const { seats } = done(await use.listPeople({ actor: moderator }));
  const id = seats.find(({ name }) => name === 'Loran Imperium')!.id;
  const { seat, revision } = await ports.store.read(async (reader) => ({
    seat: (await reader.seat(id))!,
    revision: (await reader.campaign(moderator.campaign))!.revision,
  }));
  const changes = [{ put: 'seat', seat: { ...seat, account: actor.person! } }] as const;
  await ports.store.commit({ campaign: moderator.campaign, revision, changes });
  expect(done(await use.whoAmI({ session })).seats).toHaveLength(2);
  expect(done(await use.listPeople({ actor: moderator })).seats).toHaveLength(3);
  done(await use.endSeat({ actor: moderator, seat: id }));
  expect(done(await use.whoAmI({ session })).seats).toHaveLength(1);
});

test('FOG-12: only players who know of an empire are told that a moderator plays it', async () => {
  const desk = await opened(await deskOf({}, undefined, unmetScenarioText()));
  const { use, human, loran, session } = desk;
  done(await use.openTruth({ actor: await actorBy(desk, session, 'moderator'), reason: 'why' }));
  const toldTo = async (actor: typeof human) =>
    done(await use.readLooks({ actor })).openings.map(({ plays }) => plays);
  expect(await toldTo(human)).toEqual([[]]);
  expect(await toldTo(loran)).toEqual([['Loran Imperium']]);
});

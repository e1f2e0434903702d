import { expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import { codeOf, done, FORCE_LISTS, scenarioText } from '#test/support/desk';
import { PASSWORD } from '#test/support/people';
import { DRAWN, fleetOf, homeOf, NEXT, setupDesk, TO_FORCES } from '#test/support/setup-desk';

const forceLists = FORCE_LISTS;

test('a link gives its seat to one person, once; a new link ends the older one', async () => {
  const { use, at, moderator, stranger, link } = await setupDesk();
  const free = () => use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' });
  const first = done(await free()).token!;
  expect(done(await use.readSetupLink({ token: first }))).toEqual({
    setup: 'Five Crowns',
    player: 2,
  });
  const second = await link(2);
  const take = (token: string) => use.takeSetupSeat({ token, session: stranger });
  expect(codeOf(await take(first))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await take(second))).toBe('done');
  expect(codeOf(await take(second))).toBe('SIGN_IN_UNKNOWN');
  expect(codeOf(await use.readSetup(at(stranger)))).toBe('done');
  done(await free());
  expect(codeOf(await use.readSetup(at(stranger)))).toBe('SETUP_UNKNOWN');
});

test('a person plays one empire, and a taken seat is not given away by mistake', async () => {
  const { use, at, moderator, one } = await setupDesk();
  const seat = (player: number, act: 'link' | 'free' | 'play') =>
    use.changeSetupSeat({ ...at(moderator), player, act });
  expect(codeOf(await seat(1, 'link'))).toBe('SETUP_SEAT_TAKEN');
  expect(codeOf(await seat(1, 'play'))).toBe('SETUP_SEAT_TAKEN');
  expect(codeOf(await seat(3, 'link'))).toBe('SETUP_SEAT_UNKNOWN');
  const { token } = done(await seat(2, 'free'));
  expect(codeOf(await use.takeSetupSeat({ token: token!, session: one }))).toBe('SETUP_SEATED');
  done(await seat(2, 'play'));
  done(await seat(1, 'free'));
  expect(codeOf(await seat(1, 'play'))).toBe('SETUP_SEATED');
});

test('an account for an invitation needs a free name and a good password', async () => {
  const { use, at, moderator } = await setupDesk();
  const { token } = done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' }));
  const asked = (name: string, again = PASSWORD) =>
    use.takeSetupSeatAnew({ token: token!, name, password: PASSWORD, again });
  expect(codeOf(await asked('Mona'))).toBe('ACCOUNT_REFUSED');
  expect(codeOf(await asked('Zoe', 'something else'))).toBe('ACCOUNT_REFUSED');
  const { session, slug } = done(await asked('Zoe'));
  expect([slug, codeOf(await use.readSetup(at(session)))]).toEqual(['five-crowns', 'done']);
});

test('of two tabs at the same step the second is refused, and nothing of it is kept', async () => {
  const { use, at, act, moderator } = await setupDesk();
  const { marks } = done(await use.readSetup(at(moderator)));
  const titled = (title: string) => ({ ...DRAWN, map: { draw: { ...DRAWN.map.draw, title } } });
  expect(await act(moderator, titled('First'), marks.map)).toBe('done');
  expect(await act(moderator, titled('Second'), marks.map)).toBe('SETUP_STALE');
  const { plan } = done(await use.readSetup(at(moderator)));
  expect(plan.map).toMatchObject({ title: 'First' });
  expect(await act(moderator, NEXT, marks.next)).toBe('done');
  expect(await act(moderator, NEXT, marks.next)).toBe('SETUP_STALE');
});

test('SET-1: two players who buy at the same moment don’t disturb each other', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const buy = (player: number) => ({ kind: 'forces', player, forces: null, ready: true });
  const { marks } = done(await it.use.readSetupPart({ ...it.at(it.one), player: 1, forceLists }));
  expect(await it.act(it.two, buy(2))).toBe('done');
  expect(await it.act(it.one, buy(1), marks.forces)).toBe('done');
  expect(done(await it.use.readSetup(it.at(it.one))).step).toBe('ready');
});

test('undo takes back the last act by its name, one after the other, and seats stay', async () => {
  const { use, at, acts, act, moderator, one } = await setupDesk();
  await acts(DRAWN, NEXT, NEXT);
  expect(await act(one, { kind: 'empire', player: 1, name: 'Upper' })).toBe('done');
  const last = async () => done(await use.readSetup(at(moderator))).undo;
  const first = await last();
  expect(first?.what).toBe('Chose an empire');
  done(await use.undoInSetup({ ...at(moderator), revision: first!.revision }));
  const again = await use.undoInSetup({ ...at(moderator), revision: first!.revision });
  expect(codeOf(again)).toBe('SETUP_STALE');
  const look = done(await use.readSetup(at(one)));
  expect([look.step, look.places[0]?.empire, look.player]).toEqual(['empires', null, 1]);
  const second = await last();
  done(await use.undoInSetup({ ...at(moderator), revision: second!.revision }));
  const { step, history } = done(await use.readSetup(at(moderator)));
  expect(step).toBe('settings');
  expect(history.at(-1)?.what).toBe('Undid: Ended the step');
  expect(history.filter(({ undone }) => undone)).toHaveLength(4);
});

test('FOG-1: how often another player changes their units is no part of the history', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const read = async (session: string) => done(await it.use.readSetup(it.at(session)));
  const before = canonicalJson(await read(it.two));
  const buy = { kind: 'forces', player: 1, forces: null, ready: false };
  for (let times = 0; times < 3; times += 1) await it.act(it.one, buy);
  expect(canonicalJson(await read(it.two))).toBe(before);
  const told = (await read(it.moderator)).history.filter(({ what }) => what.includes('units'));
  expect(told).toHaveLength(3);
});

test('OPT-5, MAP-2: an absent player’s choices are made at once, and the moderator reads which', async () => {
  const { use, at, acts, moderator } = await setupDesk();
  await acts(DRAWN, NEXT, NEXT, NEXT, { kind: 'absent', player: 1, absent: true });
  await acts({ kind: 'absent', player: 2, absent: true });
  const look = done(await use.readSetup(at(moderator)));
  expect([look.step, look.isTurn]).toEqual(['galaxy', true]);
  const { chosen } = done(await use.readSetupGalaxy({ ...at(moderator), forceLists }));
  expect(chosen.map(({ player, part }) => `${String(player)} ${part}`)).toEqual(
    expect.arrayContaining(['1 name', '2 forceList', '2 forces']),
  );
});

test('TURN-5: machines play for players who were absent when the setup ended, until they write orders', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const { use, at, moderator, one } = it;
  expect(await it.act(one, { kind: 'forces', player: 1, forces: null, ready: true })).toBe('done');
  await it.acts({ kind: 'absent', player: 2, absent: true });
  const { slug } = done(await use.startSetup({ ...at(moderator), seen: null, forceLists }));
  const actor = done(await use.actAsModerator({ slug }));
  const { lines } = done(await use.readStandIns({ actor }));
  expect(lines.filter(({ standIn }) => standIn?.kind === 'machine')).toHaveLength(1);
  expect(lines.filter(({ standIn }) => standIn === null)).toHaveLength(1);
  const machine = { level: 'standard', personality: 'balanced', turn: 1 };
  expect(lines.find(({ standIn }) => standIn !== null)?.standIn).toMatchObject(machine);
  const { version } = done(await use.readDesk({ actor }));
  done(await use.runTurn({ actor, version }));
  done(await use.runTurn({ actor, version: version + 1 }));
  const { lines: after } = done(await use.readStandIns({ actor }));
  const played = after.filter(({ standIn }) => standIn?.kind === 'machine');
  expect(played.map(({ turns }) => turns)).toEqual([[1]]);
  // Worlds that nobody plays are played by machines for good.
  const worlds = after.filter(({ standIn }) => standIn?.kind === 'machine-for-good');
  expect(worlds.length).toBeGreaterThan(0);
  expect(
    worlds.every(({ turns, standIn }) => turns.includes(1) && standIn?.turn === undefined),
  ).toBe(true);
});

test('SET-1: the start makes the campaign, and everybody has their seat in it', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const { use, at, moderator, one, two } = it;
  const early = await use.startSetup({ ...at(moderator), seen: null, forceLists });
  expect(codeOf(early)).toBe('SETUP_ACT_REFUSED');
  const home = await homeOf(it, 1);
  const bought = [fleetOf(home, 'Sparta', 3)];
  expect(await it.act(one, { kind: 'forces', player: 1, forces: bought, ready: true })).toBe(
    'done',
  );
  expect(await it.act(two, { kind: 'forces', player: 2, forces: null, ready: true })).toBe('done');
  const { text } = done(await use.readSetupFile(at(moderator)));
  const started = done(await use.startSetup({ ...at(moderator), seen: null, forceLists }));
  expect([started.name, started.players]).toEqual(['Five Crowns', []]);
  const seatsOf = async (session: string) =>
    done(await use.whoAmI({ session })).seats.filter(
      ({ campaign }) => campaign.slug === started.slug,
    );
  expect((await seatsOf(moderator)).map(({ name }) => name)).toEqual(['Moderator']);
  expect((await seatsOf(one)).map(({ name }) => name)).toEqual(['Upper']);
  expect((await seatsOf(two)).map(({ name }) => name)).toEqual(['Lower']);
  expect(await it.act(one, { kind: 'forces', player: 1, forces: null, ready: true })).toBe(
    'SETUP_OVER',
  );
  expect(done(await use.readSetup(at(one)))).toMatchObject({
    campaign: started.slug,
    step: 'started',
  });
  // The same file by the command line gives the same state.
  const made = done(await use.createCampaign({ name: 'Five Crowns', setup: text, forceLists }));
  const hashes = await it.ports.store.read(async (reader) => {
    const ids = await Promise.all(
      [started.slug, made.slug].map(async (slug) => (await reader.campaignBySlug(slug))!.id),
    );
    const heads = await Promise.all(ids.map((id) => reader.checkpoints(id)));
    return heads.map(([head]) => head?.hash);
  });
  expect(hashes[0]).toBe(hashes[1]);
});

test('seats that nobody has taken get links at the start', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const { use, at, moderator } = it;
  done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' }));
  for (const player of [1, 2]) {
    await it.acts({ kind: 'forces', player, forces: null, ready: true });
  }
  const { players } = done(await use.startSetup({ ...at(moderator), seen: null, forceLists }));
  expect(players.map(({ name }) => name)).toEqual(['Lower']);
  expect(codeOf(await use.signIn({ token: players[0]!.token }))).toBe('done');
});

test('a setup that is given up is no longer listed, and nobody can go on with it', async () => {
  const { use, at, act, moderator, one } = await setupDesk();
  const listed = async () => done(await use.listSetups({ session: one })).length;
  expect(await listed()).toBe(1);
  done(await use.endSetup(at(moderator)));
  expect(await listed()).toBe(0);
  expect(await act(moderator, DRAWN)).toBe('SETUP_OVER');
  expect(codeOf(await use.endSetup(at(moderator)))).toBe('SETUP_OVER');
});

test('setups that wait for a person come first in their list', async () => {
  const it = await setupDesk();
  const { use, moderator, one } = it;
  const other = done(await use.createSetup({ session: moderator, name: 'Second', forceLists }));
  await it.acts(DRAWN, NEXT, NEXT);
  const lines = async (session: string) =>
    done(await use.listSetups({ session })).map(({ slug, isTurn }) => [slug, isTurn]);
  expect(await lines(moderator)).toEqual([
    [other.slug, true],
    [it.slug, false],
  ]);
  expect(await lines(one)).toEqual([[it.slug, true]]);
});

test('SET-1: of a scenario players choose what it leaves to them, and nothing else', async () => {
  const it = await setupDesk();
  const scenario = JSON.parse(scenarioText()) as { empires: object[] };
  const [human, loran] = scenario.empires;
  const open = { ...scenario, empires: [{ ...human, choose: ['name', 'forces'] }, loran] };
  await it.acts({ kind: 'map', map: { scenario: open }, players: 1 }, NEXT, NEXT);
  const places = done(await it.use.readSetup(it.at(it.one))).places;
  expect(places.map(({ choose, usual }) => [choose, usual.empire])).toEqual([
    [['name'], 'Human Commonwealth'],
    [[], null],
  ]);
  const named = { kind: 'empire', player: 1, name: 'Terrans' };
  expect(await it.act(it.one, { ...named, forceList: 'kili' })).toBe('SETUP_ACT_REFUSED');
  expect(await it.act(it.one, named)).toBe('done');
  expect(await it.act(it.two, { ...named, player: 2 })).toBe('SETUP_ACT_REFUSED');
  await it.acts(NEXT);
  const { step, steps, deciding } = done(await it.use.readSetup(it.at(it.one)));
  expect([step, deciding]).toEqual(['forces', [1]]);
  expect(steps).not.toContain('homeworlds');
  expect(await it.act(it.one, { kind: 'forces', player: 1, forces: null, ready: true })).toBe(
    'done',
  );
  const started = await it.use.startSetup({ ...it.at(it.moderator), seen: null, forceLists });
  expect(done(started).players).toEqual([]);
});

test('OPT-5: the colonies that Farlane proposes are those of an absent player, and the moderator reads what those got', async () => {
  const it = await setupDesk();
  const { use, at, moderator, two } = it;
  const colonyPoints = 'short';
  const draw = { ...DRAWN.map.draw, settings: { colonyPoints } };
  await it.acts({ ...DRAWN, map: { draw } }, NEXT, NEXT, NEXT);
  await it.acts({ kind: 'homeworld', player: 1, place: 0 });
  await it.acts({ kind: 'absent', player: 2, absent: true }, NEXT);
  const told = async () => {
    const { chosen } = done(await use.readSetupGalaxy({ ...at(moderator), forceLists }));
    return chosen.filter(({ player }) => player === 2).map(({ part, text }) => [part, text]);
  };
  expect(await told()).toContainEqual([
    'homeworld',
    'The homeworld is at place 6 of the outermost ring.',
  ]);
  expect(await told()).toContainEqual(['colonies', expect.stringMatching(/^Colonies: \w+/)]);
  const read = async () =>
    done(await use.readSetupPart({ ...at(two), player: 2, forceLists })).own.empire.colonies;
  const given = await read();
  expect(given?.length).toBeGreaterThan(1);
  await it.acts({ kind: 'absent', player: 2, absent: false });
  const asked = { ...at(two), player: 2, forceLists };
  const proposed = done(await use.judgeSetupColonies({ ...asked, colonies: null }));
  expect(proposed?.considered.map(({ system, kind }) => ({ system, kind }))).toEqual(given);
  expect(proposed?.issues).toEqual([]);
  expect(proposed?.considered.map(({ name }) => name)).not.toContain(null);
  expect(await read()).toBeUndefined();
  expect(await it.act(two, { kind: 'colonies', player: 2, colonies: given })).toBe('done');
  expect((await told()).map(([part]) => part)).not.toContain('colonies');
});

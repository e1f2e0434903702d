import { beforeAll, expect, test } from 'vitest';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { SetupAct } from '#content/setups/setup-act';
import { innerList } from '#test/support/sample-list';
import { codeOf, done, FORCE_LISTS } from '#test/support/desk';
import {
  DRAWN,
  fleetOf,
  NEXT,
  setupDesk,
  type SetupDesk,
  TO_FORCES,
} from '#test/support/setup-desk';

type Kind = SetupAct['kind'];
type Who = 'moderator' | 'one' | 'two' | 'stranger';

let desk: SetupDesk;
beforeAll(async () => {
  desk = await setupDesk();
});

/** An act of each kind about player 1. Whether the step allows it is another question than who may do it. */
const ACTS: Readonly<Record<Kind, object>> = {
  rename: { kind: 'rename', name: 'Other' },
  map: DRAWN,
  roll: { kind: 'roll', roll: 2 },
  edits: { kind: 'edits', edits: [] },
  settings: { kind: 'settings', settings: {}, draw: {} },
  preset: { kind: 'preset', preset: 'book' },
  'force-lists': { kind: 'force-lists', forceLists: [innerList('corsairs')] },
  'remove-list': { kind: 'remove-list', list: 'corsairs' },
  treaties: { kind: 'treaties', treaties: [] },
  empire: { kind: 'empire', player: 1, name: 'Upper' },
  homeworld: { kind: 'homeworld', player: 1, place: 0 },
  colonies: { kind: 'colonies', player: 1, colonies: [] },
  forces: { kind: 'forces', player: 1, forces: null, ready: true },
  names: { kind: 'names', player: 1, names: [] },
  absent: { kind: 'absent', player: 1, absent: true },
  next: NEXT,
  back: { kind: 'back', step: 'map' },
  start: { kind: 'start' },
};
const OF_PLAYERS: readonly Kind[] = ['empire', 'homeworld', 'colonies', 'forces', 'names'];

/** What a person reads who may not do it; undefined: they may. */
function refusalFor(kind: Kind, who: Who): string | undefined {
  if (who === 'stranger') return 'SETUP_UNKNOWN';
  if (who === 'moderator') return undefined;
  if (OF_PLAYERS.includes(kind)) return who === 'one' ? undefined : 'SETUP_PLAYER_ONLY';
  return 'SETUP_MODERATOR_ONLY';
}

const WHO: readonly Who[] = ['one', 'two', 'stranger', 'moderator'];
const cases = Object.entries(ACTS).flatMap(([kind, act]) =>
  // The keys are those of the table.
  WHO.map((who) => ({ kind: kind as Kind, act, who })),
);

test.each(cases.filter(({ kind, who }) => refusalFor(kind, who) !== undefined))(
  'FOG-1: $kind is not for $who',
  async ({ kind, act, who }) => {
    expect(await desk.act(desk[who], act)).toBe(refusalFor(kind, who));
  },
);

test.each(cases.filter(({ kind, who }) => refusalFor(kind, who) === undefined))(
  '$who may try $kind',
  async ({ act, who }) => {
    expect(['done', 'SETUP_ACT_REFUSED']).toContain(await desk.act(desk[who], act));
  },
);

test('only the moderator changes seats, undoes, starts, gives up, and gets the file', async () => {
  const { use, at, one, stranger } = await setupDesk();
  const forceLists = FORCE_LISTS;
  for (const [session, code] of [
    [one, 'SETUP_MODERATOR_ONLY'],
    [stranger, 'SETUP_UNKNOWN'],
    ['nobody', 'SESSION_ENDED'],
  ] as const) {
    const whose = at(session);
    const outcomes = [
      await use.changeSetupSeat({ ...whose, player: 2, act: 'link' }),
      await use.changeSetupSeat({ ...whose, player: 2, act: 'free' }),
      await use.undoInSetup({ ...whose, revision: 1 }),
      await use.startSetup({ ...whose, seen: null, forceLists }),
      await use.endSetup(whose),
      await use.readSetupFile(whose),
      await use.readSetupGalaxy({ ...whose, forceLists }),
    ];
    expect(outcomes.map(codeOf)).toEqual(outcomes.map(() => code));
  }
});

test('FOG-1: nobody but the player and a moderator who does not play sees the units of an empire', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const { use, at, moderator, one, two, stranger } = it;
  const read = async (session: string) =>
    codeOf(await use.readSetupPart({ ...at(session), player: 1, forceLists: FORCE_LISTS }));
  const judge = async (session: string) =>
    codeOf(
      await use.judgeSetupForces({
        ...at(session),
        player: 1,
        forces: [],
        forceLists: FORCE_LISTS,
      }),
    );
  const all = [moderator, one, two, stranger];
  const expected = ['done', 'done', 'SETUP_BLIND', 'SETUP_UNKNOWN'];
  expect(await Promise.all(all.map(read))).toEqual(expected);
  expect(await Promise.all(all.map(judge))).toEqual(expected);
});

test('FOG-1: a moderator who plays sees and buys for nobody else, but can have units chosen', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES.slice(0, -1));
  const { use, at, moderator } = it;
  done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' }));
  done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'play' }));
  await it.acts(NEXT);
  const part = (player: number) =>
    use.readSetupPart({ ...at(moderator), player, forceLists: FORCE_LISTS });
  expect([codeOf(await part(1)), codeOf(await part(2))]).toEqual(['SETUP_BLIND', 'done']);
  const bought = { kind: 'forces', player: 1, forces: [fleetOf('Sol', 'Apollo', 1)], ready: true };
  expect(await it.act(moderator, bought)).toBe('SETUP_BLIND');
  expect(await it.act(moderator, { ...bought, forces: null })).toBe('done');
  expect(codeOf(await use.readSetupFile(at(moderator)))).toBe('SETUP_BLIND');
  const galaxy = done(await use.readSetupGalaxy({ ...at(moderator), forceLists: FORCE_LISTS }));
  expect(galaxy.map).toBeNull();
  const parts = galaxy.chosen.map(({ player, part: what }) => `${String(player)} ${what}`);
  expect(parts).not.toContain('1 forces');
  const look = done(await use.readSetup(at(moderator)));
  expect(look.plan.map).toMatchObject({ kind: 'draw', seed: null });
});

test('FOG-1: the open map of a moderator who plays tells nothing of what others bought', async () => {
  const mapWith = async (ships: number) => {
    const it = await setupDesk();
    const { use, at, moderator, one } = it;
    const open = { kind: 'settings', settings: {}, draw: { openMap: 'on' } };
    await it.acts(DRAWN, open, ...TO_FORCES.slice(1, -1));
    done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' }));
    done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'play' }));
    await it.acts(NEXT);
    const galaxy = () => use.readSetupGalaxy({ ...at(moderator), forceLists: FORCE_LISTS });
    const home = done(await galaxy()).map!.scenario.empires[0]!.homeworld;
    const forces = [fleetOf(home, 'Sparta', ships)];
    expect(await it.act(one, { kind: 'forces', player: 1, forces, ready: true })).toBe('done');
    return done(await galaxy()).map;
  };
  const [few, many] = [await mapWith(1), await mapWith(4)];
  expect(few).not.toBeNull();
  expect(many).toEqual(few);
});

test('FOG-3: players know each other by number, and the moderator knows their accounts', async () => {
  const { use, at, moderator, one, acts } = await setupDesk();
  await acts(...TO_FORCES);
  const seen = done(await use.readSetup(at(one))).places;
  expect(seen.map(({ empire, forceList, account }) => [empire, forceList, account])).toEqual([
    ['Upper', 'human', null],
    [null, null, null],
  ]);
  const known = done(await use.readSetup(at(moderator))).places;
  expect(known.map(({ empire, account }) => [empire, account])).toEqual([
    ['Upper', 'Anna'],
    ['Lower', 'Bert'],
  ]);
});

test.each([
  ['force list', { name: 'Upper', forceList: 'jain' }],
  ['name', { name: 'Over', forceList: 'human' }],
])('FOG-3: another player reads nothing that hangs on the %s of player 1', async (_what, other) => {
  const read = async (chosen: object) => {
    const it = await setupDesk();
    await it.acts(DRAWN, NEXT, NEXT, { kind: 'empire', player: 1, ...chosen });
    const { places, marks } = done(await it.use.readSetup(it.at(it.two)));
    return { places, marks };
  };
  expect(await read(other)).toEqual(await read({ name: 'Upper', forceList: 'human' }));
});

test('FOG-1: what a player calls their systems changes no mark that others read, and two windows never overwrite each other', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const marksOf = async (session: string) => done(await it.use.readSetup(it.at(session))).marks;
  const part = async (session: string, player: number) =>
    done(await it.use.readSetupPart({ ...it.at(session), player, forceLists: FORCE_LISTS }));
  const before = await marksOf(it.two);
  const { marks, own } = await part(it.one, 1);
  const home = Object.values(own.map!.systems).find((system) => system.own !== null)!;
  const call = (name: string) => ({ kind: 'names', player: 1, names: [{ system: home.id, name }] });
  expect(await it.act(it.one, call('Alpha'), marks.names)).toBe('done');
  expect(await it.act(it.one, call('Beta'), marks.names)).toBe('SETUP_STALE');
  expect(await marksOf(it.two)).toEqual(before);
});

test('FOG-1: a moderator who plays neither places nor names for others, edits no map that they don’t see, and reads not how often others buy', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES.slice(0, -1));
  const { use, at, moderator } = it;
  done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'free' }));
  done(await use.changeSetupSeat({ ...at(moderator), player: 2, act: 'play' }));
  const edits = { kind: 'edits', edits: [{ kind: 'place', systems: ['Sol', 'Wolf'] }] };
  expect(await it.act(moderator, edits)).toBe('SETUP_BLIND');
  await it.acts(NEXT);
  for (const act of [
    { kind: 'colonies', player: 1, colonies: [{ system: 'Sol' }] },
    { kind: 'names', player: 1, names: [{ system: 'Sol', name: 'Terra' }] },
  ]) {
    expect(await it.act(moderator, act)).toBe('SETUP_BLIND');
  }
  const read = async () => canonicalJson(done(await use.readSetup(at(moderator))));
  const before = await read();
  const buy = { kind: 'forces', player: 1, forces: null, ready: false };
  expect(await it.act(it.one, buy)).toBe('done');
  const { undo, history } = done(await use.readSetup(at(moderator)));
  expect(undo).toBeNull();
  expect(history.filter(({ what }) => what.includes('units'))).toEqual([]);
  expect(canonicalJson({ ...JSON.parse(before), undo: null })).toBe(await read());
});

test('FOG-1: a moderator who has seen what players buy begins to play only after all of it is open again', async () => {
  const it = await setupDesk();
  await it.acts(...TO_FORCES);
  const { use, at, moderator } = it;
  const seat = async (act: 'free' | 'play') =>
    codeOf(await use.changeSetupSeat({ ...at(moderator), player: 2, act }));
  expect([await seat('free'), await seat('play')]).toEqual(['done', 'SETUP_SEAT_LATE']);
  await it.acts({ kind: 'back', step: 'galaxy' });
  expect(await seat('play')).toBe('done');
});

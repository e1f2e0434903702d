import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { valuesById } from '#kernel/collections/tables';
import { relationIdOf } from '#model/campaign/relation';
import { openStore } from '#store/open-store';
import { deskOf, done, scenarioText } from '#test/support/desk';
import { withNatives } from '#test/exhaustive/natives-world';
import { memoryStore } from '#test/support/memory-store';
import { runTurn } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

/** First Contact with two non-aligned worlds and battles with windows, after three turns. */
async function played(store: CampaignStore, settings: Readonly<Record<string, string>> = {}) {
  const rules = { battles: 'interactive', ...settings } as const;
  const desk = await deskOf({}, store, withNatives(scenarioText(rules)));
  const id = desk.moderator.campaign;
  const stateNow = () => store.read((reader) => reader.state(id));
  const start = await stateNow();
  for (let turn = 0; turn < 3; turn += 1) await runTurn(desk);
  const state = await stateNow();
  const worlds = valuesById(state.empires).filter(({ nonAligned }) => nonAligned !== undefined);
  return { ...desk, start, state, worlds };
}

test('DIP-16, TURN-5: a machine plays the worlds, nobody waits for them, and the record comes out the same', async () => {
  const { use, moderator: actor, start, state, worlds } = await played(memoryStore());
  expect(worlds).toHaveLength(2);
  expect(state.turn).toBe(3);
  const newUnits = valuesById(state.units).filter(({ id }) => start.units[id] === undefined);
  const works = [...valuesById(state.works), ...valuesById(state.projects), ...newUnits];
  const built = works.filter(({ owner }) => worlds.some(({ id }) => id === owner));
  const spent = worlds.some(({ techPool }) => techPool > 0) || built.length > 0;
  expect(spent).toBe(true);
  const replay = done(await use.replayRecord({ actor }));
  expect(replay.faults).toEqual([]);
});

test('DIP-16, TURN-5: the moderator sees that a machine plays the worlds, and why it ordered what it did', async () => {
  const { use, moderator: actor, worlds } = await played(memoryStore());
  const names = worlds.map(({ name }) => name);
  const { lights } = done(await use.readClock({ actor }));
  const ofWorlds = lights.filter(({ name }) => names.includes(name));
  expect(ofWorlds.map(({ kind, isMissing }) => [kind, isMissing])).toEqual([
    ['machine', false],
    ['machine', false],
  ]);
  const items = done(await use.readWorkList({ actor }));
  expect(items.filter((item) => 'name' in item && names.includes(item.name))).toEqual([]);
  const { lines } = done(await use.readStandIns({ actor }));
  const world = lines.find(({ name, turns }) => names.includes(name) && turns.length > 0);
  const [turn = 0] = world!.turns;
  const read = done(await use.readMachineTurn({ actor, empire: world!.empire, turn }));
  expect(JSON.stringify(read)).toContain('why');
});

test('DIP-16: with nonAlignedControl = moderator nobody plays them but the moderator', async () => {
  const { state, worlds } = await played(memoryStore(), { nonAlignedControl: 'moderator' });
  expect(
    valuesById(state.works).filter(({ owner }) => worlds.some(({ id }) => id === owner)),
  ).toEqual([]);
  expect(worlds.map(({ techPool }) => techPool)).toEqual([0, 0]);
});

test('DIP-16: a player whom the moderator gives the seat plays a world, and the turn waits for them', async () => {
  const { use, moderator: actor, worlds } = await played(memoryStore());
  const [{ id: empire, name }, other] = worlds as [(typeof worlds)[0], (typeof worlds)[0]];
  const before = done(await use.listPeople({ actor }));
  expect(before.empires.find(({ id }) => id === empire)).toMatchObject({
    isVacant: true,
    isWorld: true,
  });
  done(await use.invite({ actor, role: { kind: 'player', empire } }));
  const { lights } = done(await use.readClock({ actor }));
  expect(lights.find((one) => one.name === name)).toMatchObject({ isMissing: true });
  expect(lights.find((one) => one.name === other.name)).toMatchObject({ kind: 'machine' });
  const { lines } = done(await use.readStandIns({ actor }));
  expect(lines.find((one) => one.empire === empire)?.standIn).toBeNull();
});

test.each([
  ['moderator', 'held', false],
  ['player', 'vacant', true],
] as const)(
  'DIP-16: by nonAlignedControl = %s the light of a world is %s',
  async (nonAlignedControl, kind, isOpen) => {
    const { use, moderator: actor, worlds } = await played(memoryStore(), { nonAlignedControl });
    const names = worlds.map(({ name }) => name);
    const { lights } = done(await use.readClock({ actor }));
    expect(lights.filter(({ name }) => names.includes(name)).map((one) => one.kind)).toEqual([
      kind,
      kind,
    ]);
    const items = done(await use.readWorkList({ actor }));
    const vacant = items.filter((item) => item.kind === 'vacant' && names.includes(item.name));
    expect(vacant.length > 0).toBe(isOpen);
  },
);

test('DIP-16, FOG-1: a moderator who plays isn’t told on People which worlds there are', async () => {
  const { use, moderator, worlds } = await played(memoryStore());
  const blind = { ...moderator, blind: ['Human Commonwealth'] };
  const { empires } = done(await use.listPeople({ actor: blind }));
  expect(empires.filter(({ id }) => worlds.some((one) => one.id === id))).toEqual([]);
});

test.each(['moderator', 'player'])(
  'DIP-16, FOG-1: a moderator who plays reads of no world on Lights, Stand-ins and the list of work (nonAlignedControl = %s)',
  async (nonAlignedControl) => {
    const { use, moderator, worlds } = await played(memoryStore(), { nonAlignedControl });
    const blind = { ...moderator, blind: ['Human Commonwealth'] };
    const { lights } = done(await use.readClock({ actor: blind }));
    const { lines } = done(await use.readStandIns({ actor: blind }));
    const items = done(await use.readWorkList({ actor: blind }));
    const empires = [...lights, ...lines].map(({ empire }) => empire);
    expect(empires).toHaveLength(4);
    const told = JSON.stringify({ lights, lines, items });
    expect(worlds.filter(({ id, name }) => told.includes(id) || told.includes(name))).toEqual([]);
  },
);

test('DIP-16, DIP-13: a player who writes to a world reads before that a machine plays it', async () => {
  const { use, human, state, worlds } = await played(memoryStore());
  const met = worlds.filter(
    ({ id }) => state.relations[relationIdOf(human.empire, id)] !== undefined,
  );
  const { machines } = done(await use.readLetters({ actor: human }));
  expect(machines).toEqual(met.map(({ id }) => id));
});

test('DIP-14: worlds and their attitudes are stored as they are', async () => {
  const { store, close } = await openStore(join(folder, 'worlds.db'));
  const { state, worlds } = await played(store);
  const memory = await played(memoryStore());
  expect(worlds).toEqual(memory.worlds);
  expect(state.relations).toEqual(memory.state.relations);
  await close();
});

test('DIP-16, TURN-5: in an import and in a copy a machine plays the worlds too, unless a player did', async () => {
  const {
    use,
    moderator: actor,
    worlds,
    ports,
  } = await played(memoryStore(), {
    battles: 'standing',
  });
  const [first, second] = worlds.map(({ id }) => id);
  const kindsIn = async (slug: string) => {
    const own = done(await use.actAsModerator({ slug }));
    const { lights } = done(await use.readClock({ actor: own }));
    return [first, second].map((id) => lights.find(({ empire }) => empire === id)!.kind);
  };
  const copied = done(await use.copyCampaign({ actor, name: 'A Copy' }));
  expect(await kindsIn(copied.slug)).toEqual(['machine', 'machine']);
  const exported = async () => done(await use.exportCampaign({ actor })).text;
  const imported = async (name: string) =>
    done(await use.importCampaign({ text: await exported(), name }));
  const alone = await imported('Alone');
  expect(await kindsIn(alone.slug)).toEqual(['machine', 'machine']);
  expect(alone.players.map(({ name }) => name)).toEqual(['Human Commonwealth', 'Loran Imperium']);
  done(await use.invite({ actor, role: { kind: 'player', empire: first! } }));
  const together = await imported('Together');
  expect(await kindsIn(together.slug)).toEqual(['missing', 'machine']);
  expect(together.others.map(({ name }) => name)).toEqual([worlds[0]!.name]);
  const seats = await ports.store.read(async (reader) => {
    const all = await reader.campaigns();
    return reader.seats(all.find(({ slug }) => slug === together.slug)!.id);
  });
  expect(seats).toHaveLength(4);
});

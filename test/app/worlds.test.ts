import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { valuesById } from '#kernel/collections/tables';
import { openStore } from '#store/open-store';
import { deskOf, done, scenarioText } from '#test/support/desk';
import { withNatives } from '#test/exhaustive/natives-world';
import { memoryStore } from '#test/support/memory-store';
import { runTurn } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

/** First Contact with two non-aligned worlds and battles with windows, after two turns. */
async function played(store: CampaignStore, settings: Readonly<Record<string, string>> = {}) {
  const rules = { battles: 'interactive', ...settings } as const;
  const desk = await deskOf({}, store, withNatives(scenarioText(rules)));
  for (let turn = 0; turn < 3; turn += 1) await runTurn(desk);
  const id = desk.moderator.campaign;
  const state = await store.read((reader) => reader.state(id));
  const worlds = valuesById(state.empires).filter(({ nonAligned }) => nonAligned !== undefined);
  return { ...desk, state, worlds };
}

test('DIP-16, TURN-5: a machine plays the worlds, nobody waits for them, and the record comes out the same', async () => {
  const { use, moderator: actor, state, worlds } = await played(memoryStore());
  expect(worlds).toHaveLength(2);
  expect(state.turn).toBe(3);
  const built = [...valuesById(state.works), ...valuesById(state.projects)].filter(({ owner }) =>
    worlds.some(({ id }) => id === owner),
  );
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

test('DIP-14: worlds and their attitudes are stored as they are', async () => {
  const { store, close } = await openStore(join(folder, 'worlds.db'));
  const { state, worlds } = await played(store);
  const memory = await played(memoryStore());
  expect(worlds).toEqual(memory.worlds);
  expect(state.relations).toEqual(memory.state.relations);
  await close();
});

import { expect, test } from 'vitest';
import type { CampaignStore } from '#app/ports/campaign-store';
import { useCasesOf } from '#app/use-cases';
import { PHASE_IDS } from '#model/campaign/phase-ids';
import { codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { memoryStore } from '#test/support/memory-store';
import { testPorts } from '#test/support/ports';

/** The phases of turn 1, and the opening of turn 2. */
const ALL = PHASE_IDS.length + 1;
const MOVED = PHASE_IDS.indexOf('movement') + 1;

async function played(store: CampaignStore = memoryStore()) {
  const desk = await deskOf({}, store);
  done(await desk.use.runTurn({ actor: desk.moderator, version: 0 }));
  await sendBothToTheMiddle(desk);
  done(await desk.use.runTurn({ actor: desk.moderator, version: 1 }));
  return desk;
}

test('the whole record is played again, each phase told as it goes', async () => {
  const { use, moderator: actor } = await played();
  const told: string[] = [];
  const replay = done(
    await use.replayRecord({
      actor,
      progress: ({ number, of }) => void told.push(`${String(number)}/${String(of)}`),
    }),
  );
  expect(replay).toMatchObject({ replayed: ALL, recomputed: ALL, faults: [] });
  expect(told).toEqual(
    Array.from({ length: ALL }, (_, index) => `${String(index + 1)}/${String(ALL)}`),
  );
});

test('one turn is played again by itself, from the state before it', async () => {
  const { use, moderator: actor } = await played();
  const replay = done(await use.replayRecord({ actor, turn: 2 }));
  expect(replay.phases.map(({ run }) => [run.turn, run.phase])).toEqual([[2, 'opening']]);
  expect(replay.faults).toEqual([]);
  expect(codeOf(await use.replayRecord({ actor, turn: 9 }))).toBe('RUN_UNKNOWN');
});

test('what another version of the program ran is played again and not worked out again', async () => {
  const store = memoryStore();
  const { moderator: actor } = await played(store);
  const newer = useCasesOf({ ...testPorts(store), engineVersion: 'newer' });
  const replay = done(await newer.replayRecord({ actor }));
  expect(replay).toMatchObject({ replayed: ALL, recomputed: 0, faults: [] });
});

test('a phase that comes out another way is told at its place', async () => {
  const store = memoryStore();
  const { moderator: actor } = await played(store);
  const bent = { ...store };
  bent.read = (work) =>
    store.read(async (reader) =>
      work({
        ...reader,
        record: async (id, version) => {
          const record = await reader.record(id, version);
          return version === MOVED ? { ...record, events: record.events.slice(1) } : record;
        },
      }),
    );
  const replay = done(await useCasesOf(testPorts(bent)).replayRecord({ actor }));
  expect(
    replay.phases.flatMap(({ run, faults }) => (faults.length > 0 ? [run.version] : []))[0],
  ).toBe(MOVED);
});

test('a start that was kept before the game had all its tables is a finding, not a crash', async () => {
  const store = memoryStore();
  const { moderator: actor } = await played(store);
  const older = { ...store };
  older.read = (work) =>
    store.read(async (reader) =>
      work({
        ...reader,
        checkpoint: async (id, version) => {
          const state = { ...(await reader.checkpoint(id, version))! };
          Reflect.deleteProperty(state, 'lanes');
          return state;
        },
      }),
    );
  const use = useCasesOf(testPorts(older));
  const { sound, faults } = done(await use.verifyCampaign({ actor }));
  expect([sound, faults[0]?.text]).toEqual([false, expect.stringContaining('older version')]);
  expect(codeOf(await use.exportCampaign({ actor }))).toBe('CAMPAIGN_UNSOUND');
  expect(codeOf(await use.compareVersions({ actor, from: 1 }))).toBe('VERSION_UNKNOWN');
});

test('the invariants of a game are checked against its current state', async () => {
  const store = memoryStore();
  const { use, moderator: actor, human } = await played(store);
  expect(done(await use.examineState({ actor }))).toEqual([]);
  const bent = { ...store };
  bent.read = (work) =>
    store.read(async (reader) =>
      work({
        ...reader,
        state: async (id) => {
          const state = await reader.state(id);
          return { ...state, systems: {} };
        },
      }),
    );
  const broken = done(await useCasesOf(testPorts(bent)).examineState({ actor }));
  expect(broken.length).toBeGreaterThan(0);
  expect(codeOf(await use.examineState({ actor: human }))).toBe('MODERATOR_ONLY');
});

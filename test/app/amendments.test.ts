import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import type { SetRelationInput } from '#app/usecases/corrections/set-relation';
import { openStore } from '#store/open-store';
import { type TestDesk, codeOf, deskOf, done, sendBothToTheMiddle } from '#test/support/desk';
import { testPorts } from '#test/support/ports';
import { runTurn } from '#test/support/steps-of-desk';
import { folderForFile } from '#test/support/temp-folder';

const folder = folderForFile();

const setTo = async (desk: TestDesk, part: Partial<SetRelationInput> = {}) =>
  desk.use.setRelation({
    actor: desk.moderator,
    version: await desk.version(),
    a: 'human',
    b: 'Loran Imperium',
    state: 'trade',
    pact: false,
    covert: false,
    reason: 'a secret pact at the table',
    ...part,
  });
const deskNow = async ({ use, moderator }: TestDesk) =>
  done(await use.readDesk({ actor: moderator }));
const relationsNow = async ({ use, moderator }: TestDesk) =>
  done(await use.readModeratorView({ actor: moderator })).relations.map(({ state }) => state);

async function opened(): Promise<TestDesk> {
  const desk = await deskOf();
  await runTurn(desk);
  return desk;
}

test('TURN-3: an amendment is a version of its own, between two phases', async () => {
  const desk = await opened();
  const set = done(await setTo(desk));
  expect(set).toMatchObject({ version: 2, state: 'trade', run: { kind: 'amendment', turn: 1 } });
  const now = await deskNow(desk);
  expect([now.version, now.turn, now.phase]).toEqual([2, 1, 'economic']);
  expect(now.runs.map(({ kind, phase }) => [kind, phase])).toEqual([
    ['phase', 'opening'],
    ['amendment', 'economic'],
  ]);
  expect(await relationsNow(desk)).toEqual(['trade']);
});

test('DIP-11: a pact needs a common enemy and a treaty; all that is missing is told at once', async () => {
  const desk = await opened();
  const refused = await setTo(desk, { state: 'war', pact: true, reason: '' });
  expect(!refused.ok && refused.error).toMatchObject({
    issues: [
      { path: 'reason' },
      { path: 'pact', code: 'PACT_STATE' },
      { path: 'pact', code: 'PACT_ENEMY' },
    ],
  });
});

test('DIP-12: a covert treaty may be made public later, and is told to be the same when nothing is', async () => {
  const desk = await opened();
  done(await setTo(desk, { covert: true }));
  expect(codeOf(await setTo(desk, { covert: true }))).toBe('RELATION_REFUSED');
  const known = done(await setTo(desk, { pact: null }));
  expect(known).toMatchObject({ state: 'trade', pact: false });
  expect(codeOf(await setTo(desk, { pact: null }))).toBe('RELATION_REFUSED');
});

test('TURN-3: both parties read of it at once while orders are open, but not of the reason', async () => {
  const desk = await opened();
  const { issued } = done(await setTo(desk));
  expect(issued).toMatchObject([{ name: 'Human Commonwealth', edition: 2 }, { edition: 2 }]);
  await runTurn(desk);
  for (const actor of [desk.human, desk.loran]) {
    const read = async (turn: number) =>
      done(await desk.use.readReport({ actor, turn, edition: null })).seen;
    const told = expect.objectContaining({ type: 'RelationSet', state: 'trade' });
    expect(await read(1)).toContainEqual(told);
    expect(await read(2)).not.toContainEqual(told);
    expect(JSON.stringify(await read(1))).not.toContain('secret pact');
  }
});

test('TURN-3: an amendment while the turn is in processing is told by the next report', async () => {
  const desk = await opened();
  const { moderator } = desk;
  done(await desk.use.runNextPhase({ actor: moderator, version: await desk.version() }));
  expect(done(await setTo(desk)).issued).toBeNull();
  for (const actor of [desk.human, desk.loran]) {
    expect(done(await desk.use.listReports({ actor }))).toHaveLength(1);
  }
  await runTurn(desk);
  for (const actor of [desk.human, desk.loran]) {
    const { seen } = done(await desk.use.readReport({ actor, turn: 2, edition: null }));
    expect(seen).toContainEqual(expect.objectContaining({ type: 'RelationSet', state: 'trade' }));
  }
});

test('TURN-3: undo takes an amendment back, alone or with the phases after it', async () => {
  const desk = await opened();
  const before = await relationsNow(desk);
  const human = { actor: desk.human, turn: 1, orders: [] };
  done(await desk.use.submitOrders(human));
  const undo = async (to: number) =>
    desk.use.undo({
      actor: desk.moderator,
      version: await desk.version(),
      to,
      dice: 'same-if-unseen',
      reason: 'a test',
    });
  done(await setTo(desk));
  done(await undo(1));
  expect(await relationsNow(desk)).toEqual(before);
  // Its orders were not touched by it.
  expect((await deskNow(desk)).sheets[0]).toMatchObject({ status: 'submitted' });
  done(await setTo(desk, { state: 'military' }));
  await runTurn(desk);
  done(await undo(1));
  expect(await relationsNow(desk)).toEqual(before);
  await runTurn(desk);
  expect(done(await desk.use.verifyCampaign({ actor: desk.moderator })).faults).toEqual([]);
});

test('TURN-3: nothing is changed by what cannot be set, and all that is wrong is told', async () => {
  const desk = await opened();
  const refused = await setTo(desk, { a: 'humna', b: 'nobody', state: 'unification', reason: ' ' });
  expect(refused).toMatchObject({ error: { code: 'RELATION_REFUSED' } });
  if (refused.ok) return;
  expect(refused.error.issues.map(({ path }) => path)).toEqual(['a', 'b', 'state', 'reason']);
  expect(refused.error.issues[0]?.text).toContain('human');
  expect(codeOf(await setTo(desk, { b: 'human' }))).toBe('RELATION_REFUSED');
  const [now] = await relationsNow(desk);
  expect(codeOf(await setTo(desk, { state: now ?? '' }))).toBe('RELATION_REFUSED');
  expect(codeOf(await setTo(desk, { version: 0 }))).toBe('STALE');
  expect(codeOf(await setTo(desk, { actor: desk.human }))).toBe('MODERATOR_ONLY');
  expect(await desk.version()).toBe(1);
});

test('TURN-4: while players are asked nothing is amended', async () => {
  const desk = await deskOf({ battles: 'interactive' });
  await runTurn(desk);
  await sendBothToTheMiddle(desk);
  expect((await runTurn(desk)).stopped.at).toBe('questions');
  expect(codeOf(await setTo(desk))).toBe('PHASE_WAITS');
});

test('the record of an amendment is checked like that of a phase', async () => {
  const file = join(folder, 'campaign.sqlite');
  const store = await openStore(file);
  const desk = await deskOf({}, store.store);
  await runTurn(desk);
  done(await setTo(desk));
  await runTurn(desk);
  const { moderator: actor } = desk;
  const sound = done(await desk.use.verifyCampaign({ actor }));
  expect(sound).toMatchObject({ sound: true, faults: [] });
  expect(sound.recomputed).toBe(sound.replayed);
  await store.close();
  const raw = new Database(file);
  raw.exec(
    `update events set data = replace(data, '"turn":1', '"turn":7') where type = 'RelationSet'`,
  );
  raw.close();
  const other = await openStore(file);
  const { faults } = done(await useCasesOf(testPorts(other.store)).verifyCampaign({ actor }));
  expect(faults.map(({ text }) => text).join(' ')).toMatch(/the amendment gives another result/);
  await other.close();
});

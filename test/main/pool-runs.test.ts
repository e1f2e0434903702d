import { expect, test } from 'vitest';
import type { PhaseRun } from '#app/ports/turn-record';
import { done } from '#test/support/desk';
import { deskWithPool } from '#test/support/desk-with-pool';

test('a turn that runs in the pool comes to the same bytes as one that runs here', async () => {
  const { use, here, actor, version } = await deskWithPool();
  const told: string[] = [];
  done(await use.runNextPhase({ actor, version: 0 }));
  const progress = ({ phase }: PhaseRun) => told.push(phase);
  const ran = done(await use.runTurn({ actor, version: 1, progress }));
  expect(ran.stopped).toEqual({ at: 'orders' });
  expect(told).toEqual(ran.runs.map(({ phase }) => phase));
  done(await here.undo({ actor, version: await version(), to: 1, dice: 'same', reason: 'again' }));
  done(await here.runTurn({ actor, version: await version() }));
  const hashes = done(await here.readDesk({ actor })).runs.flatMap(
    ({ undone, kind, phase, hashAfter }) =>
      kind === 'phase' ? [{ undone, at: `${phase} ${hashAfter}` }] : [],
  );
  const of = (undone: boolean) =>
    hashes
      .filter((one) => one.undone === undone)
      .map(({ at }) => at)
      .slice(-ran.runs.length);
  expect(of(false)).toEqual(of(true));
  expect(done(await use.verifyCampaign({ actor })).faults).toEqual([]);
  const { phases } = done(await use.exportCampaign({ actor }));
  expect(phases).toBe(hashes.length);
});

test('a run ends with the phase that it is at when the moderator stops it; what ran stays', async () => {
  const { use, actor, version } = await deskWithPool();
  done(await use.runNextPhase({ actor, version: 0 }));
  const stopped: boolean[] = [];
  const progress = () => {
    void use.stopRun({ actor }).then((outcome) => stopped.push(done(outcome)));
  };
  const ran = done(await use.runTurn({ actor, version: 1, progress }));
  expect(ran.stopped).toEqual({ at: 'request' });
  expect(stopped).toContain(true);
  expect(ran.runs.length).toBeGreaterThan(0);
  expect(await version()).toBe(1 + ran.runs.length);
  expect(done(await use.runTurn({ actor, version: await version() })).stopped.at).toBe('orders');
  expect(done(await use.stopRun({ actor }))).toBe(false);
});

test('a trial of the turn is the same beside the pages, and only its look is noted', async () => {
  const { use, actor, version } = await deskWithPool();
  done(await use.runNextPhase({ actor, version: 0 }));
  const tried = done(await use.shadowTurn({ actor, which: 'submitted' }));
  expect(tried.phases.map(({ phase }) => phase).at(-1)).toBe('opening');
  expect(await version()).toBe(1);
});

test('no thread runs while a backup takes the place of the database: jobs under way end first, others wait', async () => {
  const { use, actor, version, pool } = await deskWithPool();
  done(await use.runNextPhase({ actor, version: 0 }));
  const happened: string[] = [];
  const trial = async (name: string): Promise<void> => {
    done(await use.shadowTurn({ actor, which: 'submitted' }));
    happened.push(name);
  };
  const before = trial('the trial under way');
  // Lets it begin.
  await new Promise((resolve) => setTimeout(resolve, 50));
  const restoring = pool.whileEmpty(async () => {
    happened.push('the restore begins');
    await new Promise((resolve) => setTimeout(resolve, 50));
    happened.push('the restore ends');
    return 'restored';
  });
  const after = trial('the trial that waited');
  expect(await restoring).toBe('restored');
  await Promise.all([before, after]);
  expect(happened).toEqual([
    'the trial under way',
    'the restore begins',
    'the restore ends',
    'the trial that waited',
  ]);
  expect(await version()).toBe(1);
});

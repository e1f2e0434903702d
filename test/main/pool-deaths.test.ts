import { expect, test } from 'vitest';
import { papersInPool } from '#main/papers-in-pool';
import { realRenderers } from '#main/renderers';
import { bundledPool } from '#test/support/bundled-pool';
import { done } from '#test/support/desk';
import { deskWithPool } from '#test/support/desk-with-pool';
import { dyingThread } from '#test/support/dying-thread';

test.each(['exit', 'throw'] as const)(
  'TURN-3: a thread that dies in the middle of a commit (%s) loses its phase alone, is told, and the next try works',
  async (how) => {
    const { entry, isDead } = await dyingThread({ at: 'commit', how });
    const { use, here, actor, version } = await deskWithPool(entry);
    done(await here.runNextPhase({ actor, version: 0 }));
    await expect(use.runTurn({ actor, version: 1 })).rejects.toThrow();
    expect(isDead()).toBe(true);
    const kept = await version();
    const { runs } = done(await here.readDesk({ actor }));
    expect(kept).toBe(runs.length);
    expect(kept).toBeGreaterThan(1);
    expect(kept).toBeLessThan(12);
    expect(done(await use.readProgress({ actor }))).toMatchObject({
      underWay: null,
      trouble: { error: null },
    });
    // The note is in the store: a server that starts later reads it too.
    const items = done(await here.readWorkList({ actor }));
    expect(items.map(({ kind }) => kind)).toContain('run-trouble');
    expect(done(await use.runTurn({ actor, version: kept })).stopped).toEqual({ at: 'orders' });
    expect(await version()).toBe(12);
    expect(done(await here.verifyCampaign({ actor })).faults).toEqual([]);
    expect(done(await here.readWorkList({ actor })).map(({ kind }) => kind)).not.toContain(
      'run-trouble',
    );
  },
);

test('a thread that dies in a trial fails that trial alone', async () => {
  const { entry, isDead } = await dyingThread({ at: 'job', how: 'exit' });
  const { use, here, actor } = await deskWithPool(entry);
  done(await here.runNextPhase({ actor, version: 0 }));
  const look = { actor, which: 'submitted' } as const;
  await expect(use.shadowTurn(look)).rejects.toThrow();
  expect(isDead()).toBe(true);
  expect(done(await use.shadowTurn(look)).broken).toBeNull();
});

test('a PDF comes from a thread with the same bytes as from here, is kept, and is drawn again when its thread died', async () => {
  const { entry, isDead } = await dyingThread({ at: 'job', how: 'exit' });
  const pool = await bundledPool({ threads: 2, entry });
  const real = realRenderers();
  const { pdf } = papersInPool(real, pool);
  const document = { title: 'A sheet', facts: [], blocks: [] };
  const createdAt = '2026-11-24T00:00:00.000Z';
  await expect(pdf(document, { createdAt })).rejects.toThrow();
  expect(isDead()).toBe(true);
  const drawn = await pdf(document, { createdAt });
  expect(Buffer.from(drawn).equals(Buffer.from(await real.pdf(document, { createdAt })))).toBe(
    true,
  );
  expect(await pdf(document, { createdAt })).toBe(drawn);
  expect(await pdf({ ...document, title: 'Another' }, { createdAt })).not.toBe(drawn);
});

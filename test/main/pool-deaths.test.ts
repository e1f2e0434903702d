import { expect, test } from 'vitest';
import { foreseeSupply } from '#app/orders/foresee-supply';
import { judgeSheet } from '#app/orders/judge-sheet';
import type { Issued } from '#http/renderers';
import { valuesById } from '#kernel/collections/tables';
import { keptPages } from '#main/kept-pages';
import { pagesInPool, sheetsInPool } from '#main/pages-in-pool';
import { realRenderers } from '#main/renderers';
import { killsOr } from '#test/kills/how-many';
import { bundledPool } from '#test/support/bundled-pool';
import { deskOf, done } from '#test/support/desk';
import { deskWithPool } from '#test/support/desk-with-pool';
import { dyingThread } from '#test/support/dying-thread';

async function issuedToHuman() {
  const { use, moderator, human } = await deskOf();
  done(await use.runNextPhase({ actor: moderator, version: 0 }));
  return done(await use.readPlayerDesk({ actor: human })).issued!;
}

/** The same empire with hundreds of ships more. */
function grown(issued: Issued): Issued {
  const units = valuesById(issued.view.units);
  const more = Array.from({ length: 400 }, (_, at) => {
    const unit = units[at % units.length]!;
    const id = `${unit.id}0${String(at)}` as typeof unit.id;
    return [id, { ...unit, id }] as const;
  });
  const view = { ...issued.view, units: { ...issued.view.units, ...Object.fromEntries(more) } };
  return { ...issued, view };
}

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
    expect(kept).toBeLessThan(13);
    expect(done(await use.readProgress({ actor }))).toMatchObject({
      underWay: null,
      trouble: { error: null },
    });
    // The note is in the store: a server that starts later reads it too.
    const items = done(await here.readWorkList({ actor }));
    expect(items.map(({ kind }) => kind)).toContain('run-trouble');
    expect(done(await use.runTurn({ actor, version: kept })).stopped).toEqual({ at: 'orders' });
    expect(await version()).toBe(13);
    expect(done(await here.verifyCampaign({ actor })).faults).toEqual([]);
    expect(done(await here.readWorkList({ actor })).map(({ kind }) => kind)).not.toContain(
      'run-trouble',
    );
  },
);

/** A turn packs some hundred tables; a death after the last of them comes in no turn. */
const MOST_PACKED = 140;

test(
  'TURN-3: threads that are killed at any moment of a turn lose no phase that was stored',
  async () => {
    let died = 0;
    for (let kill = 0; kill < killsOr(2); kill += 1) {
      const packed = 1 + Math.floor(Math.random() * MOST_PACKED);
      const { entry, isDead } = await dyingThread({ at: 'commit', how: 'exit', packed });
      const { use, here, actor, version, pool } = await deskWithPool(entry);
      done(await here.runNextPhase({ actor, version: 0 }));
      const whole = await use.runTurn({ actor, version: 1 }).then(
        () => true,
        () => false,
      );
      expect([packed, whole]).toEqual([packed, !isDead()]);
      if (isDead()) died += 1;
      expect(await version()).toBe(done(await here.readDesk({ actor })).runs.length);
      if (!whole) done(await use.runTurn({ actor, version: await version() }));
      expect(await version()).toBe(13);
      expect(done(await here.verifyCampaign({ actor })).faults).toEqual([]);
      await pool.close();
    }
    expect(died).toBeGreaterThanOrEqual(Math.floor(killsOr(2) / 2));
  },
  60_000 + 20_000 * killsOr(2),
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
  const { paperFile } = pagesInPool(real, pool);
  const issued = await issuedToHuman();
  const asked = { form: 'pdf', createdAt: '2026-11-24T00:00:00.000Z' } as const;
  await expect(paperFile('sheet', issued, asked)).rejects.toThrow();
  expect(isDead()).toBe(true);
  const drawn = await paperFile('sheet', issued, asked);
  const here = await real.paperFile('sheet', issued, asked);
  expect(Buffer.from(drawn as Uint8Array).equals(Buffer.from(here as Uint8Array))).toBe(true);
  expect(await paperFile('sheet', issued, asked)).toBe(drawn);
  const another = { ...issued, edition: issued.edition + 1 };
  expect(await paperFile('sheet', another, asked)).not.toBe(drawn);
});

test('other documents and force lists are drawn in a thread too, and kept', async () => {
  const real = realRenderers();
  const pages = pagesInPool(real, await bundledPool({ threads: 1 }));
  const asked = { form: 'pdf', createdAt: '2026-11-24T00:00:00.000Z' } as const;
  const document = { title: 'Rules sheet', facts: [], blocks: [] };
  const list = { name: 'Corsairs', designs: [], units: 4 };
  const drawn = [await pages.documentFile(document, asked), await pages.forceListFile(list, asked)];
  expect(await pages.documentFile(document, asked)).toBe(drawn[0]);
  expect(await pages.forceListFile(list, asked)).toBe(drawn[1]);
  expect(drawn.map((bytes) => Buffer.from(bytes as Uint8Array))).toEqual(
    [await real.documentFile(document, asked), await real.forceListFile(list, asked)].map((bytes) =>
      Buffer.from(bytes as Uint8Array),
    ),
  );
});

const PAGE = { rulesPath: '/rules' };
const MAP = { ...PAGE, sheetPath: '/sheet' };

test('what a great empire looks at is made in a thread as it would be here, and again when its thread died', async () => {
  const { entry, isDead } = await dyingThread({ at: 'job', how: 'exit' });
  const pool = await bundledPool({ threads: 2, entry });
  const real = realRenderers();
  const pages = keptPages(pagesInPool(real, pool));
  const issued = grown(await issuedToHuman());
  const { view } = issued;
  await expect(pages.paperPage('sheet', issued, PAGE)).rejects.toThrow();
  expect(isDead()).toBe(true);
  const sheet = await pages.paperPage('sheet', issued, PAGE);
  expect(sheet).toEqual(await real.paperPage('sheet', issued, PAGE));
  expect(await pages.paperPage('sheet', issued, PAGE)).toBe(sheet);
  expect(await pages.mapPage(view, MAP)).toEqual(await real.mapPage(view, MAP));
  const asked = { form: 'txt', createdAt: '2026-11-24T00:00:00.000Z' } as const;
  expect(await pages.paperFile('report', issued, asked)).toEqual(
    await real.paperFile('report', issued, asked),
  );
  const { judged, foreseen } = sheetsInPool(pool);
  const orders = [{ kind: 'InvestTech', points: 3 }] as const;
  expect(await judged(view, orders)).toEqual(judgeSheet(view, orders));
  expect(await foreseen(view, orders)).toEqual(foreseeSupply(view, orders));
});

test('what a small empire looks at needs no thread', async () => {
  const work = (): never => {
    throw new Error('A thread was asked.');
  };
  const pool = { ...(await bundledPool({ threads: 1 })), work };
  const { view, ...rest } = await issuedToHuman();
  const pages = pagesInPool(realRenderers(), pool);
  expect((await pages.paperPage('sheet', { view, ...rest }, PAGE)).title).toBeTruthy();
  expect((await pages.mapPage(view, MAP)).html).toContain('<svg');
  expect(await sheetsInPool(pool).judged(view, [])).toEqual(judgeSheet(view, []));
  await expect(pages.mapPage(grown({ view, ...rest }).view, MAP)).rejects.toThrow();
});

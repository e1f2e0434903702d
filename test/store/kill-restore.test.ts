import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useCasesOf } from '#app/use-cases';
import { keeperOf } from '#store/keeping/keeper-of';
import { openStore } from '#store/open-store';
import { deskOf, done } from '#test/support/desk';
import { testPorts } from '#test/support/ports';
import { folderForFile } from '#test/support/temp-folder';
import { bundled, runAndKill } from './killing.ts';

const KILLS = 10;

const folder = folderForFile();

test('killed in a restore, one of the two databases is there whole', async () => {
  const file = join(folder, 'data.db');
  const backups = [join(folder, 'one.kept'), join(folder, 'two.kept')];
  for (const backup of backups) {
    const { store, close } = await openStore(file);
    await deskOf({}, store);
    await close();
    expect(await keeperOf(file).backUp(backup)).toMatchObject({ ok: true });
  }
  const child = bundled(new URL('./kill-restore-child.ts', import.meta.url), folder);
  const found = new Set<number>();
  for (let kill = 0; kill < KILLS; kill += 1) {
    const when = { word: 'restoring', times: 1 + (kill % 4), afterMs: kill };
    await runAndKill([child, file, ...backups], when);
    expect(existsSync(file)).toBe(true);
    const opened = await openStore(file);
    expect(await opened.faults()).toEqual([]);
    const campaigns = done(await useCasesOf(testPorts(opened.store)).listCampaigns());
    found.add(campaigns.length);
    await opened.close();
  }
  expect([...found].every((many) => many === 1 || many === 2)).toBe(true);
});

import { onTestFinished } from 'vitest';
import type { Ports } from '#app/ports/ports';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { databaseFile, openDataFolder } from '#main/open-data-folder';
import { outsideWorld } from '#main/outside-world';
import { runsInPool } from '#main/runs-in-pool';
import { useCasesAside } from '#main/use-cases-aside';
import { bundledPool } from './bundled-pool.ts';
import { done, FORCE_LISTS, scenarioText } from './desk.ts';
import { noInstallation } from './no-installation.ts';
import { folderForTest } from './temp-folder.ts';

type Made = Readonly<{ ports: Ports; use: UseCases; file: string }>;

/** A folder of campaigns, opened. Everything that is open in it is closed when the test ends. */
async function opened(): Promise<Made> {
  const folder = folderForTest();
  const data = await openDataFolder(folder);
  onTestFinished(() => data.close());
  const ports = outsideWorld({ store: data.store, installation: noInstallation });
  return { ports, use: useCasesOf(ports), file: databaseFile(folder) };
}

/** First Contact with its first turn opened, its runs in threads of the build. */
export async function deskWithPool(entry?: URL) {
  const { ports, use: here, file } = await opened();
  const made = done(
    await here.createCampaign({
      name: 'First Contact',
      scenario: scenarioText(),
      forceLists: FORCE_LISTS,
    }),
  );
  const actor = done(await here.actAsModerator(made));
  const pool = await bundledPool({ threads: 2, file, ...(entry && { entry }) });
  const beside = { ...ports, runs: runsInPool(pool) };
  const use = useCasesAside(useCasesOf(beside), pool);
  const version = async (): Promise<number> => done(await use.readDesk({ actor })).version;
  return { use, here, actor, version, pool, running: beside.running };
}

import { join } from 'node:path';
import type { Ports } from '#app/ports/ports';
import { useCasesOf } from '#app/use-cases';
import { httpApp } from '#http/http-app';
import type { Site } from '#http/site';
import { compose } from './compose.ts';
import { type Config, usualThreads } from './config.ts';
import { runsInPool } from './runs-in-pool.ts';
import { firstCampaign, type Links } from './first-campaign.ts';
import { faultLog } from './fault-log.ts';
import { goingOn } from './going-on.ts';
import { installationOf } from './installation.ts';
import { listen } from './listen.ts';
import { isPlanned } from './is-planned.ts';
import { logFault } from './log-fault.ts';
import { must } from './must.ts';
import { databaseFile, openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';
import { sendNotice } from './send-notice.ts';
import { threadPool } from './thread-pool.ts';
import { startTicker } from './ticker.ts';

export type RunningServer = Readonly<{
  address: string;
  links: Links;
  /** Where the first operator is made; null: there is one. */
  operatorPath: string | null;
  report: Site['report'];
  /** Answers what is under way, then closes everything. */
  stop: () => Promise<void>;
}>;

/** Opens the data folder, makes the first campaign if there is none, and listens; `instead`: of the real clock, secrets and scenarios. */
export async function startServer(
  config: Config,
  instead?: Partial<Pick<Ports, 'clock' | 'secrets' | 'texts'>>,
): Promise<RunningServer> {
  const data = await openDataFolder(config.dataFolder);
  const { publicUrl, threads = usualThreads() } = config;
  const log = faultLog(join(data.folder, 'faults.jsonl'));
  const report: Site['report'] = (error, about, place = 'elsewhere') => {
    if (isPlanned(error)) return;
    logFault(error, about);
    log.note(error, place);
  };
  const pool = threadPool({ threads, file: databaseFile(data.folder), report });
  const installation = installationOf({
    ...data,
    // Threads have the database open too.
    whileClosed: (exchange) => pool.whileEmpty(() => data.whileClosed(exchange)),
    faults: log.faults,
  });
  // What a stopped server left of files that were being sent.
  installation.uploads.clear();
  const kept = { store: data.store, installation };
  const here = { ...outsideWorld(kept, { wake: () => queue.wake(), pool }), ...instead };
  const use = useCasesOf(here);
  const links = await firstCampaign(use, data.linksFile);
  const operatorLink = must(await use.makeOperatorLink({ ifNone: true }));
  // Threads have the real world alone.
  const beside = instead === undefined ? { runs: runsInPool(pool) } : {};
  const ports = { ...here, ...beside };
  const site = compose(ports, {
    report,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(instead === undefined && { pool }),
  });
  const queue = goingOn(site.useCases, site.report);
  const { server, address } = await listen(httpApp(site), config);
  // What was answered before the last stop goes on now.
  queue.wake();
  const ticker = startTicker({ ...site, send: sendNotice });
  const closed = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  const stop = async (): Promise<void> => {
    // A run ends with its phase, or without it when that takes long.
    ports.running.stopAll();
    await Promise.all([closed(), ticker.stop(), queue.stop(), pool.close()]);
    await data.close();
  };
  const operatorPath = operatorLink && `/enter/operator/${operatorLink.token}`;
  return { address, links, operatorPath, report, stop };
}

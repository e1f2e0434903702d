import { join } from 'node:path';
import type { Ports } from '#app/ports/ports';
import { httpApp } from '#http/http-app';
import type { Site } from '#http/site';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { firstCampaign, type Links } from './first-campaign.ts';
import { faultLog } from './fault-log.ts';
import { goingOn } from './going-on.ts';
import { installationOf } from './installation.ts';
import { listen } from './listen.ts';
import { logFault } from './log-fault.ts';
import { must } from './must.ts';
import { openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';
import { sendNotice } from './send-notice.ts';
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
  instead: Partial<Pick<Ports, 'clock' | 'secrets' | 'texts'>> = {},
): Promise<RunningServer> {
  const data = await openDataFolder(config.dataFolder);
  const { publicUrl } = config;
  const log = faultLog(join(data.folder, 'faults.jsonl'));
  const report: Site['report'] = (error, about, place = 'elsewhere') => {
    logFault(error, about);
    log.note(error, place);
  };
  const installation = installationOf({ ...data, faults: log.faults });
  const site = compose(
    { ...outsideWorld({ ...data, installation }, () => queue.wake()), ...instead },
    publicUrl === undefined ? { report } : { publicUrl, report },
  );
  const queue = goingOn(site.useCases, site.report);
  const links = await firstCampaign(site.useCases, data.linksFile);
  const operatorLink = must(await site.useCases.makeOperatorLink({ ifNone: true }));
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
    await closed();
    await ticker.stop();
    await queue.stop();
    await data.close();
  };
  const operatorPath = operatorLink && `/enter/operator/${operatorLink.token}`;
  return { address, links, operatorPath, report, stop };
}

import type { Ports } from '#app/ports/ports';
import { httpApp } from '#http/http-app';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { firstCampaign, type Links } from './first-campaign.ts';
import { goingOn } from './going-on.ts';
import { listen } from './listen.ts';
import { openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';
import { sendNotice } from './send-notice.ts';
import { startTicker } from './ticker.ts';

export type RunningServer = Readonly<{
  address: string;
  links: Links;
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
  const site = compose(
    { ...outsideWorld(data.store, () => queue.wake()), ...instead },
    publicUrl === undefined ? {} : { publicUrl },
  );
  const queue = goingOn(site.useCases, site.report);
  const links = await firstCampaign(site.useCases, data.linksFile);
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
  return { address, links, stop };
}

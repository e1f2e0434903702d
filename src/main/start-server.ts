import { httpApp } from '#http/http-app';
import { compose } from './compose.ts';
import type { Config } from './config.ts';
import { firstCampaign, type Links } from './first-campaign.ts';
import { listen } from './listen.ts';
import { openDataFolder } from './open-data-folder.ts';
import { outsideWorld } from './outside-world.ts';

export type RunningServer = Readonly<{
  address: string;
  links: Links;
  /** Answers what is under way, then closes everything. */
  stop: () => Promise<void>;
}>;

/** Opens the data folder, makes the first campaign if there is none, and listens. */
export async function startServer(config: Config): Promise<RunningServer> {
  const data = await openDataFolder(config.dataFolder);
  const site = await compose(outsideWorld(data.store));
  const links = await firstCampaign(site.useCases, data.linksFile);
  const { server, address } = await listen(httpApp(site), config);
  const closed = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
    });
  const stop = async (): Promise<void> => {
    await closed();
    await data.close();
  };
  return { address, links, stop };
}

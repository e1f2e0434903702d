import type { CampaignStore } from './campaign-store.ts';
import type { Clock } from './clock.ts';
import type { Secrets } from './secrets.ts';
import type { TextFiles } from './text-files.ts';

/** All that the use cases need of the outside world. */
export type Ports = Readonly<{
  store: CampaignStore;
  clock: Clock;
  secrets: Secrets;
  texts: TextFiles;
  /** The version of this program; kept with every phase that it ran. */
  engineVersion: string;
}>;

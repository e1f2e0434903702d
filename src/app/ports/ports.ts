import type { HashBytes } from '#kernel/result/hash';
import type { OddsRegister } from '#app/odds/odds-register';
import type { RunRegister } from '#app/run/run-register';
import type { PhaseRunner } from '#app/run/runner';
import type { CampaignStore } from './campaign-store.ts';
import type { Clock } from './clock.ts';
import type { Installation } from './installation.ts';
import type { Passwords } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import type { TextFiles } from './text-files.ts';

/** All that the use cases need of the outside world. */
export type Ports = Readonly<{
  store: CampaignStore;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  texts: TextFiles;
  /** What `hashBytes` of the kernel gives, as fast as the machine can: a great state has megabytes. */
  hashBytes: HashBytes;
  /** The version of this program; kept with every phase that it ran. */
  engineVersion: string;
  running: RunRegister;
  /** Runs phases where that keeps nobody waiting. */
  runs: PhaseRunner<Ports>;
  /** Called when a player has answered: a phase that waited may be able to go on. Returns at once. */
  wake: () => void;
  /** Lets others be served before long work goes on. */
  breathe: () => Promise<void>;
  /** Battles that somebody tries out, fought where they keep nobody waiting. */
  odds: OddsRegister;
  /** The machine and the folder that everything is kept in. */
  installation: Installation;
}>;

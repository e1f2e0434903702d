import type { HashBytes } from '#kernel/result/hash';
import type { OddsRegister } from '#app/odds/odds-register';
import type { KeptVerdicts } from '#app/orders/kept-verdicts';
import type { RunRegister } from '#app/run/runner/run-register';
import type { PhaseRunner } from '#app/run/runner/runner';
import type { CampaignStore } from './campaign-store.ts';
import type { Clock } from './clock.ts';
import type { Installation } from './installation.ts';
import type { Passwords } from './passwords.ts';
import type { Secrets } from './secrets.ts';
import type { TextFiles } from './text-files.ts';

/** Everything that the use cases need from outside. */
export type Ports = Readonly<{
  store: CampaignStore;
  clock: Clock;
  secrets: Secrets;
  passwords: Passwords;
  texts: TextFiles;
  /** The same as `hashBytes` of the kernel, but as fast as the machine can, since a large state has megabytes. */
  hashBytes: HashBytes;
  /** The version of this program. It is stored with every phase that the program ran. */
  engineVersion: string;
  running: RunRegister;
  /** Runs phases in a place where nobody waits for them. */
  runs: PhaseRunner<Ports>;
  /** Verdicts on sheets that were read lately. */
  kept: KeptVerdicts;
  /** Called when a player has answered, because a waiting phase may be able to continue. Returns at once. */
  wake: () => void;
  /** Lets others be served before long work goes on. */
  breathe: () => Promise<void>;
  /** Fights battles for odds in a place where nobody waits for them. */
  odds: OddsRegister;
  /** The server and its data folder. */
  installation: Installation;
}>;

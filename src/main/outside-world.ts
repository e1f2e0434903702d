import type { CampaignStore } from '#app/ports/campaign-store';
import type { Installation } from '#app/ports/installation';
import type { Ports } from '#app/ports/ports';
import { oddsRegister } from '#app/odds/odds-register';
import { keptVerdicts } from '#app/orders/kept-verdicts';
import { runHere } from '#app/run/runner/run-here';
import { runRegister } from '#app/run/runner/run-register';
import { engineVersion } from './engine-version.ts';
import { logFault } from './log-fault.ts';
import { nativeHash } from './native-hash.ts';
import { oddsAside } from './odds-aside.ts';
import { scryptPasswords } from './passwords.ts';
import { scenarioTexts } from './scenario-texts.ts';
import { realSecrets } from './secrets.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';

type Beside = Readonly<{
  /** Told when a phase may go on. */
  wake?: Ports['wake'];
  /** Where battles for odds are fought. */
  pool?: ThreadPool;
}>;

type Kept = Readonly<{ store: CampaignStore; installation: Installation }>;

/** The real clock, real randomness, and the scenarios that come with the program. */
export function outsideWorld(
  { store, installation }: Kept,
  { wake = () => undefined, pool = threadPool({ threads: 1, report: logFault }) }: Beside = {},
): Ports {
  return {
    store,
    clock: { now: () => new Date().toISOString() },
    secrets: realSecrets,
    passwords: scryptPasswords(),
    texts: scenarioTexts,
    hashBytes: nativeHash,
    engineVersion: engineVersion(),
    running: runRegister(),
    runs: runHere,
    kept: keptVerdicts(),
    wake,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    odds: oddsRegister(oddsAside(pool)),
    installation,
  };
}

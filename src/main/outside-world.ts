import type { CampaignStore } from '#app/ports/campaign-store';
import type { Installation } from '#app/ports/installation';
import type { Ports } from '#app/ports/ports';
import { oddsRegister } from '#app/odds/odds-register';
import { keptVerdicts, sheetWorkHere } from '#app/orders/kept-verdicts';
import { runHere } from '#app/run/runner/run-here';
import { runRegister } from '#app/run/runner/run-register';
import { engineVersion } from './engine-version.ts';
import { logFault } from './log-fault.ts';
import { nativeHash } from './native-hash.ts';
import { oddsAside } from './odds-aside.ts';
import { sheetsInPool } from './pages-in-pool.ts';
import { scryptPasswords } from './passwords.ts';
import { scenarioTexts } from './scenario-texts.ts';
import { realSecrets } from './secrets.ts';
import { type ThreadPool, threadPool } from './thread-pool.ts';

type Beside = Readonly<{
  /** Told when a phase may go on. */
  wake?: Ports['wake'];
  /** Where battles for odds are fought, and sheets of great empires worked out; without it those are worked out here. */
  pool?: ThreadPool;
}>;

type Kept = Readonly<{ store: CampaignStore; installation: Installation }>;

/** The real clock, real randomness, and the scenarios that come with the program. */
export function outsideWorld(
  { store, installation }: Kept,
  { wake = () => undefined, pool }: Beside = {},
): Ports {
  const battles = pool ?? threadPool({ threads: 1, report: logFault });
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
    kept: keptVerdicts(pool === undefined ? sheetWorkHere : sheetsInPool(pool)),
    wake,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    odds: oddsRegister(oddsAside(battles)),
    installation,
  };
}

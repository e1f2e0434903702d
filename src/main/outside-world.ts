import type { CampaignStore } from '#app/ports/campaign-store';
import type { Installation } from '#app/ports/installation';
import type { Ports } from '#app/ports/ports';
import { oddsRegister } from '#app/odds/odds-register';
import { runRegister } from '#app/run/run-register';
import { engineVersion } from './engine-version.ts';
import { nativeHash } from './native-hash.ts';
import { oddsAside } from './odds-aside.ts';
import { scryptPasswords } from './passwords.ts';
import { scenarioTexts } from './scenario-texts.ts';
import { realSecrets } from './secrets.ts';
import { shadowByLength } from './shadow-in-thread.ts';

const noWork = (): void => undefined;

type Kept = Readonly<{ store: CampaignStore; installation: Installation }>;

/** The real clock, real randomness, and the scenarios that come with the program; `wake`: told when a phase may go on. */
export function outsideWorld({ store, installation }: Kept, wake: Ports['wake'] = noWork): Ports {
  return {
    store,
    clock: { now: () => new Date().toISOString() },
    secrets: realSecrets,
    passwords: scryptPasswords(),
    texts: scenarioTexts,
    hashText: nativeHash,
    engineVersion: engineVersion(),
    running: runRegister(),
    wake,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    shadow: shadowByLength,
    odds: oddsRegister(oddsAside),
    installation,
  };
}

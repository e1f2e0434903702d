import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { z } from 'zod';
import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { oddsRegister } from '#app/odds/odds-register';
import { runRegister } from '#app/run/run-register';
import { sortBy } from '#kernel/collections/sort-by';
import { compareText } from '#kernel/result/compare-text';
import { nativeHash } from './native-hash.ts';
import { oddsAside } from './odds-aside.ts';
import { scryptPasswords } from './passwords.ts';
import { projectPath, projectText } from './project-file.ts';
import { shadowByLength } from './shadow-in-thread.ts';

const SECRET_BYTES = 32;
const ID_BYTES = 9;

const packageSchema = z.object({ version: z.string() });

const engineVersion = (): string =>
  packageSchema.parse(JSON.parse(projectText('package.json'))).version;

/** Offered before all others: to learn the desk with. */
const FIRST_SCENARIO = 'first-contact';

function scenarioNames(): readonly string[] {
  const names = readdirSync(projectPath('scenarios'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const isLater = (name: string): number => Number(name !== FIRST_SCENARIO);
  return sortBy(names, (a, b) => isLater(a) - isLater(b), compareText);
}

const noWork = (): void => undefined;

/** The real clock, real randomness, and the scenarios that come with the program; `wake`: told when a phase may go on. */
export function outsideWorld(store: CampaignStore, wake: Ports['wake'] = noWork): Ports {
  return {
    store,
    clock: { now: () => new Date().toISOString() },
    secrets: {
      token: () => randomBytes(SECRET_BYTES).toString('base64url'),
      campaignSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
      shadowSecret: () => randomBytes(SECRET_BYTES).toString('hex'),
      id: () => randomBytes(ID_BYTES).toString('base64url'),
    },
    passwords: scryptPasswords(),
    texts: {
      names: () => Promise.resolve(scenarioNames()),
      read: (name) => {
        const isKnown = scenarioNames().includes(name);
        const text = isKnown ? projectText(`scenarios/${name}/scenario.json`) : undefined;
        return Promise.resolve(text);
      },
    },
    hashText: nativeHash,
    engineVersion: engineVersion(),
    running: runRegister(),
    wake,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    shadow: shadowByLength,
    odds: oddsRegister(oddsAside),
  };
}

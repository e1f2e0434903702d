import type { CampaignStore } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { fightOdds } from '#app/odds/fight-odds';
import { oddsRegister } from '#app/odds/odds-register';
import { keptVerdicts } from '#app/orders/kept-verdicts';
import { runHere } from '#app/run/runner/run-here';
import { runRegister } from '#app/run/runner/run-register';
import type { Outcome } from '#app/use-case-error';
import { nativeHash } from '#main/native-hash';
import { scryptPasswords } from '#main/passwords';
import { noInstallation } from './no-installation.ts';

/** As weak as can be, so that tests are quick. */
const WEAK = { cost: 16, block: 1, rounds: 1 };

/** An outside world without surprises: a clock that ticks a second per look, tokens that count. */
export function testPorts(store: CampaignStore): Ports {
  let looks = 0;
  let tokens = 0;
  const next = (kind: string): string => {
    tokens += 1;
    return `${kind}-${String(tokens)}`;
  };
  return {
    store,
    clock: {
      now: () => {
        looks += 1;
        return new Date(Date.UTC(2024, 0, 1) + looks * 1000).toISOString();
      },
    },
    secrets: {
      token: () => next('token'),
      campaignSecret: () => 'a secret for tests',
      shadowSecret: () => next('shadow'),
      id: () => next('campaign'),
    },
    passwords: scryptPasswords(WEAK),
    texts: { names: async () => [], read: async () => undefined },
    hashBytes: nativeHash,
    engineVersion: 'test',
    running: runRegister(),
    runs: runHere,
    kept: keptVerdicts(),
    wake: () => undefined,
    breathe: () => new Promise((resolve) => setImmediate(resolve)),
    installation: noInstallation,
    odds: oddsRegister(({ input }) => ({
      over: Promise.resolve(fightOdds(input)),
      stop: () => undefined,
    })),
  };
}

/** The value of an outcome that must be a success. */
export function done<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) {
    const { code, issues } = outcome.error;
    throw new Error(`${code} ${JSON.stringify(issues)}`);
  }
  return outcome.value;
}

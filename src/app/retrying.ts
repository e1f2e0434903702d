import { type Outcome, refuse } from './use-case-error.ts';

/** The number of tries if somebody else wrote something harmless in between. */
const TRIES = 5;

/**
 * Tries again until nobody writes in between. `attempt` reads again each time, and refuses if the data that it depends
 * on has changed. `'again'` means that the write came too late.
 */
export async function retrying<T>(
  attempt: () => Promise<Outcome<T> | 'again'>,
): Promise<Outcome<T>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const outcome = await attempt();
    if (outcome !== 'again') return outcome;
  }
  return refuse('STALE');
}

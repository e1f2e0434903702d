import { type Outcome, refuse } from '#app/use-case-error';

/** How often a write is tried again when somebody else wrote something harmless in between. */
const TRIES = 5;

/**
 * Tries until nobody writes in between. `attempt` reads anew each time and refuses by itself when
 * what it depends on has changed; `'again'` says that the write came too late.
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

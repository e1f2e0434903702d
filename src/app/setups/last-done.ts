import type { SetupVersionHead } from '#app/ports/setup-record';

/** The last thing that was done and not undone, and the one before it. The first one begins the setup, so it can't be undone. */
export function lastDone(
  versions: readonly SetupVersionHead[],
): Readonly<{ last?: SetupVersionHead; before?: SetupVersionHead }> {
  const [before, last] = versions.filter(({ undone }) => !undone).slice(-2);
  return before === undefined || last === undefined ? {} : { last, before };
}

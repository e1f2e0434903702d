import type { PhaseRun } from '#app/ports/turn-record';

/**
 * Goes up with a release that changes the form of states or the effect of recorded events. Runs of an older baseline
 * can be read, but not replayed. 1 is Farlane 0.1.0, 2 is 0.2.0, 3 to 11 came after it.
 */
export const BASELINE = 11;

/** Whether this program can't replay the run, and accepts it as it is. */
export function isOfOlderBaseline({ baseline }: Pick<PhaseRun, 'baseline'>): boolean {
  return baseline < BASELINE;
}

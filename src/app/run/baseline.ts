import type { PhaseRun } from '#app/ports/turn-record';

/**
 * Goes up with a release whose states have another form, or whose rules play recorded events otherwise. What was run at an older one
 * can be read but not played again: 1 is Farlane 0.1.0, 2 is 0.2.0, 3 to 7 are what comes after it.
 */
export const BASELINE = 7;

/** Whether this program cannot play it again, and takes it as it stands. */
export function isOfOlderBaseline({ baseline }: Pick<PhaseRun, 'baseline'>): boolean {
  return baseline < BASELINE;
}

import type { IssueHead } from '#app/ports/turn-record';
import { currentPublication } from '#app/run/current-publication';

/**
 * What a spectator may read: what stands of the turns that are at least so many turns older than the last one issued.
 * @rule FOG-1 @rule FOG-13 @ruling What was taken back he never sees, however old: with new orders it might still become true for somebody.
 */
export function oldEnough<H extends IssueHead>(heads: readonly H[], delay: number): readonly H[] {
  const last = currentPublication(heads)?.turn ?? 0;
  return heads.filter(({ turn, undone }) => !undone && turn <= last - Math.max(1, delay));
}

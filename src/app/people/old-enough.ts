import type { IssueHead } from '#app/ports/turn-record';
import { currentPublication } from '#app/editions/current-publication';

/**
 * The papers that a spectator may read: the ones in force of turns that are older than the last issued turn by at least
 * the spectator's delay.
 * @rule FOG-1 @rule FOG-13 @ruling A spectator never sees papers that were taken back, however old they are, because
 * with new orders they could still come true.
 */
export function oldEnough<H extends IssueHead>(heads: readonly H[], delay: number): readonly H[] {
  const last = currentPublication(heads)?.turn ?? 0;
  return heads.filter(({ turn, undone }) => !undone && turn <= last - Math.max(1, delay));
}

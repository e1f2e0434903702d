import type { TurnClock } from '#app/ports/turn-clock';
import type { Question } from '#app/ports/turn-record';
import { clockTime } from './closing.ts';

/** Whether the closing time of a window has passed. Time stops while the clock is paused. @rule TURN-4 @rule TURN-5 */
export function isOver(
  { status, until }: Pick<Question, 'status' | 'until'>,
  clock: Pick<TurnClock, 'pausedAt'>,
  now: string,
): boolean {
  return status === 'open' && until !== null && clockTime(clock, now) >= until;
}

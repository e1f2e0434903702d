import { hashOf } from '#kernel/result/hash';
import type { TurnClock } from '#app/ports/turn-clock';

const SHORT = 16;

/** What a form remembers of the clock that it was made for: another mark, another clock. */
export function clockMark(clock: TurnClock, { turn }: Readonly<{ turn: number }>): string {
  const { settings, deadline, pausedAt, extensions } = clock;
  return hashOf([turn, settings, deadline, pausedAt, extensions]).slice(0, SHORT);
}

import { hashOf } from '#kernel/result/hash';
import type { TurnClock } from '#app/ports/turn-clock';

const SHORT = 16;

/** The mark by which a form knows the clock that it was made for. If the mark differs, the clock has changed. */
export function clockMark(clock: TurnClock, { turn }: Readonly<{ turn: number }>): string {
  const { settings, deadline, pausedAt, extensions } = clock;
  return hashOf([turn, settings, deadline, pausedAt, extensions]).slice(0, SHORT);
}

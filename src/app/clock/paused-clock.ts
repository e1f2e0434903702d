import type { TurnClock } from '#app/ports/turn-clock';
import { later, MINUTE_MS } from './later.ts';
import { momentText } from './moment-text.ts';
import { withNotice } from './with-notice.ts';

/** The clock, paused for everybody. */
export function pausedClock(clock: TurnClock, now: string): TurnClock {
  return withNotice({ ...clock, pausedAt: now }, 'The turn clock is paused.');
}

/** An hour after the pause: later by its length. Hours that passed before the pause stay. */
export function movedByPause(
  { pausedAt }: Pick<TurnClock, 'pausedAt'>,
  now: string,
): (iso: string | null) => string | null {
  if (pausedAt === null) return (iso) => iso;
  const away = Date.parse(now) - Date.parse(pausedAt);
  const shift = Math.ceil(away / MINUTE_MS) * MINUTE_MS;
  return (iso) => (iso === null || iso <= pausedAt ? iso : later(iso, shift));
}

/**
 * The clock after it resumes. Hours that had not passed move by the length of the pause, in whole minutes; the deadline
 * moves to the moderator's choice if they name one.
 */
export function resumedClock(clock: TurnClock, now: string, deadline: string | null): TurnClock {
  if (clock.pausedAt === null) return clock;
  const moved = movedByPause(clock, now);
  const due = deadline ?? moved(clock.deadline);
  const going: TurnClock = {
    ...clock,
    pausedAt: null,
    deadline: due,
    reportsAt: moved(clock.reportsAt),
    extensions: clock.extensions.map((one) => ({ ...one, until: moved(one.until) ?? one.until })),
  };
  const text = due === null ? '' : ` Orders are due ${momentText(due)}.`;
  return withNotice(going, `The turn clock is running again.${text}`);
}

import type { TurnClock } from '#app/ports/turn-clock';
import { later, MINUTE_MS } from './later.ts';
import { momentText } from './moment-text.ts';
import { withNotice } from './with-notice.ts';

/** The clock standing still for everybody. */
export function pausedClock(clock: TurnClock, now: string): TurnClock {
  return withNotice({ ...clock, pausedAt: now }, 'The turn clock is paused.');
}

/**
 * The clock going on: what was still to come moves by the time that it stood still, in whole minutes; the deadline to an hour of the
 * moderator's choice if he names one.
 */
export function resumedClock(clock: TurnClock, now: string, deadline: string | null): TurnClock {
  const { pausedAt } = clock;
  if (pausedAt === null) return clock;
  const away = Date.parse(now) - Date.parse(pausedAt);
  const shift = Math.ceil(away / MINUTE_MS) * MINUTE_MS;
  const moved = (iso: string | null): string | null =>
    iso === null || iso <= pausedAt ? iso : later(iso, shift);
  const due = deadline ?? moved(clock.deadline);
  const going: TurnClock = {
    ...clock,
    pausedAt: null,
    deadline: due,
    reportsAt: moved(clock.reportsAt),
    extensions: clock.extensions.map((one) => ({ ...one, until: moved(one.until) ?? one.until })),
  };
  const text = due === null ? '' : ` Orders are due ${momentText(due)}.`;
  return withNotice(going, `The turn clock goes on.${text}`);
}

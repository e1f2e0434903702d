import type { TurnClock } from '#app/ports/turn-clock';
import { HOUR_MS, later } from './later.ts';
import { momentText } from './moment-text.ts';
import { withNotice } from './with-notice.ts';

/** So many hours before the deadline players are reminded, farthest first. */
export const REMINDER_HOURS = [24, 2] as const;

/** The reminders whose hour has come. */
const comeBy = (deadline: string, now: string): readonly number[] =>
  REMINDER_HOURS.filter((hours) => later(deadline, -hours * HOUR_MS) <= now);

/** Reminders that a deadline which is set now leaves no time for. */
export const remindersPast = (deadline: string | null, now: string): readonly number[] =>
  deadline === null ? [] : comeBy(deadline, now);

/** The clock with a reminder for the chat if the hour of one has come and somebody is missing; else the same clock. @rule TURN-5 */
export function remindedClock(
  clock: TurnClock,
  { now, turn, missing }: Readonly<{ now: string; turn: number; missing: number }>,
): TurnClock {
  const { deadline, pausedAt, reminded, settings } = clock;
  if (deadline === null || pausedAt !== null || now >= deadline || missing === 0) return clock;
  const due = comeBy(deadline, now);
  // After a stall the chat hears of the nearest alone.
  const nearest = due.at(-1);
  if (settings.webhook === null || nearest === undefined || reminded.includes(nearest))
    return clock;
  const text = `Orders for turn ${turn} are due ${momentText(deadline)}, in less than ${nearest} hours.`;
  return withNotice({ ...clock, reminded: due }, text);
}

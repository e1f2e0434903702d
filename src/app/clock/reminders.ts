import type { TurnClock } from '#app/ports/turn-clock';
import { counted } from '#kernel/words/counted';
import { HOUR_MS, later } from './later.ts';
import { momentText } from './moment-text.ts';
import { withNotice } from './with-notice.ts';

/** Hours before the deadline when players are reminded, earliest reminder first. */
export const REMINDER_HOURS = [24, 2] as const;

/** The reminders whose hour has come. */
const comeBy = (deadline: string, now: string): readonly number[] =>
  REMINDER_HOURS.filter((hours) => later(deadline, -hours * HOUR_MS) <= now);

/** Reminders that come too late for a deadline that is set now. */
export const remindersPast = (deadline: string | null, now: string): readonly number[] =>
  deadline === null ? [] : comeBy(deadline, now);

/** The clock with a reminder for the chat if one is due and a player is missing; otherwise the same clock. @rule TURN-5 */
export function remindedClock(
  clock: TurnClock,
  { now, turn, missing }: Readonly<{ now: string; turn: number; missing: number }>,
): TurnClock {
  const { deadline, pausedAt, reminded, settings } = clock;
  if (deadline === null || pausedAt !== null || now >= deadline || missing === 0) return clock;
  const due = comeBy(deadline, now);
  // After a stall the chat gets the latest reminder only.
  const nearest = due.at(-1);
  if (settings.webhook === null || nearest === undefined || reminded.includes(nearest))
    return clock;
  const text = `Orders for turn ${turn} are due ${momentText(deadline)}, in less than ${counted(nearest, 'hour')}.`;
  return withNotice({ ...clock, reminded: due }, text);
}

import { counted } from '#kernel/words/counted';

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** `in 3 days`, `in 5 hours`, `in 12 minutes`; whole ones, none too many. */
export function untilWords(now: string, moment: string): string {
  const minutes = Math.floor((Date.parse(moment) - Date.parse(now)) / MINUTE_MS);
  if (minutes < 1) return 'in less than a minute';
  if (minutes < HOUR_MINUTES) return `in ${counted(minutes, 'minute')}`;
  if (minutes < 2 * DAY_MINUTES) return `in ${counted(Math.floor(minutes / HOUR_MINUTES), 'hour')}`;
  return `in ${counted(Math.floor(minutes / DAY_MINUTES), 'day')}`;
}

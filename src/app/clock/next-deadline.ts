import { type Schedule, WEEKDAYS, type Weekday } from '#app/ports/turn-clock';
import { DAY_MS, HOUR_MS, later } from './later.ts';

/** After an outage of the server players have at least this long, or half the usual time. */
const LEAST_MS = 24 * HOUR_MS;

function weekdayOf(iso: string): Weekday | undefined {
  const day = new Date(iso).getUTCDay();
  // Sunday is 0 to a Date.
  return WEEKDAYS.find((one) => one % WEEKDAYS.length === day);
}

/** The hour of the schedule on the day of this moment, or on the first chosen weekday after it. */
function hourOn({ time, weekdays }: Schedule, moment: string): string {
  let hour = `${moment.slice(0, 10)}T${time}:00.000Z`;
  const isChosen = (): boolean => {
    const day = weekdayOf(hour);
    return weekdays.length === 0 || (day !== undefined && weekdays.includes(day));
  };
  while (!isChosen()) hour = later(hour, DAY_MS);
  return hour;
}

/** The deadline that the schedule has after a moment: `everyDays` later, on a chosen weekday. */
export function hourAfter(schedule: Schedule, moment: string): string {
  return hourOn(schedule, later(moment, schedule.everyDays * DAY_MS));
}

/** The first hour of the schedule, counted on from one, that is not before a moment. */
function hourFrom(schedule: Schedule, from: string, earliest: string): string {
  let hour = hourAfter(schedule, from);
  while (hour < earliest) hour = hourAfter(schedule, hour);
  return hour;
}

/**
 * The deadline of a turn that is issued now. It follows the announced schedule, no matter when the previous turn ran.
 * After a long outage it leaves players time; turns that ran early do not push it ever further into the future.
 * @rule TURN-5
 * @ruling Missed deadlines of the schedule are skipped. The next deadline is the first one that leaves players a day,
 *   or half a turn if turns are shorter than two days.
 */
export function nextDeadline(schedule: Schedule, announced: string | null, now: string): string {
  if (announced === null) return hourAfter(schedule, now);
  const usual = schedule.everyDays * DAY_MS;
  const soonest = later(now, Math.min(LEAST_MS, usual / 2));
  const next = hourAfter(schedule, announced);
  if (next < soonest) return hourFrom(schedule, announced, soonest);
  // Turns ran so early that the deadline of the last one is still a whole turn away.
  return announced >= later(now, usual) ? announced : next;
}

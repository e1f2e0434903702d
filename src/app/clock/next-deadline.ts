import { type Schedule, WEEKDAYS, type Weekday } from '#app/ports/turn-clock';
import { DAY_MS, HOUR_MS, later } from './later.ts';

/** Players who came back after the server was away have at least so long, or half the usual time. */
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
 * The deadline of a turn that is issued now: by the schedule as it was announced, whenever the turn before it ran. After a long
 * silence it leaves players time; turns that ran early do not push it into the future without end.
 * @rule TURN-5
 * @ruling Of hours of the schedule that are gone none is made up for: the first counts that leaves a day, or half a turn where turns are shorter than two.
 */
export function nextDeadline(schedule: Schedule, announced: string | null, now: string): string {
  if (announced === null) return hourAfter(schedule, now);
  const usual = schedule.everyDays * DAY_MS;
  const soonest = later(now, Math.min(LEAST_MS, usual / 2));
  const next = hourAfter(schedule, announced);
  if (next < soonest) return hourFrom(schedule, announced, soonest);
  // So many turns ran early that the hour of the last of them is still a whole turn away.
  return announced >= later(now, usual) ? announced : next;
}

import type { InputIssue } from '#app/use-case-error';
import { clockIssue } from './by-moderator.ts';
import { DAY_MS, later } from './later.ts';

const FARTHEST_DAYS = 366;

/** Faults in a chosen moment. It must be in the future, but not years away. */
export function momentIssues(path: string, moment: string, now: string): readonly InputIssue[] {
  const at = Date.parse(moment);
  if (Number.isNaN(at) || new Date(at).toISOString() !== moment) {
    return [clockIssue(path, 'Give a date and an hour in UTC, such as 2026-11-21 20:00.')];
  }
  if (moment <= now) return [clockIssue(path, 'That hour has passed. Give one in the future.')];
  const isFar = moment > later(now, FARTHEST_DAYS * DAY_MS);
  return isFar ? [clockIssue(path, 'Give an hour within a year from now.')] : [];
}

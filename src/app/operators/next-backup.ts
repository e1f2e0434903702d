import type { BackupRhythm, BackupSchedule } from '#app/ports/operator-record';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const EVERY_MS: Readonly<Record<Exclude<BackupRhythm, 'off'>, number>> = {
  daily: DAY_MS,
  weekly: 7 * DAY_MS,
};

const after = (at: string | null, ms: number): number => (at === null ? 0 : Date.parse(at) + ms);

/** The time of the next scheduled backup; null: never. A backup that failed is tried again after an hour. */
export function nextBackup({ rhythm, lastAt, triedAt }: BackupSchedule): string | null {
  if (rhythm === 'off') return null;
  const hasFailed = triedAt !== null && (lastAt === null || triedAt > lastAt);
  const due = after(lastAt, EVERY_MS[rhythm]);
  return new Date(hasFailed ? Math.max(due, after(triedAt, HOUR_MS)) : due).toISOString();
}

import type { AccountId } from './campaign-record.ts';
import type { TokenHash } from './people-record.ts';

/** An account whose person runs this installation. */
export type Operator = Readonly<{ account: AccountId; since: string }>;

/** A link that makes one account an operator. There is at most one. */
export type OperatorLink = Readonly<{ token: TokenHash; createdAt: string }>;

export const BACKUP_RHYTHMS = ['off', 'daily', 'weekly'] as const;
export type BackupRhythm = (typeof BACKUP_RHYTHMS)[number];

/** When the server makes backups by itself. */
export type BackupSchedule = Readonly<{
  rhythm: BackupRhythm;
  /** The number of scheduled backups that are kept. The oldest are removed. */
  keep: number;
  /** The time of the last backup. */
  lastAt: string | null;
  /** The time of the last attempt, successful or not. */
  triedAt: string | null;
}>;

/** Nobody has set a schedule. */
export const NO_SCHEDULE: BackupSchedule = { rhythm: 'off', keep: 7, lastAt: null, triedAt: null };

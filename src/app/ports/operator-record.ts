import type { AccountId } from './campaign-record.ts';
import type { TokenHash } from './people-record.ts';

/** An account whose person runs this installation. */
export type Operator = Readonly<{ account: AccountId; since: string }>;

/** What makes an account an operator, once. There is one at most. */
export type OperatorLink = Readonly<{ token: TokenHash; createdAt: string }>;

export const BACKUP_RHYTHMS = ['off', 'daily', 'weekly'] as const;
export type BackupRhythm = (typeof BACKUP_RHYTHMS)[number];

/** When the server makes backups by itself. */
export type BackupSchedule = Readonly<{
  rhythm: BackupRhythm;
  /** How many backups of the schedule are kept; the oldest go. */
  keep: number;
  /** When the last one was made. */
  lastAt: string | null;
  /** When one was last tried, whether it could be made or not. */
  triedAt: string | null;
}>;

/** Nobody has set a schedule. */
export const NO_SCHEDULE: BackupSchedule = { rhythm: 'off', keep: 7, lastAt: null, triedAt: null };

import type { Result } from '#kernel/result/result';
import type { AuditEntry } from './campaign-record.ts';
import type { Uploads } from './uploads.ts';
import type { FolderFinding, KeeperFailure, Restored } from './data-keeper.ts';

/** The reason for a backup. */
export type BackupKind = 'made' | 'scheduled' | 'before-restore' | 'before-migration';

/** A copy of all data in the data folder. */
export type KeptBackup = Readonly<{
  name: string;
  kind: BackupKind;
  bytes: number;
  madeAt: string;
}>;

/** An error in the program, without any data of users. */
export type NotedFault = Readonly<{
  at: string;
  code: string;
  /** The program's name for the route or task. */
  place: string;
}>;

/** The result of checking a campaign's records, in numbers only. */
export type CampaignFinding = Readonly<{ slug: string; faults: number }>;

export type Examination = Readonly<{
  folder: readonly FolderFinding[];
  /** Null: the database is in a state in which campaigns can't be checked. */
  campaigns: readonly CampaignFinding[] | null;
}>;

/** The server and its data folder. Long work runs beside the web server. */
export type Installation = Readonly<{
  versions: () => Readonly<{ node: string; sqlite: string; migration: string }>;
  /** In bytes. */
  space: () => Readonly<{ free: number; database: number; backups: number }>;
  /** The newest first. */
  backups: () => readonly KeptBackup[];
  /** The path of a backup; undefined: there is none with this name. */
  pathOf: (name: string) => string | undefined;
  backUp: (kind: 'made' | 'scheduled') => Promise<Result<KeptBackup, KeeperFailure>>;
  /** Removes all scheduled backups except the newest. */
  keepNewest: (many: number) => void;
  /**
   * Replaces all data with a backup, while nobody can read or write. The journal of each campaign has the note afterwards, and the older
   * notes about operators.
   */
  restore: (name: string, note: AuditEntry) => Promise<Result<Restored, KeeperFailure>>;
  examine: () => Promise<Examination>;
  /** Errors of recent days, the newest first. */
  faults: () => readonly NotedFault[];
  /** Files that are being sent to the server. */
  uploads: Uploads;
}>;

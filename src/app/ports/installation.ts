import type { Result } from '#kernel/result/result';
import type { AuditEntry } from './campaign-record.ts';
import type { FolderFinding, KeeperFailure, Restored } from './data-keeper.ts';

/** Why a copy of everything is there. */
export type BackupKind = 'made' | 'scheduled' | 'before-restore' | 'before-migration';

/** A copy of everything in the data folder. */
export type KeptBackup = Readonly<{
  name: string;
  kind: BackupKind;
  bytes: number;
  madeAt: string;
}>;

/** An error of ours, without anything that somebody wrote or owns. */
export type NotedFault = Readonly<{
  at: string;
  code: string;
  /** Which route or work it was, as the program calls it. */
  place: string;
}>;

/** Whether a campaign's records agree, in numbers only. */
export type CampaignFinding = Readonly<{ slug: string; faults: number }>;

export type Examination = Readonly<{
  folder: readonly FolderFinding[];
  /** Null: the database is in a state in which campaigns can't be looked at. */
  campaigns: readonly CampaignFinding[] | null;
}>;

/** The machine and the folder that everything is kept in. Long work is done beside the web. */
export type Installation = Readonly<{
  versions: () => Readonly<{ node: string; sqlite: string; migration: string }>;
  /** In bytes. */
  space: () => Readonly<{ free: number; database: number; backups: number }>;
  /** The newest first. */
  backups: () => readonly KeptBackup[];
  /** Where a backup is; undefined: there is none of this name. */
  pathOf: (name: string) => string | undefined;
  backUp: (kind: 'made' | 'scheduled') => Promise<Result<KeptBackup, KeeperFailure>>;
  /** Removes backups of the schedule, all but the newest. */
  keepNewest: (many: number) => void;
  /**
   * Puts a backup in the place of what there is while nobody can read or write. The note is in the journal of each campaign afterwards,
   * with the older notes about operators.
   */
  restore: (name: string, note: AuditEntry) => Promise<Result<Restored, KeeperFailure>>;
  examine: () => Promise<Examination>;
  /** Errors of the last days, the newest first. */
  faults: () => readonly NotedFault[];
}>;

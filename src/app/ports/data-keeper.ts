import type { Result } from '#kernel/result/result';
import type { CampaignStore } from './campaign-store.ts';
import type { FileFailure } from './whole-files.ts';

/** A checked copy of all data: it opens and has no faults. */
export type Backup = Readonly<{ file: string; bytes: number; campaigns: number }>;

/** A backup replaced the data. `aside`: where the old data is now; null: there was none. */
export type Restored = Readonly<{ file: string; aside: string | null; campaigns: number }>;

/** The reason why nothing changed: the file is bad, or another process uses the folder. */
export type KeeperFailure =
  | Readonly<{ kind: 'file'; failure: FileFailure }>
  | Readonly<{ kind: 'unsound'; path: string; faults: readonly string[] }>
  | Readonly<{ kind: 'empty'; path: string }>
  | Readonly<{ kind: 'in-use'; path: string }>;

/** One check of the folder. */
export type FolderFinding = Readonly<{
  about: 'database' | 'migrations' | 'space' | 'leftovers';
  sound: boolean;
  /** The finding. */
  text: string;
  /** What to do; empty: nothing. */
  advice: string;
}>;

/** Looks after the folder of campaigns without opening it as a store, so no migration runs. */
export type DataKeeper = Readonly<{
  /** Copies all data, even while it is in use; undefined: next to the data, under a name with date and time. */
  backUp: (to: string | undefined) => Promise<Result<Backup, KeeperFailure>>;
  /** `prepare` writes into the copy of the backup before it replaces the data. */
  restore: (
    from: string,
    prepare?: (store: CampaignStore) => Promise<void>,
  ) => Promise<Result<Restored, KeeperFailure>>;
  /** Checks the folder. It works in any state of the data. */
  examine: () => Promise<readonly FolderFinding[]>;
}>;

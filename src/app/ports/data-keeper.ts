import type { Result } from '#kernel/result/result';
import type { CampaignStore } from './campaign-store.ts';
import type { FileFailure } from './whole-files.ts';

/** A copy of everything, checked: it opens, and nothing is wrong with it. */
export type Backup = Readonly<{ file: string; bytes: number; campaigns: number }>;

/** A backup took the place of what was there. `aside`: where that is kept now; null: there was nothing. */
export type Restored = Readonly<{ file: string; aside: string | null; campaigns: number }>;

/** Why everything stays as it is: the file is no good, or something uses the folder. */
export type KeeperFailure =
  | Readonly<{ kind: 'file'; failure: FileFailure }>
  | Readonly<{ kind: 'unsound'; path: string; faults: readonly string[] }>
  | Readonly<{ kind: 'empty'; path: string }>
  | Readonly<{ kind: 'in-use'; path: string }>;

/** One thing that was looked at in the folder. */
export type FolderFinding = Readonly<{
  about: 'database' | 'migrations' | 'space' | 'leftovers';
  sound: boolean;
  /** What was found. */
  text: string;
  /** What to do; empty where nothing has to be done. */
  advice: string;
}>;

/** Takes care of the folder of campaigns without opening it as a store: nothing is brought up to date by it. */
export type DataKeeper = Readonly<{
  /** Copies everything while it may be in use; undefined: beside it, under a name with date and time. */
  backUp: (to: string | undefined) => Promise<Result<Backup, KeeperFailure>>;
  /** `prepare` writes into the copy of the backup before it takes the place of what there is. */
  restore: (
    from: string,
    prepare?: (store: CampaignStore) => Promise<void>,
  ) => Promise<Result<Restored, KeeperFailure>>;
  /** Looks at the folder; works whatever its state. */
  examine: () => Promise<readonly FolderFinding[]>;
}>;

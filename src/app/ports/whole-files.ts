import type { Result } from '#kernel/result/result';

/** Why a file could not be read or written. */
export const FILE_TROUBLES = ['missing', 'exists', 'full', 'damaged', 'failed'] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** What went wrong with a file, with the words of the system for it. */
export type FileFailure = Readonly<{ trouble: FileTrouble; path: string; reason: string }>;

/** Files of the moderator’s, whole or not at all. A name that ends in `.gz` is of a compressed file. */
export type WholeFiles = Readonly<{
  read: (path: string) => Promise<Result<string, FileFailure>>;
  /** Never in place of another file; nothing stands under the name before all of it does. Only its owner may read it. */
  write: (path: string, text: string) => Promise<Result<null, FileFailure>>;
}>;

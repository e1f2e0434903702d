import type { Result } from '#kernel/result/result';

/** Why a file could not be read or written. */
export const FILE_TROUBLES = ['missing', 'exists', 'full', 'damaged', 'failed'] as const;
export type FileTrouble = (typeof FILE_TROUBLES)[number];

/** The failure of a file, with the message of the operating system. */
export type FileFailure = Readonly<{ trouble: FileTrouble; path: string; reason: string }>;

/** Files of the moderator, read and written as a whole or not at all. A name that ends in `.gz` means a compressed file. */
export type WholeFiles = Readonly<{
  read: (path: string) => Promise<Result<string, FileFailure>>;
  /** Writes a file that only its owner may read. It never replaces another file, and it appears under its name only when complete. */
  write: (path: string, text: string) => Promise<Result<null, FileFailure>>;
}>;

import type { Brand } from '#kernel/brand/brand';
import type { Result } from '#kernel/result/result';

export type UploadId = Brand<string, 'UploadId'>;

/** Why an uploaded file could not be kept or read. `large`: what it unpacks to is too much. */
export type UploadTrouble = 'full' | 'damaged' | 'large' | 'missing' | 'failed';

/** Files that somebody sends, kept on the disk while they are read. A thread reads them by their ids. */
export type Uploads = Readonly<{
  newId: () => UploadId;
  /** Writes what comes, piece by piece. If it fails, nothing is left. */
  keep: (id: UploadId, pieces: AsyncIterable<Uint8Array>) => Promise<Result<null, UploadTrouble>>;
  /** The text, unpacked if it is compressed. */
  read: (id: UploadId) => Promise<Result<string, UploadTrouble>>;
  drop: (id: UploadId) => Promise<void>;
  /** Removes everything, such as what a server left behind that was stopped. */
  clear: () => void;
}>;

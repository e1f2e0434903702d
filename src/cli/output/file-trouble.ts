import type { KeeperFailure } from '#app/ports/data-keeper';
import type { FileFailure, FileTrouble } from '#app/ports/whole-files';
import { EXIT } from './exit-codes.ts';
import { refusedBecause, type Reply } from './reply.ts';

const ADVICE: Readonly<Record<FileTrouble, string>> = {
  missing: 'There is no such file or folder. Name another.',
  exists: 'The file exists already, and Farlane overwrites no file. Name another file.',
  full: 'The disk is full. Make room, or name a file on another disk.',
  damaged: 'The file is damaged or incomplete. Use another copy.',
  failed: 'Farlane can’t read or write the file. Check its permissions, or name another file.',
};

/** Why a file could not be read or written, with what to do. */
export const fileRefused = ({ trouble, path, reason }: FileFailure): Reply =>
  refusedBecause(`${path}: ${ADVICE[trouble]} (${reason})`);

/** Why the folder of campaigns stays as it is. */
export function keeperRefused(failure: KeeperFailure): Reply {
  switch (failure.kind) {
    case 'file':
      return fileRefused(failure.failure);
    case 'unsound':
      return refusedBecause(
        `${failure.path} is damaged. Nothing was changed. Use another copy, or run farlane doctor on its folder.`,
        failure.faults,
      );
    case 'empty':
      return refusedBecause(
        `There is no database ${failure.path}. Name the right folder with --data.`,
      );
    case 'in-use':
      return {
        ...refusedBecause(
          `${failure.path} is in use. Nothing was changed. Stop the server and other programs that use the file, then try again.`,
        ),
        code: EXIT.stale,
      };
  }
}

import type { KeeperFailure } from '#app/ports/data-keeper';
import type { FileFailure, FileTrouble } from '#app/ports/whole-files';
import { EXIT } from './exit-codes.ts';
import { refusedBecause, type Reply } from './reply.ts';

const ADVICE: Readonly<Record<FileTrouble, string>> = {
  missing: 'There is no such file or folder. Name another.',
  exists: 'It is there already, and nothing is ever overwritten. Name another file.',
  full: 'The disk is full. Make room, or name a file on another disk.',
  damaged: 'The file is damaged or only half there. Take another copy of it.',
  failed: 'It cannot be read or written. Check its rights, or name another file.',
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
        `${failure.path} is not sound; nothing was changed. Take another copy, or run farlane doctor on its folder.`,
        failure.faults,
      );
    case 'empty':
      return refusedBecause(`There is no database ${failure.path}: name the folder with --data.`);
    case 'in-use':
      return {
        ...refusedBecause(
          `${failure.path} is in use; nothing was changed. Stop the server and whatever else has it open, then try again.`,
        ),
        code: EXIT.stale,
      };
  }
}

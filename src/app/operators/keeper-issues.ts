import type { KeeperFailure } from '#app/ports/data-keeper';
import type { InputIssue } from '#app/use-case-error';

function textOf(failure: KeeperFailure): string {
  switch (failure.kind) {
    case 'file':
      return failure.failure.trouble === 'full'
        ? 'The disk is full. Remove backups that you don’t need, or free some space.'
        : `The file could not be read or written: ${failure.failure.reason}.`;
    case 'unsound':
      return `The database or the backup is damaged: ${failure.faults.join('; ')}. Keep a copy of the data folder, and choose another backup.`;
    case 'empty':
      return 'There is no database yet.';
    case 'in-use':
      return 'Another process, such as a farlane command, has the database open. Wait until it ends.';
  }
}

/** The reasons why the data keeper failed, for the operator. */
export const keeperIssues = (failure: KeeperFailure): readonly InputIssue[] => [
  { code: 'KEEPER', path: '', text: textOf(failure) },
];

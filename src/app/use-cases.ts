import { allUseCases, type UseCases } from '#app/all-use-cases';
import { notedUseCases } from '#app/noted-use-cases';
import type { Ports } from '#app/ports/ports';
import { seatedUseCases } from '#app/seated-use-cases';

export type { UseCases };

/** What somebody does by a session or a link, before or beside all seats. */
const UNSEATED: readonly (keyof UseCases)[] = [
  'becomeOperator',
  'changePassword',
  'checkInstallation',
  'createAccount',
  'fetchBackup',
  'findMark',
  'makeBackup',
  'makeOperator',
  'markBrowser',
  'readInstallation',
  'readLink',
  'readOperatorLink',
  'renameAccount',
  'resetPassword',
  'restoreBackup',
  'setBackupSchedule',
  'signIn',
  'signInAccount',
  'signOut',
  'signOutEverywhere',
  'takeSeat',
  'whoAmI',
];

/** The use cases over one outside world. */
export const useCasesOf = (ports: Ports): UseCases =>
  seatedUseCases(ports, {
    make: (seated) => notedUseCases(seated, allUseCases(seated)),
    unseated: UNSEATED,
  });

import type { Ports } from '#app/ports/ports';
import { becomeOperator, makeOperator } from '#app/usecases/become-operator';
import { checkInstallation } from '#app/usecases/check-installation';
import { fetchBackup } from '#app/usecases/fetch-backup';
import { listOperators } from '#app/usecases/list-operators';
import { makeBackup } from '#app/usecases/make-backup';
import { makeOperatorLink } from '#app/usecases/make-operator-link';
import { readInstallation } from '#app/usecases/read-installation';
import { readOperatorLink } from '#app/usecases/read-operator-link';
import { removeOperator } from '#app/usecases/remove-operator';
import { restoreBackup } from '#app/usecases/restore-backup';
import { runBackupSchedule } from '#app/usecases/run-backup-schedule';
import { setBackupSchedule } from '#app/usecases/set-backup-schedule';

/** All that is about running the server: operators, backups, checks and errors. */
export type OperatorUseCases = Readonly<{
  becomeOperator: ReturnType<typeof becomeOperator>;
  checkInstallation: ReturnType<typeof checkInstallation>;
  fetchBackup: ReturnType<typeof fetchBackup>;
  listOperators: ReturnType<typeof listOperators>;
  makeBackup: ReturnType<typeof makeBackup>;
  makeOperator: ReturnType<typeof makeOperator>;
  makeOperatorLink: ReturnType<typeof makeOperatorLink>;
  readInstallation: ReturnType<typeof readInstallation>;
  readOperatorLink: ReturnType<typeof readOperatorLink>;
  removeOperator: ReturnType<typeof removeOperator>;
  restoreBackup: ReturnType<typeof restoreBackup>;
  runBackupSchedule: ReturnType<typeof runBackupSchedule>;
  setBackupSchedule: ReturnType<typeof setBackupSchedule>;
}>;

/** These use cases over one outside world. */
export function operatorUseCasesOf(ports: Ports): OperatorUseCases {
  return {
    becomeOperator: becomeOperator(ports),
    checkInstallation: checkInstallation(ports),
    fetchBackup: fetchBackup(ports),
    listOperators: listOperators(ports),
    makeBackup: makeBackup(ports),
    makeOperator: makeOperator(ports),
    makeOperatorLink: makeOperatorLink(ports),
    readInstallation: readInstallation(ports),
    readOperatorLink: readOperatorLink(ports),
    removeOperator: removeOperator(ports),
    restoreBackup: restoreBackup(ports),
    runBackupSchedule: runBackupSchedule(ports),
    setBackupSchedule: setBackupSchedule(ports),
  };
}

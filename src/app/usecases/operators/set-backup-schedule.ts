import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import { BACKUP_RHYTHMS, type BackupSchedule, NO_SCHEDULE } from '#app/ports/operator-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { operatorOf } from '#app/operators/operator-of';
import { type InputIssue, refuse } from '#app/use-case-error';

type SetBackupScheduleInput = Readonly<{
  session: string;
  rhythm: string;
  /** Undefined: the input was not a whole number. */
  keep: number | undefined;
}>;

const MOST_KEPT = 100;
const KEEP_ISSUE: InputIssue = {
  code: 'BACKUP_KEEP',
  path: 'keep',
  text: `Keep from 1 to ${String(MOST_KEPT)} backups.`,
};
const RHYTHM_ISSUE: InputIssue = {
  code: 'BACKUP_RHYTHM',
  path: 'rhythm',
  text: 'Choose from the list how often backups are made.',
};

/** Sets when the server makes backups by itself, and how many of them it keeps. */
export const setBackupSchedule = (ports: Ports): UseCase<SetBackupScheduleInput, BackupSchedule> =>
  guarded(async ({ session, rhythm: named, keep }) => {
    const operator = await operatorOf(ports, session);
    if (!operator.ok) return operator;
    const rhythm = BACKUP_RHYTHMS.find((one) => one === named);
    if (rhythm === undefined) return refuse('BACKUP_SCHEDULE_REFUSED', [RHYTHM_ISSUE]);
    if (keep === undefined || keep < 1 || keep > MOST_KEPT) {
      return refuse('BACKUP_SCHEDULE_REFUSED', [KEEP_ISSUE]);
    }
    const { store } = ports;
    const now = (await store.read((reader) => reader.backupSchedule())) ?? NO_SCHEDULE;
    const schedule: BackupSchedule = { ...now, rhythm, keep };
    const changes = [{ put: 'backup-schedule', schedule } as const];
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok(schedule);
  });

import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { KeptBackup } from '#app/ports/installation';
import { type BackupSchedule, NO_SCHEDULE } from '#app/ports/operator-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { keeperIssues } from '#app/operators/keeper-issues';
import { nextBackup } from '#app/operators/next-backup';
import { refuse } from '#app/use-case-error';

/** Makes the scheduled backup that is due, and removes the oldest ones. Null: none is due. The server's own clock calls it. */
export const runBackupSchedule = (ports: Ports): UseCase<void, KeptBackup | null> =>
  guarded(async () => {
    const { store, clock, installation } = ports;
    const readNow = async (): Promise<BackupSchedule> =>
      (await store.read((reader) => reader.backupSchedule())) ?? NO_SCHEDULE;
    const due = nextBackup(await readNow());
    const at = clock.now();
    if (due === null || at < due) return ok(null);
    // The operator may have changed the schedule while the backup was made.
    const keep = async (set: Partial<BackupSchedule>): Promise<BackupSchedule> => {
      const schedule = { ...(await readNow()), ...set };
      const changes = [{ put: 'backup-schedule', schedule } as const];
      await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
      return schedule;
    };
    await keep({ triedAt: at });
    const made = await installation.backUp('scheduled');
    if (!made.ok) return refuse('BACKUP_FAILED', keeperIssues(made.error));
    const schedule = await keep({ lastAt: at });
    installation.keepNewest(schedule.keep);
    return ok(made.value);
  });

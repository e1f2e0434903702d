import { ok } from '#kernel/result/result';
import type { AuditEntry } from '#app/ports/campaign-record';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { keeperIssues } from '#app/operators/keeper-issues';
import { confirmedOperator } from '#app/operators/operator-of';
import { refuse } from '#app/use-case-error';

type RestoreBackupInput = Readonly<{ session: string; name: string; password: string }>;

/** `aside`: the name of the old data, which can be restored too. */
export type RestoredBackup = Readonly<{ aside: string | null; campaigns: number }>;

/**
 * Replaces all campaigns with a backup, for an operator who has typed their password. Nobody can read or write meanwhile. The
 * moderators of the restored campaigns read that it happened.
 */
export const restoreBackup = (ports: Ports): UseCase<RestoreBackupInput, RestoredBackup> =>
  guarded(async ({ session, name, password }) => {
    const operator = await confirmedOperator(ports, { session, password });
    if (!operator.ok) return operator;
    const { clock, installation } = ports;
    if (installation.pathOf(name) === undefined) return refuse('BACKUP_UNKNOWN');
    const note: AuditEntry = {
      at: clock.now(),
      by: { kind: 'operator', person: operator.value.id },
      act: 'backup-restored',
      version: 0,
      detail: name,
    };
    const restored = await installation.restore(name, note);
    if (!restored.ok) return refuse('RESTORE_FAILED', keeperIssues(restored.error));
    const { aside, campaigns } = restored.value;
    return ok({ aside, campaigns });
  });

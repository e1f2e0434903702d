import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { confirmedOperator } from '#app/operators/operator-of';
import { noteInAllCampaigns } from '#app/operators/operator-notes';
import { refuse } from '#app/use-case-error';

type FetchBackupInput = Readonly<{ session: string; name: string; password: string }>;

/** Gives a backup to an operator who has typed their password. The moderators of all campaigns read that it happened. */
export const fetchBackup = (
  ports: Ports,
): UseCase<FetchBackupInput, Readonly<{ path: string; name: string }>> =>
  guarded(async ({ session, name, password }) => {
    const operator = await confirmedOperator(ports, { session, password });
    if (!operator.ok) return operator;
    const path = ports.installation.pathOf(name);
    if (path === undefined) return refuse('BACKUP_UNKNOWN');
    const [at, person] = [ports.clock.now(), operator.value.id];
    const note = { at, person, act: 'backup-downloaded', detail: name } as const;
    // Log it first. If it can't be logged, the backup is not given out.
    await noteInAllCampaigns(ports.store, note);
    return ok({ path, name });
  });

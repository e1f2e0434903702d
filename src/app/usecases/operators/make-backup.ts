import { ok } from '#kernel/result/result';
import type { KeptBackup } from '#app/ports/installation';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { keeperIssues } from '#app/operators/keeper-issues';
import { operatorOf } from '#app/operators/operator-of';
import { refuse } from '#app/use-case-error';

/** Copies all data to a backup file, beside the web server. */
export const makeBackup = (ports: Ports): UseCase<Readonly<{ session: string }>, KeptBackup> =>
  guarded(async ({ session }) => {
    const operator = await operatorOf(ports, session);
    if (!operator.ok) return operator;
    const made = await ports.installation.backUp('made');
    return made.ok ? ok(made.value) : refuse('BACKUP_FAILED', keeperIssues(made.error));
  });

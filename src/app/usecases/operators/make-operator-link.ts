import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { tokenHash } from '#app/people/token-hash';
import { ok } from '#kernel/result/result';

type MakeOperatorLinkInput = Readonly<{
  /** Only while there is no operator. */
  ifNone?: true;
}>;

/**
 * A link that makes one account an operator, for the command line only. It replaces an older link.
 * Null: there is an operator, and a link was asked for only if there is none.
 */
export const makeOperatorLink = ({
  store,
  clock,
  secrets,
}: Ports): UseCase<MakeOperatorLinkInput, Readonly<{ token: string }> | null> =>
  guarded(async ({ ifNone }) => {
    const operators = await store.read((reader) => reader.operators());
    if (ifNone === true && operators.length > 0) return ok(null);
    const token = secrets.token();
    const link = { token: tokenHash(token), createdAt: clock.now() };
    const changes = [{ put: 'operator-link', link } as const];
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok({ token });
  });

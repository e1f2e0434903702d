import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { isOperator } from '#app/operators/operator-of';
import { nameKeyOf } from '#app/people/account-issues';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Removes an operator's rights. The account stays. It is never offered to the network. */
export const removeOperator = ({
  store,
}: Ports): UseCase<Readonly<{ name: string }>, Readonly<{ name: string }>> =>
  guarded(async ({ name }) => {
    const account = await store.read(async (reader) => {
      const named = await reader.accountNamed(nameKeyOf(name));
      return named !== undefined && (await isOperator(reader, named.id)) ? named : undefined;
    });
    if (account === undefined) return refuse('OPERATOR_UNKNOWN');
    const changes = [{ put: 'operator-ended', account: account.id } as const];
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok({ name: account.name });
  });

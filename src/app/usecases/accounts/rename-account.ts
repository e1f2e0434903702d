import { ok } from '#kernel/result/result';
import { NO_CAMPAIGN } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { accountName, NAME_TAKEN, nameIssues, nameKeyOf } from '#app/people/account-issues';
import { readOwnAccount } from '#app/people/read-own-account';
import { refuse } from '#app/use-case-error';

type RenameInput = Readonly<{ session: string; name: string }>;

/** Changes the name of the caller's account. */
export const renameAccount = (ports: Ports): UseCase<RenameInput, Readonly<{ name: string }>> =>
  guarded(async ({ session, name: text }) => {
    const { store, clock } = ports;
    const issues = nameIssues(text);
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    const [name, nameKey] = [accountName(text), nameKeyOf(text)];
    const { account, holder } = await store.read(async (reader) => ({
      account: await readOwnAccount(reader, { session, now: clock.now() }),
      holder: await reader.accountNamed(nameKey),
    }));
    if (account === undefined) return refuse('SESSION_ENDED');
    if (holder !== undefined && holder.id !== account.id) {
      return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    }
    const changes = [
      { put: 'account-changed', account: account.id, set: { name, nameKey } },
    ] as const;
    await store.commit({ campaign: NO_CAMPAIGN, revision: null, changes });
    return ok({ name });
  });

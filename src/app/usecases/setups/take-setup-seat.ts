import { type UseCase, guarded } from '#app/guarded';
import { NAME_TAKEN } from '#app/people/account-issues';
import {
  accountIssues,
  type ChosenAccount,
  isNameClash,
  isNameTaken,
  newAccount,
} from '#app/people/new-account';
import { newSession } from '#app/people/new-session';
import { readOwnAccount } from '#app/people/read-own-account';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { readSetupSeat, setupSeatTaken } from '#app/setups/taking-setup-seat';
import { type Outcome, refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** The setup in which somebody has a seat now. */
export type TakenSetupSeat = Readonly<{ slug: string }>;

type ByAccount = Readonly<{ token: string; session: string }>;

/** A person with an invitation takes its seat with the account that they are signed in to. The link is used up. */
export const takeSetupSeat = (ports: Ports): UseCase<ByAccount, TakenSetupSeat> =>
  guarded(async ({ token, session }) =>
    retrying(async (): Promise<Outcome<TakenSetupSeat> | 'again'> => {
      const { store, clock } = ports;
      const { taker, found } = await store.read(async (reader) => ({
        taker: await readOwnAccount(reader, { session, now: clock.now() }),
        found: await readSetupSeat(reader, token),
      }));
      if (taker === undefined) return refuse('SESSION_ENDED');
      if (!found.ok) return found;
      const commit = setupSeatTaken(found.value, taker.id);
      if (!commit.ok) return commit;
      const written = await store.commit(commit.value);
      return written.ok ? ok({ slug: found.value.record.slug }) : 'again';
    }),
  );

type ByNewAccount = ChosenAccount & Readonly<{ token: string }>;

/** Makes an account for a person with an invitation, and gives its seat to the account. */
export const takeSetupSeatAnew = (
  ports: Ports,
): UseCase<ByNewAccount, TakenSetupSeat & Readonly<{ session: string }>> =>
  guarded(async ({ token, ...chosen }) => {
    const { store } = ports;
    const issues = accountIssues(chosen);
    if (issues.length > 0) return refuse('ACCOUNT_REFUSED', issues);
    const known = await store.read((reader) => readSetupSeat(reader, token));
    // This comes before the hash, which takes time.
    if (!known.ok) return known;
    const account = await newAccount(ports, chosen);
    if (await isNameTaken(store, account)) return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
    const opened = newSession(ports, { link: null, account: account.id }, account.createdAt);
    return retrying(async () => {
      const found = await store.read((reader) => readSetupSeat(reader, token));
      if (!found.ok) return found;
      const more = [{ put: 'account', account } as const, ...opened.changes];
      const commit = setupSeatTaken(found.value, account.id, more);
      if (!commit.ok) return commit;
      try {
        const written = await store.commit(commit.value);
        if (!written.ok) return 'again';
        return ok({ slug: found.value.record.slug, session: opened.session });
      } catch (error) {
        if (!(await isNameClash(store, error, account))) throw error;
        return refuse('ACCOUNT_REFUSED', [NAME_TAKEN]);
      }
    });
  });

import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { browserMark, isMarkOf } from '#app/people/browser-mark';
import { readOwnAccount } from '#app/people/read-own-account';
import { refuse } from '#app/use-case-error';

type Marks = Readonly<{ marks: readonly string[] }>;

/**
 * The marks of a browser after its user has signed in to an account, with that account's mark last. Strangers who guess
 * at the password then can't lock the user out of this browser.
 */
export const markBrowser = ({
  store,
  clock,
  secrets,
}: Ports): UseCase<Readonly<{ session: string }> & Marks, Marks> =>
  guarded(async ({ session, marks }) => {
    const now = clock.now();
    const account = await store.read((reader) => readOwnAccount(reader, { session, now }));
    if (account === undefined) return refuse('SESSION_ENDED');
    const own = marks.find((mark) => isMarkOf(account, mark));
    const others = marks.filter((mark) => mark !== own);
    return ok({ marks: [...others, own ?? browserMark(account, secrets.token())] });
  });

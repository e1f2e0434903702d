import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { nameKeyOf } from '#app/people/account-issues';
import { isMarkOf } from '#app/people/browser-mark';

type FindMarkInput = Readonly<{
  /** The name for the sign-in. */
  name: string;
  /** The marks that the browser has. */
  marks: readonly string[];
}>;

/** The mark that shows that this name has signed in with this browser before; null: there is none. */
export const findMark = ({
  store,
}: Ports): UseCase<FindMarkInput, Readonly<{ mark: string | null }>> =>
  guarded(async ({ name, marks }) => {
    const account =
      marks.length === 0
        ? undefined
        : await store.read((reader) => reader.accountNamed(nameKeyOf(name)));
    const own = account && marks.find((mark) => isMarkOf(account, mark));
    return ok({ mark: own ?? null });
  });

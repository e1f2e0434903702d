import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { nameKeyOf } from '#app/people/account-issues';
import { isMarkOf } from '#app/people/browser-mark';

type FindMarkInput = Readonly<{
  /** The name that somebody wants to sign in by. */
  name: string;
  /** The marks that his browser has. */
  marks: readonly string[];
}>;

/** The mark that says that somebody signed in by this name in his browser before; null: there is none. */
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

import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { isOperatorLink } from '#app/operators/is-operator-link';
import { refuse } from '#app/use-case-error';
import { ok } from '#kernel/result/result';

/** Whether a link makes an operator. It changes nothing, because programs open links before people do. */
export const readOperatorLink = ({ store }: Ports): UseCase<Readonly<{ token: string }>, null> =>
  guarded(async ({ token }) =>
    (await store.read((reader) => isOperatorLink(reader, token)))
      ? ok(null)
      : refuse('OPERATOR_LINK_UNKNOWN'),
  );

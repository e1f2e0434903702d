import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { ok } from '#kernel/result/result';

export type OperatorLine = Readonly<{ name: string; since: string }>;

/** The operators of this server, for the command line only. */
export const listOperators = ({ store }: Ports): UseCase<void, readonly OperatorLine[]> =>
  guarded(async () => {
    const lines = await store.read(async (reader) => {
      const told: OperatorLine[] = [];
      for (const { account, since } of await reader.operators()) {
        told.push({ name: (await reader.account(account))?.name ?? account, since });
      }
      return told;
    });
    return ok(lines);
  });

import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';

/** The names of the scenario files that come with the program. */
export const listScenarios = ({ texts }: Ports): UseCase<void, readonly string[]> =>
  guarded(async () => ok(await texts.names()));

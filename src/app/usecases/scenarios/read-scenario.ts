import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** The text of a scenario file that comes with the program. */
export const readScenario = ({ texts }: Ports): UseCase<Readonly<{ name: string }>, string> =>
  guarded(async ({ name }) => {
    const text = await texts.read(name);
    return text === undefined ? refuse('SCENARIO_UNKNOWN') : ok(text);
  });

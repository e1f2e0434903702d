import type { UseCases } from '#app/use-cases';
import { ASIDE } from './aside-names.ts';
import type { ThreadPool } from './thread-pool.ts';

/** The same use cases, of which some are done by a thread of the pool, which has the store open too. */
export function useCasesAside(useCases: UseCases, pool: ThreadPool): UseCases {
  const aside = ASIDE.map((name) => [
    name,
    (input: unknown) => pool.work('use-case', { name, input }),
  ]);
  // The same names, and each takes and gives what it did.
  return { ...useCases, ...Object.fromEntries(aside) } as UseCases;
}

import { dirname } from 'node:path';
import { guarded } from '#app/guarded';
import type { Ports } from '#app/ports/ports';
import { runHere } from '#app/run/runner/run-here';
import type { RunHooks } from '#app/run/runner/runner';
import { seatedStore } from '#app/people/seated-store';
import { type UseCases, useCasesOf } from '#app/use-cases';
import { invariant } from '#kernel/result/invariant';
import { joinStore } from '#store/open-store';
import { installationOf } from './installation.ts';
import { outsideWorld } from './outside-world.ts';
import type { JobOf } from './thread-jobs.ts';

type Desk = Readonly<{ ports: Ports; useCases: UseCases }>;

const desks = new Map<string, Desk>();

/** The campaigns of a file, over a connection of this thread's own, which lives as long as the thread. */
function deskOf(file: string | null): Desk {
  invariant(file !== null, 'THREAD_WITHOUT_STORE');
  const known = desks.get(file);
  if (known !== undefined) return known;
  const { store } = joinStore(file);
  const whileClosed = (): Promise<never> => Promise.reject(new Error('No thread restores.'));
  const installation = installationOf({ folder: dirname(file), whileClosed, faults: () => [] });
  const ports = outsideWorld({ store, installation });
  const desk = { ports, useCases: useCasesOf(ports) };
  desks.set(file, desk);
  return desk;
}

/** Does what another thread was asked for. */
export function useCase(file: string | null, { name, input }: JobOf<'use-case'>): Promise<unknown> {
  // What was handed over is what this use case takes: `useCasesAside` sends it on as it came.
  const one = deskOf(file).useCases[name] as (given: unknown) => Promise<unknown>;
  return one(input);
}

/** Does a run that another thread holds in its register. */
export async function run(
  file: string | null,
  { run: wanted, stop }: JobOf<'run'>,
  progress: RunHooks['progress'],
): Promise<unknown> {
  const { ports } = deskOf(file);
  const { actor } = wanted.job;
  const store = actor === null ? ports.store : seatedStore(ports.store, actor);
  const controller = new AbortController();
  const breathe = async (): Promise<void> => {
    await ports.breathe();
    if (Atomics.load(stop, 0) !== 0) controller.abort();
  };
  await breathe();
  const hooks = { progress, signal: controller.signal };
  return guarded(() => runHere({ ...ports, store, breathe }, wanted, hooks))(undefined);
}

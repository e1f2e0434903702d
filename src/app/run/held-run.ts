import type { Ports } from '#app/ports/ports';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { isPressing, noteFailedRun } from './failed-run.ts';
import type { Run, RunDone, RunHooks, RunKind } from './runner.ts';

type Begun = Readonly<{
  /** The version that it begins at. */
  from: number;
  progress?: RunHooks['progress'];
}>;

/** Does a run if no other of its campaign goes on. One that fails is noted where a new start of the server does not forget it. */
export async function heldRun<K extends RunKind>(
  ports: Ports,
  run: Run<K>,
  { from, progress = () => undefined }: Begun,
): Promise<Outcome<RunDone<K>>> {
  const { campaign, by } = run.job;
  const note = (error: UseCaseError | null): Promise<void> =>
    // A store that fails altogether keeps no note either; what failed is told all the same.
    noteFailedRun(ports, { campaign, by, error }).catch(() => undefined);
  try {
    const held = { campaign, since: ports.clock.now(), from, kind: run.kind };
    const outcome = await ports.running.hold(held, (signal) =>
      ports.runs(ports, run, { progress, signal }),
    );
    if (!outcome.ok && isPressing(outcome.error) && outcome.error.code !== 'STORE_BUSY') {
      await note(outcome.error);
    }
    return outcome;
  } catch (error) {
    await note(null);
    throw error;
  }
}

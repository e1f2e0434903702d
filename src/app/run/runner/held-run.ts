import type { Ports } from '#app/ports/ports';
import type { Outcome, UseCaseError } from '#app/use-case-error';
import { isPressing, noteFailedRun } from '#app/run/phase/failed-run';
import type { Run, RunDone, RunHooks, RunKind } from './runner.ts';

type Begun = Readonly<{
  /** The version at which it begins. */
  from: number;
  progress?: RunHooks['progress'];
}>;

/** Does a run, unless another run of its campaign is under way. A failure is stored, so that it survives a restart of the server. */
export async function heldRun<K extends RunKind>(
  ports: Ports,
  run: Run<K>,
  { from, progress = () => undefined }: Begun,
): Promise<Outcome<RunDone<K>>> {
  const { campaign, by } = run.job;
  const note = (error: UseCaseError | null): Promise<void> =>
    // If the store itself fails, it can't log the failure either. The failure is still reported.
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

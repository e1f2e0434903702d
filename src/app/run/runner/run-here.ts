import { runDue } from '#app/clock/run-due';
import type { Ports } from '#app/ports/ports';
import type { Outcome } from '#app/use-case-error';
import { runPhases } from './run-phases.ts';
import type { PhaseRunner, RunDone, RunHooks, RunJob, RunKind } from './runner.ts';
import { stepPhase } from '#app/run/phase/step-phase';

type Work<K extends RunKind> = (
  ports: Ports,
  job: RunJob<K>,
  hooks: RunHooks,
) => Promise<Outcome<RunDone<K>>>;

const WORK: { readonly [K in RunKind]: Work<K> } = {
  phase: stepPhase,
  turn: runPhases,
  due: runDue,
};

/** Does a run in this thread. */
export const runHere: PhaseRunner<Ports> = (ports, { kind, job }, hooks) =>
  WORK[kind](ports, job, hooks);

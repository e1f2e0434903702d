import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { guarded } from '#app/guarded';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';
import { phaseCache } from '#app/run/phase/phase-cache';
import type { RunHooks, RunJob } from './runner.ts';
import { stepPhase } from '#app/run/phase/step-phase';
import type { TurnRun } from './turn-run.ts';

/** The refusal is about the phase that failed. The phases before it are saved. */
function keptBefore(runs: readonly PhaseRun[]): readonly InputIssue[] {
  if (runs.length === 0) return [];
  const names = runs.map(({ phase }) => phase).join(', ');
  return [
    { code: 'PHASES_KEPT', path: '', text: `These phases ran before it and are kept: ${names}.` },
  ];
}

/** Runs phase after phase up to the next orders. Each is saved separately, so phases that ran before a stop are kept. @rule TURN-3 */
export async function runPhases(
  ports: Ports,
  { version, ...asked }: RunJob<'turn'>,
  { progress, signal }: RunHooks,
): Promise<Outcome<TurnRun>> {
  const runs: PhaseRun[] = [];
  // Guarded separately, so that a failing store does not lose the phases before it.
  const cache = phaseCache();
  const stepAt = guarded((at: number) => stepPhase(ports, { ...asked, version: at, cache }));
  let at = version;
  for (;;) {
    if (signal.aborted) return ok({ runs, stopped: { at: 'request' } });
    const step = await stepAt(at);
    if (!step.ok) return refuse(step.error.code, [...step.error.issues, ...keptBefore(runs)]);
    if (step.value.kind === 'waiting') {
      return ok({ runs, stopped: { at: 'questions', open: step.value.open } });
    }
    const { run, stage } = step.value;
    runs.push(run);
    progress(run);
    if (stage === 'orders') return ok({ runs, stopped: { at: 'orders' } });
    at = run.version;
    await ports.breathe();
  }
}

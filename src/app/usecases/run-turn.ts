import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type OpenQuestion, stepPhase } from '#app/run/step-phase';
import { type Outcome, refuse } from '#app/use-case-error';

export type RunTurnInput = Readonly<{
  actor: Actor;
  version: number;
  /** Told of each phase when it is saved. */
  progress?: (run: PhaseRun) => void;
}>;

/** The phases that ran, and why it stopped: orders are open again, or players are asked. */
export type TurnRun = Readonly<{
  runs: readonly PhaseRun[];
  stopped:
    | Readonly<{ at: 'orders' }>
    | Readonly<{ at: 'questions'; open: readonly OpenQuestion[] }>;
}>;

/** Runs phase after phase up to the next orders. Each is saved by itself: what ran before a stop stays. @rule TURN-3 */
export const runTurn = (ports: Ports): UseCase<RunTurnInput, TurnRun> =>
  guarded(async ({ actor, version, progress }): Promise<Outcome<TurnRun>> => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const runs: PhaseRun[] = [];
    let at = version;
    for (;;) {
      const step = await stepPhase(ports, {
        campaign: actor.campaign,
        version: at,
        by: roleOf(actor),
      });
      if (!step.ok) return step;
      if (step.value.kind === 'waiting') {
        return ok({ runs, stopped: { at: 'questions', open: step.value.open } });
      }
      const { run, stage } = step.value;
      runs.push(run);
      progress?.(run);
      if (stage === 'orders') return ok({ runs, stopped: { at: 'orders' } });
      at = run.version;
    }
  });

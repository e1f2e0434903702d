import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, type Moderator, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { heldRun } from '#app/run/held-run';
import { inHand } from '#app/run/in-hand';
import { type OpenQuestion, stepPhase } from '#app/run/step-phase';
import { type InputIssue, type Outcome, refuse } from '#app/use-case-error';

export type RunTurnInput = Readonly<{
  actor: Actor;
  version: number;
  /** Begins the turn with however many players missing. */
  passOver?: boolean;
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

/** The refusal speaks of the phase that met it; those before it are saved. */
function keptBefore(runs: readonly PhaseRun[]): readonly InputIssue[] {
  if (runs.length === 0) return [];
  const names = runs.map(({ phase }) => phase).join(', ');
  return [
    { code: 'PHASES_KEPT', path: '', text: `These phases ran before it and stay: ${names}.` },
  ];
}

/** Runs phase after phase up to the next orders. Each is saved by itself: what ran before a stop stays. @rule TURN-3 */
export const runTurn = (ports: Ports): UseCase<RunTurnInput, TurnRun> =>
  guarded(async ({ actor, version, progress, passOver = false }): Promise<Outcome<TurnRun>> => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { campaign } = actor;
    return heldRun(ports, { campaign, from: version, by: roleOf(actor) }, () =>
      runPhases(ports, { actor, version, passOver, ...(progress && { progress }) }),
    );
  });

type Running = RunTurnInput & Readonly<{ actor: Moderator }>;

async function runPhases(
  ports: Ports,
  { actor, version, progress, passOver = false }: Running,
): Promise<Outcome<TurnRun>> {
  const runs: PhaseRun[] = [];
  const { campaign } = actor;
  const by = roleOf(actor);
  // Guarded by itself: a failing store must not make the phases before it forgotten.
  const hand = inHand();
  const stepAt = guarded((at: number) =>
    stepPhase(ports, { campaign, version: at, by, passOver, hand }),
  );
  let at = version;
  for (;;) {
    const step = await stepAt(at);
    if (!step.ok) return refuse(step.error.code, [...step.error.issues, ...keptBefore(runs)]);
    if (step.value.kind === 'waiting') {
      return ok({ runs, stopped: { at: 'questions', open: step.value.open } });
    }
    const { run, stage } = step.value;
    runs.push(run);
    progress?.(run);
    if (stage === 'orders') return ok({ runs, stopped: { at: 'orders' } });
    at = run.version;
    await ports.breathe();
  }
}

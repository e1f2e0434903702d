import type { Ports } from '#app/ports/ports';
import type { PhaseRun } from '#app/ports/turn-record';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { heldRun } from '#app/run/runner/held-run';
import type { TurnRun } from '#app/run/runner/turn-run';
import { type Outcome, refuse } from '#app/use-case-error';

export type { TurnRun };

export type RunTurnInput = Readonly<{
  actor: Actor;
  version: number;
  /** Begins the turn with any number of players missing. */
  passOver?: boolean;
  /** Called for each phase when it is saved. */
  progress?: (run: PhaseRun) => void;
}>;

/** Runs phase after phase up to the next orders. Each is saved separately, so phases that ran before a stop are kept. @rule TURN-3 */
export const runTurn = (ports: Ports): UseCase<RunTurnInput, TurnRun> =>
  guarded(async ({ actor, version, progress, passOver = false }): Promise<Outcome<TurnRun>> => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { campaign } = actor;
    const job = { campaign, version, by: roleOf(actor), actor, passOver };
    return heldRun(ports, { kind: 'turn', job }, { from: version, ...(progress && { progress }) });
  });

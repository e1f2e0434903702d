import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { heldRun } from '#app/run/runner/held-run';
import type { Step } from '#app/run/phase/step';
import { refuse } from '#app/use-case-error';

export type RunNextPhaseInput = Readonly<{
  actor: Actor;
  /** The version that the moderator looked at. */
  version: number;
  /** Begins the turn with any number of players missing. */
  passOver?: boolean;
}>;

/** Runs the current phase, again from its start if it waited for answers. */
export const runNextPhase = (ports: Ports): UseCase<RunNextPhaseInput, Step> =>
  guarded(async ({ actor, version, passOver = false }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { campaign } = actor;
    const job = { campaign, version, by: roleOf(actor), actor, passOver };
    return heldRun(ports, { kind: 'phase', job }, { from: version });
  });

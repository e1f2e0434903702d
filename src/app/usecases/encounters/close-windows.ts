import type { Ports } from '#app/ports/ports';
import { type Actor, roleOf } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { closeOpen } from '#app/run/questions/close-open';
import { refuse } from '#app/use-case-error';

export type CloseWindowsInput = Readonly<{
  actor: Actor;
  version: number;
  /** The questions that are open now, or all that the phase may still ask. */
  which: 'open' | 'whole-phase';
}>;

/** Lets the standing orders answer all questions that players have not answered. @rule TURN-4 */
export const closeWindows = (
  ports: Ports,
): UseCase<CloseWindowsInput, Readonly<{ closed: number }>> =>
  guarded(async ({ actor, version, which }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    return closeOpen(ports, { campaign: actor.campaign, version, which, by: roleOf(actor) });
  });

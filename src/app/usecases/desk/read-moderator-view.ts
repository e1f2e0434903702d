import { ok } from '#kernel/result/result';
import type { ModeratorView } from '#fog/views/empire-view';
import { lookedAtState, lookedAtView } from '#app/desk/looked-at-state';
import type { Ports } from '#app/ports/ports';
import { type Actor, seesTruth } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { type Outcome, refuse } from '#app/use-case-error';

export type ReadModeratorViewInput = Readonly<{
  actor: Actor;
  /** The page that shows it, or the purpose. The players read this. */
  look?: 'truth' | 'relations' | 'what-if' | 'corrections' | 'outcomes' | 'random-events';
}>;

/** The campaign as it is now, without fog, for the moderator. */
export const readModeratorView = (ports: Ports): UseCase<ReadModeratorViewInput, ModeratorView> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    if (!seesTruth(actor)) return refuse('MODERATOR_BLIND');
    return ports.store.read(async (reader): Promise<Outcome<ModeratorView>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      return ok(lookedAtView(await lookedAtState(ports, reader, campaign), campaign));
    });
  });

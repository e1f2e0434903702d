import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** Lets a run of several phases end after its present phase. False: no run is under way. @rule TURN-3 */
export const stopRun = ({ store, running }: Ports): UseCase<Readonly<{ actor: Actor }>, boolean> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const campaign = await store.read((reader) => reader.campaign(actor.campaign));
    return campaign === undefined ? refuse('CAMPAIGN_UNKNOWN') : ok(running.stop(campaign.id));
  });

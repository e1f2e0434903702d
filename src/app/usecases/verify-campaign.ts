import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { publicationFaults } from '#app/verify/publication-faults';
import { type ReplayResult, replayCampaign } from '#app/verify/replay-campaign';
import { type Outcome, refuse } from '#app/use-case-error';

/** `sound`: everything that is stored agrees. */
export type Verification = ReplayResult & Readonly<{ sound: boolean }>;

/**
 * Plays all that happened again: from the kept start the stored events must lead to every kept
 * state; phases that this very program ran must come out the same from orders and secret.
 */
export const verifyCampaign = (ports: Ports): UseCase<Readonly<{ actor: Actor }>, Verification> =>
  guarded(async ({ actor }) => {
    if (actor.kind !== 'moderator') return refuse('MODERATOR_ONLY');
    const { engineVersion, store } = ports;
    return store.read(async (reader): Promise<Outcome<Verification>> => {
      const campaign = await reader.campaign(actor.campaign);
      if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
      const replay = await replayCampaign(reader, campaign, { engineVersion });
      const faults = [...replay.faults, ...(await publicationFaults(reader, campaign.id))];
      return ok({ ...replay, faults, sound: faults.length === 0 });
    });
  });

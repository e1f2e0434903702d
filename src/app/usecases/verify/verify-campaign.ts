import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { publicationFaults } from '#app/verify/publication-faults';
import { type ReplayResult, replayCampaign } from '#app/verify/replay-campaign';
import { type Outcome, refuse } from '#app/use-case-error';

/** `sound`: the stored records agree with each other. */
export type Verification = ReplayResult & Readonly<{ sound: boolean }>;

/**
 * Replays the whole record. From the first stored state the events must lead to every stored state. Phases that this
 * version ran must give the same result from orders and secret.
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

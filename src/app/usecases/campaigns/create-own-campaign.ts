import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import { type UseCase, guarded } from '#app/guarded';
import { readOwnAccount } from '#app/people/read-own-account';
import {
  type CreateCampaignInput,
  type CreatedCampaign,
  keepCampaign,
  plannedCampaign,
} from '#app/campaigns/planned-campaign';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';

type OwnInput = CreateCampaignInput &
  Readonly<{
    /** The session of the account that will own it. */
    session: string;
  }>;

/** A campaign with its owner in their seat, and the links of the players. */
export type OwnCampaign = Omit<CreatedCampaign, 'moderator'>;

/** Makes a campaign from a scenario for a person who is signed in to an account. They moderate it at once, without a link. */
export const createOwnCampaign = (ports: Ports): UseCase<OwnInput, OwnCampaign> =>
  guarded(async ({ session, ...input }) => {
    const planned = plannedCampaign(input);
    if (!planned.ok) return planned;
    return retrying(async (): Promise<Outcome<OwnCampaign> | 'again'> => {
      const asked = { session, now: ports.clock.now() };
      const owner = await ports.store.read((reader) => readOwnAccount(reader, asked));
      if (owner === undefined) return refuse('SESSION_ENDED');
      const kept = await keepCampaign(ports, planned.value, { owner });
      if (kept === 'again' || !kept.ok) return kept;
      const { slug, name, players, machines } = kept.value;
      return ok({ slug, name, players, machines });
    });
  });

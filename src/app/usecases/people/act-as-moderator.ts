import { ok } from '#kernel/result/result';
import type { Ports } from '#app/ports/ports';
import type { Moderator } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import { refuse } from '#app/use-case-error';

/** The moderator of a campaign, for the command line on the server. It is never offered to the network. */
export const actAsModerator = ({ store }: Ports): UseCase<Readonly<{ slug: string }>, Moderator> =>
  guarded(async ({ slug }) => {
    const campaign = await store.read((reader) => reader.campaignBySlug(slug));
    if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
    return ok({ kind: 'moderator', campaign: campaign.id });
  });

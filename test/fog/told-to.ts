import type { CampaignEventType } from '#model/events/campaign-event';

/** Who is told of an event: its owner, those who take part, nobody but the moderator, or several in their own ways. */
export type ToldTo = 'owner' | 'participant' | 'moderator' | 'several';
export type PartsOf<T extends CampaignEventType> = { readonly [K in T]: ToldTo };

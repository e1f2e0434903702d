import type { EmpireId } from '#model/campaign/ids';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignEvent, EventOf } from './campaign-event.ts';

/** What all who hear of it are told: the relation of two empires, as it is in public from now on. */
export type PublicNews = Readonly<{
  pair: readonly [EmpireId, EmpireId];
  state: DiplomaticState;
}>;

/** FOG-8: the events that can be public news. Only their witnesses tell whether one of them is. */
export const NEWS_TYPES = [
  'ArmisticeSigned',
  'FirstContactWarBegan',
  'RelationSet',
  'TreatyAnnounced',
  'TreatyBroken',
  'TreatyRevealed',
  'TreatySigned',
  'WarDeclared',
] as const;
type NewsType = (typeof NEWS_TYPES)[number];
export type NewsEvent = EventOf<NewsType>;

const PAIRS: { readonly [T in NewsType]: (event: EventOf<T>) => PublicNews } = {
  ArmisticeSigned: ({ a, b }) => ({ pair: [a, b], state: 'non-intercourse' }),
  FirstContactWarBegan: ({ by, against }) => ({ pair: [by, against], state: 'war' }),
  RelationSet: ({ a, b, state }) => ({ pair: [a, b], state }),
  TreatyAnnounced: ({ a, b, state }) => ({ pair: [a, b], state }),
  TreatyBroken: ({ by, against, state }) => ({ pair: [by, against], state }),
  TreatyRevealed: ({ a, b, state }) => ({ pair: [a, b], state }),
  TreatySigned: ({ a, b, treaty }) => ({ pair: [a, b], state: treaty }),
  WarDeclared: ({ by, against, declare }) => ({ pair: [by, against], state: declare ?? 'war' }),
};

/** What those who hear of an event are told. @rule FOG-8 */
export function newsOf(event: NewsEvent): PublicNews {
  // The table's type ties each type to its row; an indexed access loses that tie.
  const row = PAIRS[event.type] as (event: NewsEvent) => PublicNews;
  return row(event);
}

const ALL: readonly string[] = NEWS_TYPES;

/** Whether an event can be public news. */
export const isNews = (event: CampaignEvent): event is NewsEvent => ALL.includes(event.type);

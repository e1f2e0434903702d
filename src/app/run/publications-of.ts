import { entriesById } from '#kernel/collections/tables';
import { hashOf } from '#kernel/result/hash';
import { empireViewsOf } from '#fog/views/empire-view-of';
import { contactsOf } from '#fog/visibility/contacts-of';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import type { Campaign } from '#app/ports/campaign-record';
import type { Publication, PublicationHead, RunRecord } from '#app/ports/turn-record';
import type { CampaignState } from '#model/campaign/state';
import { editionOf } from './edition-of.ts';

type Issue = Readonly<{
  campaign: Pick<Campaign, 'name' | 'rules'>;
  /** The state after the opening. */
  state: CampaignState;
  version: number;
  /** All that happened since the last issue, oldest first. */
  records: readonly RunRecord[];
  issued: readonly PublicationHead[];
  publishedAt: string;
}>;

/** What every empire is issued at the opening of a turn: its view, and what it saw since the last. @rule TURN-2 */
export function publicationsOf({
  campaign,
  state,
  records,
  ...head
}: Issue): readonly Publication[] {
  const { name: campaignName, rules } = campaign;
  const { turn } = state;
  const edition = editionOf(head.issued, turn);
  const events = records.flatMap((record) => record.events);
  const rolls = rollsById(records.flatMap((record) => record.rolls));
  return entriesById(empireViewsOf(state, { campaignName, rules })).map(([empire, view]) => {
    const seen = seeEvents(events, empire, { rolls, contacts: contactsOf(state, empire) });
    const hash = publicationHash({ view, seen });
    const { version, publishedAt } = head;
    return { turn, edition, version, empire, view, seen, hash, publishedAt };
  });
}

/** The hash of what an empire was issued. */
export function publicationHash({ view, seen }: Pick<Publication, 'view' | 'seen'>): string {
  return hashOf({ view, seen });
}

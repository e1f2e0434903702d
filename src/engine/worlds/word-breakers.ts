import type { EmpireId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';

/** The empire that broke its word by an event, in public; null: none did. */
function breakerIn(event: CampaignEvent): EmpireId | null {
  if (event.type === 'TreatyBroken') {
    return event.agreed === true || event.covert ? null : event.by;
  }
  return event.type === 'WarDeclared' && event.cause === 'revealed' ? event.by : null;
}

/**
 * The empires that broke a treaty in public, or made a surprise attack.
 * @rule DIP-15 @rule DIP-12
 * @ruling All non-aligned worlds that an empire has met hear of it when the empire breaks its word.
 */
export const wordBreakersIn = (events: readonly CampaignEvent[]): ReadonlySet<EmpireId> =>
  new Set(events.flatMap((event) => breakerIn(event) ?? []));

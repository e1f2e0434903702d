import type { BattlePlace } from '#model/battle/place';
import type { EncounterId } from '#model/campaign/ids';
import type { CampaignEvent } from '#model/events/campaign-event';

/** An encounter that took place, and its events. */
export type ToldEncounter = Readonly<{
  encounter: EncounterId;
  place: BattlePlace;
  events: readonly CampaignEvent[];
}>;

/** The events of the Encounters Phase by encounter, each from its beginning. Events after all encounters belong to the last. @rule ENC-1 */
export function toldByEncounter(events: readonly CampaignEvent[]): readonly ToldEncounter[] {
  const encounters: (ToldEncounter & { events: CampaignEvent[] })[] = [];
  for (const event of events) {
    if (event.type === 'EncounterBegan') {
      const { encounter, place } = event;
      encounters.push({ encounter, place, events: [] });
    }
    encounters.at(-1)?.events.push(event);
  }
  return encounters;
}

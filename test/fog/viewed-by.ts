import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';

type Told = Readonly<{ state: CampaignState; events: readonly CampaignEvent[] }>;

/** What an empire is told of a phase, without the dice. */
export function viewedBy(viewer: EmpireId, { state, events }: Told): readonly SeenEvent[] {
  const bare = events.map(withoutDice);
  return seeEvents(bare, viewer, { rolls: new Map(), contacts: contactsOf(state, viewer) });
}

function withoutDice(event: CampaignEvent): CampaignEvent {
  const text = JSON.stringify(event, (key, value: unknown) => (key === 'rolls' ? [] : value));
  return JSON.parse(text) as CampaignEvent;
}

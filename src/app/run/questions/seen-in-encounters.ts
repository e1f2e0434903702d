import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { eventsByWitness } from '#fog/visibility/events-by-witness';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import type { CampaignState } from '#model/campaign/state';
import type { Decision } from '#model/decisions/decision';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import { toldByEncounter } from './told-by-encounter.ts';

type SoFar = Readonly<{ told: readonly CampaignEvent[]; rolls: readonly Roll[] }>;

/**
 * What each player who is asked has seen of the encounter so far: what their report would tell if it ended here, and no more.
 * @rule TURN-4 @rule FOG-6
 */
export function seenInEncounters(
  state: Pick<CampaignState, 'relations'>,
  { told, rolls: rolled }: SoFar,
): (decision: Decision) => readonly SeenEvent[] {
  const encounters = toldByEncounter(told);
  const rolls = rollsById(rolled);
  return ({ encounter, asked }) => {
    const events = encounters.find((one) => one.encounter === encounter)?.events ?? [];
    const contacts = contactsOf(state, asked);
    return seeEvents(eventsByWitness(events)(asked), asked, { rolls, contacts });
  };
}

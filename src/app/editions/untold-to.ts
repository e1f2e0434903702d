import type { RollId } from '#kernel/dice/dice';
import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { eventsByWitness } from '#fog/visibility/events-by-witness';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import type { Roll } from '#model/rolls/roll-purpose';
import { currentPublication } from './current-publication.ts';
import type { Editions, Unpublished } from '#app/run/phase/snapshot';

type Told = Readonly<{
  state: CampaignState;
  records: readonly Unpublished[];
  editions: Editions;
}>;

/** The events since a version. */
type Since = Readonly<{
  eventsOf: (empire: EmpireId) => readonly CampaignEvent[];
  rolls: ReadonlyMap<RollId, Roll>;
}>;

function sinceIn(records: readonly Unpublished[], last: number): Since {
  const untold = records.flatMap(({ version, record }) => (version > last ? [record] : []));
  const eventsOf = eventsByWitness(untold.flatMap((record) => record.events));
  return { eventsOf, rolls: rollsById(untold.flatMap((record) => record.rolls)) };
}

/**
 * The events that each empire saw since its own last edition. An amendment may have told it more than others. The
 * events are collected once for all empires with their last edition from the same version. @rule FOG-1
 */
export function untoldTo({
  state,
  records,
  editions,
}: Told): (empire: EmpireId) => readonly SeenEvent[] {
  const byLast = new Map<number, Since>();
  return (empire) => {
    const last = currentPublication(editions.get(empire) ?? [])?.version ?? 0;
    const since = byLast.get(last) ?? sinceIn(records, last);
    byLast.set(last, since);
    const { eventsOf, rolls } = since;
    return seeEvents(eventsOf(empire), empire, { rolls, contacts: contactsOf(state, empire) });
  };
}

import type { SeenEvent } from '#fog/views/seen-event';
import { contactsOf } from '#fog/visibility/contacts-of';
import { rollsById } from '#fog/visibility/rolls-by-id';
import { seeEvents } from '#fog/visibility/see-events';
import type { EmpireId } from '#model/campaign/ids';
import type { CampaignState } from '#model/campaign/state';
import { currentPublication } from './current-publication.ts';
import type { Editions, Unpublished } from './snapshot.ts';

type Told = Readonly<{
  state: CampaignState;
  records: readonly Unpublished[];
  editions: Editions;
}>;

/** What an empire saw since its own last edition: by an amendment it may have been told more than others. @rule FOG-1 */
export function untoldTo(
  empire: EmpireId,
  { state, records, editions }: Told,
): readonly SeenEvent[] {
  const last = currentPublication(editions.get(empire) ?? [])?.version ?? 0;
  const untold = records.flatMap(({ version, record }) => (version > last ? [record] : []));
  const events = untold.flatMap((record) => record.events);
  const rolls = rollsById(untold.flatMap((record) => record.rolls));
  return seeEvents(events, empire, { rolls, contacts: contactsOf(state, empire) });
}

import type { SeenEventOf } from '#fog/views/seen-event';
import { groupBy } from '#kernel/collections/group-by';
import { listed } from '#kernel/words/listed';
import type { ContactId, SystemId } from '#model/campaign/ids';
import { capitalised, type Names, shortId } from './names.ts';
import { markRuns } from './mark-runs.ts';
import { groupsText } from './words.ts';

/** ` (Loran)`, as the name of a contact has it behind its mark. */
const ownerOf = (contact: ContactId, names: Names): string =>
  names.contact(contact).slice(`contact ${shortId(contact)}`.length);

/** `contacts c4–c6 (Loran) and c8 (Kili)`. */
function contactsText(contacts: readonly ContactId[], names: Names): string {
  const byOwner = groupBy(contacts, (contact) => ownerOf(contact, names));
  const parts = [...byOwner].map(([owner, all]) => `${markRuns(all.map(shortId))}${owner}`);
  return `contacts ${listed(parts)}`;
}

const wayOf = (system: SystemId | 'unknown' | null, how: string, names: Names): string => {
  if (system === null) return '';
  return `; they ${how} ${system === 'unknown' ? 'where you cannot tell' : names.system(system)}`;
};

/** Contacts of one place that come into sight, or still are, each with its units. @rule FOG-3 */
export function sightedText(
  events: readonly SeenEventOf<'ContactSighted'>[],
  names: Names,
): string {
  const [first] = events;
  if (first === undefined) return '';
  const all = contactsText(
    events.map(({ contact }) => contact),
    names,
  );
  const units = events
    .map(({ contact, groups }) => `${shortId(contact)} has ${groupsText(groups, names)}`)
    .join('; ');
  const seen = first.isNew ? `You sighted ${all}` : `${capitalised(all)} are in sight`;
  return `${seen} ${names.at(first.place)}: ${units}${wayOf(first.cameFrom, 'came from', names)}`;
}

/** Contacts of one place that went out of sight the same way. @rule FOG-12 */
export function lostSightText(events: readonly SeenEventOf<'ContactLost'>[], names: Names): string {
  const [first] = events;
  if (first === undefined) return '';
  const all = contactsText(
    events.map(({ contact }) => contact),
    names,
  );
  return `You lost sight of ${all} ${names.at(first.place)}${wayOf(first.leftFor, 'left for', names)}`;
}

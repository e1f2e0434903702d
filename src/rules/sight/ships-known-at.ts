import { type ById, valuesById } from '#kernel/collections/tables';
import type { ContactId, SystemId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';

type Seen = Pick<Contact, 'place' | 'ships'>;

/** The names of foreign ships that an empire has learned in battle and believes in a system, by contacts and memories. @rule FOG-5 @rule INT-8 */
export const shipsKnownAt = (
  { contacts }: Readonly<{ contacts: ById<ContactId, Seen> }>,
  system: SystemId,
): readonly string[] =>
  valuesById(contacts).flatMap(({ place, ships }) =>
    place.kind === 'system' && place.system === system ? ships : [],
  );

import { compareIds, valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { partyKeyOf } from './parties-of.ts';

/** The contacts that are under observation, by viewer and by what they stand for. */
export type ContactBook = Readonly<{
  of: (viewer: EmpireId, party: string) => Contact | undefined;
  /** Those of a viewer at a place, oldest first. */
  at: (viewer: EmpireId, place: BattlePlace) => readonly Contact[];
  all: () => readonly Contact[];
  /** The viewers who have contacts under observation at a place. */
  viewersAt: (place: BattlePlace) => readonly EmpireId[];
  forget: (contact: Contact) => void;
  note: (contact: Contact) => void;
}>;

const byAge = (a: Contact, b: Contact): number => compareIds(a.id, b.id);

/** Reads the contacts of a state once; from then on it is told of each change. */
export function contactBookOf(state: CampaignState): ContactBook {
  const byParty = new Map<string, Contact>();
  const byPlace = new Map<string, Map<EmpireId, Map<string, Contact>>>();
  const keyOf = (viewer: EmpireId, party: string): string => `${viewer}/${party}`;

  const forget = (contact: Contact): void => {
    const key = keyOf(contact.viewer, partyKeyOf(contact.subject));
    if (byParty.get(key)?.id === contact.id) byParty.delete(key);
    byPlace.get(placeKeyOf(contact.place))?.get(contact.viewer)?.delete(contact.id);
  };
  const note = (contact: Contact): void => {
    byParty.set(keyOf(contact.viewer, partyKeyOf(contact.subject)), contact);
    const place = placeKeyOf(contact.place);
    const viewers = byPlace.get(place) ?? new Map<EmpireId, Map<string, Contact>>();
    byPlace.set(place, viewers);
    const own = viewers.get(contact.viewer) ?? new Map<string, Contact>();
    viewers.set(contact.viewer, own.set(contact.id, contact));
  };
  for (const contact of valuesById(state.contacts)) if (contact.current) note(contact);

  return {
    of: (viewer, party) => byParty.get(keyOf(viewer, party)),
    at: (viewer, place) => {
      const own = byPlace.get(placeKeyOf(place))?.get(viewer);
      return own === undefined ? [] : [...own.values()].sort(byAge);
    },
    all: () => [...byParty.values()].sort(byAge),
    viewersAt: (place) => [...(byPlace.get(placeKeyOf(place))?.keys() ?? [])],
    forget,
    note,
  };
}

import { compareIds, valuesById } from '#kernel/collections/tables';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { isOpenMemory } from '#rules/sight/memory-of';
import { partyKeyOf } from './parties-of.ts';

/** The contacts that are under observation, by viewer and by what they stand for, and the memories that are open, by place. */
export type ContactBook = Readonly<{
  of: (viewer: EmpireId, party: string) => Contact | undefined;
  /** Those of a viewer at a place, oldest first. */
  at: (viewer: EmpireId, place: BattlePlace) => readonly Contact[];
  all: () => readonly Contact[];
  /** The viewers who have contacts under observation at a place. */
  viewersAt: (place: BattlePlace) => readonly EmpireId[];
  /** What a viewer remembers of a place and has not found to be over, oldest first. */
  memoriesAt: (viewer: EmpireId, place: BattlePlace) => readonly Contact[];
  forget: (contact: Contact) => void;
  /** Takes in a contact as it now is: one that is over is forgotten. */
  note: (contact: Contact) => void;
}>;

type ByPlace = Map<string, Map<EmpireId, Map<string, Contact>>>;

const byAge = (a: Contact, b: Contact): number => compareIds(a.id, b.id);

function put(some: ByPlace, contact: Contact): void {
  const place = placeKeyOf(contact.place);
  const viewers = some.get(place) ?? new Map<EmpireId, Map<string, Contact>>();
  some.set(place, viewers);
  const own = viewers.get(contact.viewer) ?? new Map<string, Contact>();
  viewers.set(contact.viewer, own.set(contact.id, contact));
}

function listAt(some: ByPlace, viewer: EmpireId, place: BattlePlace): readonly Contact[] {
  const own = some.get(placeKeyOf(place))?.get(viewer);
  return own === undefined ? [] : [...own.values()].sort(byAge);
}

/** Reads the contacts of a state once; from then on it is told of each change. */
export function contactBookOf(state: CampaignState): ContactBook {
  const byParty = new Map<string, Contact>();
  const byPlace: ByPlace = new Map();
  const memories: ByPlace = new Map();
  const keyOf = (viewer: EmpireId, party: string): string => `${viewer}/${party}`;

  const forget = (contact: Contact): void => {
    const key = keyOf(contact.viewer, partyKeyOf(contact.subject));
    if (byParty.get(key)?.id === contact.id) byParty.delete(key);
    for (const some of [byPlace, memories]) {
      some.get(placeKeyOf(contact.place))?.get(contact.viewer)?.delete(contact.id);
    }
  };
  const note = (contact: Contact): void => {
    if (!contact.current) {
      if (isOpenMemory(contact)) put(memories, contact);
      return;
    }
    byParty.set(keyOf(contact.viewer, partyKeyOf(contact.subject)), contact);
    put(byPlace, contact);
  };
  for (const contact of valuesById(state.contacts)) note(contact);

  return {
    of: (viewer, party) => byParty.get(keyOf(viewer, party)),
    at: (viewer, place) => listAt(byPlace, viewer, place),
    memoriesAt: (viewer, place) => listAt(memories, viewer, place),
    all: () => [...byParty.values()].sort(byAge),
    viewersAt: (place) => [...(byPlace.get(placeKeyOf(place))?.keys() ?? [])],
    forget,
    note,
  };
}

import type { Recorder } from '#engine/record/recorder';
import { groupBy } from '#kernel/collections/group-by';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { cite } from '#kernel/reasons/cite';
import { compareText } from '#kernel/result/compare-text';
import { type BattlePlace, placeKeyOf } from '#model/battle/place';
import type { BattleId, ContactId, DesignId, EmpireId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';
import { RAIDERS } from '#model/campaign/raiders';
import type { CampaignState } from '#model/campaign/state';
import type { CampaignEvent } from '#model/events/campaign-event';
import { onlyFor } from '#model/events/fact';
import type { EndsSeen } from '#engine/record/ends-seen';
import { shownTo } from './shown-to.ts';

/** The contacts under observation, by viewer and place. */
type InSight = ReadonlyMap<string, readonly Contact[]>;
type Named = Readonly<{ contact: Contact; ship: string }>;

const keyOf = (viewer: EmpireId, place: BattlePlace): string => `${viewer}/${placeKeyOf(place)}`;

/** The only fleet with ships of the class that the viewer saw before the battle; undefined: none, or more than one. */
function contactOf(
  inSight: InSight,
  { viewer, entry }: ReturnType<typeof shownTo>[number],
  place: BattlePlace,
): Contact | undefined {
  const here = inSight.get(keyOf(viewer, place)) ?? [];
  const [only, ...more] = here.filter(({ subject, owner, groups }) => {
    const isTheirs = subject.kind === 'fleet' && owner === entry.owner;
    return isTheirs && groups.some(({ design }) => design === entry.design);
  });
  return more.length === 0 ? only : undefined;
}

/** The ships’ names that the battles of a phase showed, with their contacts. */
function namedIn(events: readonly CampaignEvent[], inSight: InSight): readonly Named[] {
  const places = new Map<BattleId, BattlePlace>();
  return events.flatMap((event): readonly Named[] => {
    if (event.type === 'BattleBegan') places.set(event.battle, event.place);
    if (event.type !== 'BattleMoment') return [];
    const place = places.get(event.battle);
    if (place === undefined) return [];
    return shownTo(event).flatMap((shown) => {
      if (shown.viewer === RAIDERS || shown.entry.name === '') return [];
      const contact = contactOf(inSight, shown, place);
      return contact === undefined ? [] : [{ contact, ship: shown.entry.name }];
    });
  });
}

/** The oldest contact of before that had one of these ships, and is out of sight. */
function formerOf(
  { contacts }: CampaignState,
  { viewer, owner }: Contact,
  ships: readonly string[],
): Contact | undefined {
  return valuesById(contacts).find(
    (one) =>
      one.viewer === viewer &&
      one.owner === owner &&
      !one.current &&
      one.ships.some((ship) => ships.includes(ship)),
  );
}

type Names = Readonly<{
  contact: Contact;
  shown: readonly string[];
  gone: ReadonlySet<string>;
  flights: readonly SeenGroup[] | null;
}>;

/** The ships of a contact, and of its former contact, whose end the viewer saw. */
function fallenOf(
  { contact, gone }: Names,
  former: Contact | undefined,
): Readonly<{ fallen?: readonly string[] }> {
  const known = [...contact.ships, ...(former?.ships ?? [])];
  const fallen = [...new Set(known.filter((ship) => gone.has(ship)))].sort(compareText);
  return fallen.length === 0 ? {} : { fallen };
}

const leftTo = (flights: Names['flights']): Readonly<{ flights?: readonly SeenGroup[] }> =>
  flights === null ? {} : { flights };

function nameContact(record: Recorder, named: Names): void {
  const { contact, shown, gone, flights } = named;
  const ships = [...new Set(shown)].filter((ship) => !gone.has(ship)).sort(compareText);
  const former = formerOf(record.state(), contact, shown);
  const over = { ...fallenOf(named, former), ...leftTo(flights) };
  const isNew = former !== undefined || ships.some((ship) => !contact.ships.includes(ship));
  if (!isNew && over.fallen === undefined && flights === null) return;
  const head = { type: 'ContactNamed', cite: cite('FOG-12'), rolls: [] } as const;
  const { id, viewer } = contact;
  // They read the names in the battle; what is new is which contact it was before.
  const witnesses = former === undefined ? [] : onlyFor(viewer);
  const by = former?.ships.filter((ship) => shown.includes(ship)) ?? [];
  const what = { viewer, contact: id, former: former?.id ?? null, by, ships };
  record.emit({ ...head, witnesses, ...what, ...over });
}

const sizeOf = ({ groups }: Pick<Contact, 'groups'>): number => sumOf(groups, ({ count }) => count);

/** The flights of a fleet that were known before, as far as they can be among all that are left; null: all of them can. */
function stillLeft({ seen }: Contact, left: readonly SeenGroup[]): readonly SeenGroup[] | null {
  const known = seen.flights?.groups ?? [];
  const room = new Map<DesignId, number>();
  for (const { design, count } of left) room.set(design, (room.get(design) ?? 0) + count);
  const kept = known.flatMap((group) => {
    const free = room.get(group.design) ?? 0;
    const count = Math.min(group.count, free);
    room.set(group.design, free - count);
    return count === 0 ? [] : [{ ...group, count }];
  });
  return sizeOf({ groups: kept }) === sizeOf({ groups: known }) ? null : kept;
}

/**
 * The flights that a fleet has left after a battle, if it is the only fleet of its owner that the viewer saw there; of several, what was
 * known of it and can still be left. Flights of a garrison are known with the garrison. Null: nothing new is known.
 */
function flightsOf(
  contact: Contact,
  inSight: InSight,
  ends: EndsSeen,
): readonly SeenGroup[] | null {
  const { viewer, place, owner, subject } = contact;
  if (owner === null || subject.kind !== 'fleet') return null;
  const here = (inSight.get(keyOf(viewer, place)) ?? []).filter((one) => one.owner === owner);
  const fixed = here.flatMap(({ groups }) => groups.filter(({ kind }) => kind === 'flight'));
  const all = ends.flightsOf(viewer, place, owner);
  if (all === null) return null;
  const left = all.filter(({ design }) => !fixed.some((one) => one.design === design));
  const isOnly = here.filter((one) => one.subject.kind === 'fleet').length === 1;
  return isOnly ? left : stillLeft(contact, left);
}

/**
 * Names of ships that a battle showed stay with their contacts until the viewer sees the ships end, and connect a contact with the one it
 * was before it got out of sight. Runs after the battles, before sight is computed again.
 * @rule FOG-12
 * @ruling A ship's name is added to a contact if the viewer can tell which one: if the owner has only one fleet there with visible ships of
 *   that class. If several contacts show ships of one former contact, the largest takes its place. If one contact shows ships of several
 *   former ones, it takes the place of the oldest.
 * @ruling Flights that a battle showed are added to their owner's fleet if the viewer saw only one fleet of that owner there. Of several
 *   fleets each keeps what was known of it, up to the number of flights that are left.
 */
export function nameContacts(record: Recorder, ends: EndsSeen): void {
  const current = valuesById(record.state().contacts).filter((one) => one.current);
  const inSight = groupBy(current, ({ viewer, place }) => keyOf(viewer, place));
  const named = namedIn(record.result().events, inSight);
  const byContact = groupBy(named, ({ contact }): ContactId => contact.id);
  const all = current.flatMap((contact): readonly Names[] => {
    const shown = (byContact.get(contact.id) ?? []).map(({ ship }) => ship);
    if (contact.owner === null) return [];
    const flights = flightsOf(contact, inSight, ends);
    if (shown.length + contact.ships.length === 0 && flights === null) return [];
    return [{ contact, shown, flights, gone: ends.namesOf(contact.viewer, contact.owner) }];
  });
  const inTurn = sortBy(
    all,
    (a, b) => sizeOf(b.contact) - sizeOf(a.contact),
    (a, b) => compareIds(a.contact.id, b.contact.id),
  );
  for (const one of inTurn) nameContact(record, one);
}

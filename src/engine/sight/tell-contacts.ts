import { nextContactId } from '#engine/record/next-id';
import type { PhaseInput } from '#engine/record/phase';
import type { Recorder } from '#engine/record/recorder';
import { sortBy } from '#kernel/collections/sort-by';
import { compareIds, valuesById } from '#kernel/collections/tables';
import { cite } from '#kernel/reasons/cite';
import type { RollId } from '#kernel/dice/dice';
import { placeKeyOf } from '#model/battle/place';
import type { EmpireId } from '#model/campaign/ids';
import { type Contact, knowledgeIdOf } from '#model/campaign/knowledge';
import { onlyFor } from '#model/events/fact';
import type { ContactTold } from '#model/events/sight-events';
import { looksOf } from '#rules/sight/seen-groups';
import { shownOwnerOf } from '#rules/sight/shown-owner-of';
import type { ContactBook } from './contact-book-of.ts';
import { inOrderOfLooks, type Look } from './in-order-of-looks.ts';
import { learnDesign } from './learn-design.ts';
import { partyKeyOf } from './parties-of.ts';

/** What one empire tells another of somebody's fleet or garrison. */
export type News = Pick<
  ContactTold,
  'subject' | 'place' | 'owner' | 'groups' | 'source' | 'by' | 'told'
>;
type Told = Readonly<{ record: Recorder; book: ContactBook; viewer: EmpireId; input: PhaseInput }>;

type How = Readonly<{ known: Contact | null; rolls: readonly RollId[] }>;

/** Reports about one thing share one key while they have no gap; those about a contact, while the ally keeps it. */
const keyOf = (by: EmpireId, { told, subject }: Pick<Contact, 'told' | 'subject'>): string =>
  `${by} ${told ?? partyKeyOf(subject)}`;

/** The contacts that a viewer has by hearsay. */
function hearsayOf({ record, viewer }: Told): ReadonlyMap<string, Contact> {
  const rows = valuesById(record.state().contacts).flatMap((contact) => {
    const { by } = contact.seen;
    const isHearsay = contact.viewer === viewer && by !== undefined && !contact.current;
    return isHearsay ? [[keyOf(by, contact), contact] as const] : [];
  });
  return new Map(rows);
}

/** Whether the viewer has the place on its map. */
function isOnMap({ record, viewer }: Told, { place }: News): boolean {
  const { knownSystems, knownLanes } = record.state();
  return place.kind === 'system'
    ? Object.hasOwn(knownSystems, knowledgeIdOf(viewer, place.system))
    : Object.hasOwn(knownLanes, knowledgeIdOf(viewer, place.lane));
}

function isSame(known: Contact, news: Pick<Contact, 'owner' | 'place' | 'groups'>): boolean {
  return (
    known.owner === news.owner &&
    placeKeyOf(known.place) === placeKeyOf(news.place) &&
    looksOf(known.groups) === looksOf(news.groups)
  );
}

function tell({ record, viewer }: Told, news: News, how: How): void {
  const { known, rolls } = how;
  const state = record.state();
  const { by, source, groups } = news;
  for (const { design } of groups) learnDesign(record, { viewer, design }, { source, by });
  const contact = known?.id ?? nextContactId(state, viewer);
  const head = { type: 'ContactTold', cite: cite('FOG-9'), rolls } as const;
  // An unchanged fact is in the sheet, and is not reported as news.
  const witnesses = known !== null && isSame(known, news) ? [] : onlyFor(viewer);
  const what = { viewer, contact, isNew: known === null, turn: state.turn };
  record.emit({ ...head, witnesses, ...news, ...what });
}

const lookOf = ({ place, owner, subject, groups }: News): Look => ({
  place,
  owner,
  kind: subject.kind,
  groups,
  cameFrom: null,
});

/**
 * Makes contacts from what a viewer is told, except from what it sees itself. They have the viewer's own names, which
 * stay while the same teller tells about the same contact. These come first, oldest first; new ones come in an order
 * that depends on what they show.
 * @rule FOG-9 @rule FOG-12
 */
export function tellContacts(telling: Told, told: readonly News[]): void {
  const { book, viewer, input } = telling;
  const news = told
    .filter((one) => isOnMap(telling, one))
    .filter(({ subject }) => book.of(viewer, partyKeyOf(subject)) === undefined)
    .map((one) => ({ ...one, owner: shownOwner(telling, one.owner) }));
  const hearsay = hearsayOf(telling);
  const sorted = news.map((one) => ({ one, known: hearsay.get(keyOf(one.by, one)) ?? null }));
  const kept = sorted.flatMap(({ one, known }) => (known === null ? [] : [{ one, known }]));
  for (const { one, known } of sortBy(kept, (a, b) => compareIds(a.known.id, b.known.id))) {
    tell(telling, one, { known, rolls: [] });
  }
  const fresh = sorted.flatMap(({ one, known }) => (known === null ? [one] : []));
  const dice = input.dice.stream('told', viewer);
  for (const { item, rolls } of inOrderOfLooks(fresh, lookOf, dice)) {
    tell(telling, item, { known: null, rolls });
  }
}

/** An empire that the viewer has not met stays an unknown power, even if the ally knows its name. */
function shownOwner({ record, viewer }: Told, owner: EmpireId | null): EmpireId | null {
  return owner === null ? null : shownOwnerOf(record.state(), viewer, owner);
}

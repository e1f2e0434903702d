import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import { countOf } from '#fog/views/force-count';
import { contactsByAge } from '#fog/views/contacts-by-age';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#model/campaign/ids';
import type { Block, Cell, Column } from '#report/document/document';
import { forceCountText } from '#report/document/force-count-text';
import { knownShipsText } from '#report/document/known-ships-text';
import { phrase, quiet, strong } from '#report/document/inline';
import { whenceText } from '#report/document/whence-text';
import { endMark } from '#report/sentences/end-text';
import { capitalised, type Names, shortId } from '#report/sentences/names';
import { listed } from '#kernel/words/listed';
import { groupsText } from '#report/sentences/words';

const COLUMNS: readonly Column[] = [
  { label: 'Contact', align: 'start', namesRow: true },
  { label: 'Of', align: 'start' },
  { label: 'Place', align: 'start' },
  { label: 'What was seen', align: 'start', width: 1 },
  { label: 'Seen', align: 'start' },
];

const way = (word: string, system: SystemId | 'unknown' | null, names: Names): string => {
  if (system === null) return '';
  return `${word} ${system === 'unknown' ? 'an unknown lane' : names.system(system)}`;
};

/** FOG-11: a sighting that is not of now is a memory, and says of when. */
function seenCell(contact: ContactView, names: Names): Cell {
  const { seen } = contact;
  if (seen.ended !== undefined) return phrase(strong(endMark(seen.ended)));
  const ways = [
    way('from', contact.cameFrom, names),
    way('left for', contact.leftFor, names),
    seen.by === undefined ? '' : whenceText(seen, names.empire),
  ];
  const when = contact.current ? 'now' : `turn ${String(contact.seen.turn)}`;
  return phrase(
    contact.current ? strong(when) : quiet(when),
    ...ways.filter((text) => text !== '').map((text) => quiet(`, ${text}`)),
  );
}

/** What a battle left of its flights; nothing of a fleet that is no more. */
function flightsText({ flights, ended }: ContactView['seen'], names: Names): readonly string[] {
  if (flights === undefined || flights.groups.length === 0 || ended !== undefined) return [];
  const { turn, groups } = flights;
  return [`flights after the battle in turn ${String(turn)}: ${groupsText(groups, names)}`];
}

/** @rule FOG-5 @rule FOG-12 */
function seenText(contact: ContactView, names: Names): string {
  const { groups, seen } = contact;
  return [groupsText(groups, names), knownShipsText(contact), ...flightsText(seen, names)]
    .filter((text) => text !== '')
    .join('; ');
}

const row = (contact: ContactView, names: Names): readonly Cell[] => [
  phrase(strong(shortId(contact.id)), contact.kind === 'garrison' ? quiet(' garrison') : ''),
  capitalised(names.empire(contact.owner)),
  names.place(contact.place),
  seenText(contact, names),
  seenCell(contact, names),
];

const placeText = (contact: ContactView | undefined, names: Names): string =>
  contact === undefined ? '' : names.place(contact.place);

/** FOG-11: all that was seen at one place some time ago, in one line. */
function fadedRow(contacts: readonly ContactView[], names: Names): readonly Cell[] {
  const [last] = contacts;
  const first = contacts.at(-1);
  if (last === undefined || first === undefined) return [];
  const owners = unique(contacts.map(({ owner }) => capitalised(names.empire(owner))));
  const counts = sortBy(
    contacts.map(({ groups }) => countOf(groups)),
    (a, b) => b.ships - a.ships,
    (a, b) => b.others - a.others,
  );
  const since = first.seen.turn === last.seen.turn ? '' : `${String(first.seen.turn)} to `;
  return [
    phrase(quiet(`${String(contacts.length)} older`)),
    listed(owners),
    names.place(last.place),
    counts
      .slice(0, 1)
      .map((most) => `${forceCountText(most)} at most in one`)
      .join(''),
    phrase(quiet(`turn ${since}${String(last.seen.turn)}`)),
  ];
}

/** What of others is in sight, and after that what was, with its age. @rule FOG-3 @rule FOG-11 @rule FOG-12 */
export function contactsTable(view: EmpireView, names: Names): Block {
  const { fresh, faded, departed, ended } = contactsByAge(view);
  const contacts = sortBy(
    [...fresh, ...departed, ...ended],
    (a, b) => Number(b.current) - Number(a.current),
    (a, b) => Number(a.seen.ended !== undefined) - Number(b.seen.ended !== undefined),
    (a, b) => compareNumbers(b.seen.turn, a.seen.turn),
    (a, b) => compareText(names.place(a.place), names.place(b.place)),
  );
  const inOrder = sortBy(
    faded,
    ([a], [b]) => compareNumbers(b?.seen.turn ?? 0, a?.seen.turn ?? 0),
    ([a], [b]) => compareText(placeText(a, names), placeText(b, names)),
  );
  return {
    kind: 'table',
    caption: 'Contacts',
    columns: COLUMNS,
    rows: [
      ...contacts.map((contact) => row(contact, names)),
      ...inOrder.map((group) => fadedRow(group, names)),
    ],
    empty: 'Nobody else is in sight, or was within a year.',
  };
}

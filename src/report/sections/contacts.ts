import { sortBy } from '#kernel/collections/sort-by';
import { valuesById } from '#kernel/collections/tables';
import { compareNumbers, compareText } from '#kernel/result/compare-text';
import type { ContactView, EmpireView } from '#fog/views/empire-view';
import type { SystemId } from '#fog/views/terms';
import type { Block, Cell, Column } from '#report/document/document';
import { phrase, quiet, strong } from '#report/document/inline';
import { whenceText } from '#report/document/whence-text';
import { capitalised, type Names, shortId } from '#report/sentences/names';
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

const row = (contact: ContactView, names: Names): readonly Cell[] => [
  phrase(strong(shortId(contact.id)), contact.kind === 'garrison' ? quiet(' garrison') : ''),
  capitalised(names.empire(contact.owner)),
  names.place(contact.place),
  groupsText(contact.groups, names),
  seenCell(contact, names),
];

/** What of others is in sight, and after that what was, with its age. @rule FOG-3 @rule FOG-11 @rule FOG-12 */
export function contactsTable(view: EmpireView, names: Names): Block {
  const contacts = sortBy(
    valuesById(view.contacts),
    (a, b) => Number(b.current) - Number(a.current),
    (a, b) => compareNumbers(b.seen.turn, a.seen.turn),
    (a, b) => compareText(names.place(a.place), names.place(b.place)),
  );
  return {
    kind: 'table',
    caption: 'Contacts',
    columns: COLUMNS,
    rows: contacts.map((contact) => row(contact, names)),
    empty: 'Nobody else is in sight, or ever was.',
  };
}

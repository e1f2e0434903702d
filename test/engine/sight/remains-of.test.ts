import { expect, test } from 'vitest';
import type { BattlePlace } from '#model/battle/place';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import type { Contact, SeenGroup } from '#model/campaign/knowledge';
import { recorderOf } from '#engine/record/recorder';
import { contactBookOf } from '#engine/sight/contact-book-of';
import type { ClassEnds } from '#engine/record/ends-seen';
import type { Finding } from '#engine/sight/finding';
import { remainsOf } from '#engine/sight/remains-of';
import type { Observatory } from '#engine/sight/observatory';
import { campaignOf, designId, empireId, systemId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';

const [red, blue] = [empireId('red'), empireId('blue')];
const place: BattlePlace = { kind: 'system', system: systemId('B') };

/** `3 dd, 1 dd!`: three sound ones, one crippled. */
const groupsOf = (text: string): readonly SeenGroup[] =>
  text.split(', ').map((one) => {
    const [count, name = ''] = one.split(' ');
    const design = designId(name.replace('!', ''));
    const condition = name.endsWith('!') ? 'crippled' : 'sound';
    return { design, kind: name === 'lf' ? 'flight' : 'ship', condition, count: Number(count) };
  });
const textOf = (groups: readonly SeenGroup[]): string =>
  groups
    .map(
      ({ count, design, condition }) =>
        `${String(count)} ${design}${condition === 'crippled' ? '!' : ''}`,
    )
    .join(', ');

const contactWith = (number: number, groups: string): Contact => ({
  ...fleetContact(red, `blue.f${String(number)}`, systemId('B')),
  id: brandAs<ContactId>(`red.c${String(number)}`),
  owner: blue,
  groups: groupsOf(groups),
});

type Case = Readonly<{
  what: string;
  /** All that are out of sight by now. */
  lost: readonly string[];
  /** What was seen of one that still is in sight, and what of it is seen now. */
  kept?: readonly [string, string];
  ends: Readonly<Record<string, ClassEnds>>;
  left: readonly (string | null)[];
}>;

const ends = (shown: number, destroyed: number, captured = 0): ClassEnds => ({
  shown,
  destroyed,
  captured,
});

test.each<Case>([
  { what: 'all of one fleet', lost: ['3 dd'], ends: { dd: ends(3, 3) }, left: ['destroyed'] },
  { what: 'some of it', lost: ['3 dd'], ends: { dd: ends(3, 2) }, left: ['1 dd'] },
  { what: 'nothing of it', lost: ['3 dd'], ends: { dd: ends(3, 0) }, left: [null] },
  { what: 'nothing that fought', lost: ['3 dd'], ends: {}, left: [null] },
  { what: 'crippled ones first', lost: ['2 dd, 1 dd!'], ends: { dd: ends(3, 1) }, left: ['2 dd'] },
  {
    what: 'classes apart',
    lost: ['2 dd, 4 ca'],
    ends: { dd: ends(2, 2), ca: ends(4, 1) },
    left: ['3 ca'],
  },
  {
    what: 'the older of two',
    lost: ['2 dd', '3 dd'],
    ends: { dd: ends(5, 3) },
    left: ['destroyed', '2 dd'],
  },
  { what: 'captured ones', lost: ['2 dd'], ends: { dd: ends(0, 0, 2) }, left: ['captured'] },
  { what: 'some of each', lost: ['3 dd'], ends: { dd: ends(3, 1, 2) }, left: ['beaten'] },
  {
    what: 'none for those that fell in a fleet still in sight',
    lost: ['2 dd'],
    kept: ['4 dd', '1 dd'],
    ends: { dd: ends(6, 3) },
    left: [null],
  },
  {
    what: 'those that are missing beside them',
    lost: ['2 dd'],
    kept: ['4 dd', '1 dd'],
    ends: { dd: ends(6, 5) },
    left: ['destroyed'],
  },
  {
    what: 'none for those that came out of hiding',
    lost: ['2 dd'],
    ends: { dd: ends(5, 3) },
    left: [null],
  },
  {
    what: 'no flights, which may have fought from aboard',
    lost: ['2 lf'],
    ends: { lf: ends(2, 2) },
    left: [null],
  },
])(
  'FOG-11 CSC-15: a viewer takes off its memory what it saw fall: $what',
  ({ lost, kept, ends: told, left }) => {
    const contacts = lost.map((groups, index) => contactWith(index + 1, groups));
    const still = kept === undefined ? [] : [contactWith(9, kept[0])];
    const rows = [...contacts, ...still];
    const state = {
      ...campaignOf({
        empires: [],
        relations: [{ a: blue, b: red, state: 'war' }],
      }),
      contacts: Object.fromEntries(rows.map((one) => [one.id, one])),
    };
    const findings = [
      ...contacts.map(
        (contact): Finding => ({ kind: 'lost', viewer: red, contact, leftFor: null }),
      ),
      ...still.map((contact) => ({
        kind: 'kept',
        viewer: red,
        contact,
        place,
        cameFrom: null,
        party: { owner: blue, groups: groupsOf(kept![1]) },
      })),
    ] as readonly Finding[];
    const observatory = {
      record: recorderOf(state),
      book: contactBookOf(state),
      ends: {
        of: (_viewer: unknown, _place: unknown, { design }: Readonly<{ design: string }>) =>
          told[design],
      },
    } as unknown as Observatory;
    const remains = remainsOf(observatory, red, findings);
    const found = contacts.map(({ id }) => {
      const one = remains.get(id);
      if (one === undefined) return null;
      return one.left.length === 0 ? one.how : textOf(one.left);
    });
    expect(found).toEqual(left);
  },
);

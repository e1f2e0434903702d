import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import type { CampaignState } from '#model/campaign/state';
import { designId, empireId, fleetId, unitId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';
import { eventsOf, here, meetingAt, north, settle } from './meetings-at.ts';

const human = empireId('human');
const loran = empireId('loran');
const contactId = (number: number): ContactId => brandAs<ContactId>(`human.c${String(number)}`);

const of = (number: number, fleet: string, more: Partial<Contact>): Contact => ({
  ...fleetContact(human, fleet, here),
  id: contactId(number),
  owner: loran,
  groups: [{ design: designId('dd'), kind: 'ship', condition: 'sound', count: 1 }],
  ...more,
});

const memory = (number: number, ships: readonly string[], more: Partial<Contact> = {}): Contact =>
  of(number, 'loran.f9', {
    ships,
    place: { kind: 'system', system: north },
    current: false,
    ...more,
  });

/** A human fleet meets Loran ones that it has in sight, and loses; the first of theirs is called Rasha. */
function meeting(
  contacts: readonly Contact[],
  fleets = { f1: ['dd', 'dd', 'dd', 'dd', 'dd', 'dd', 'dd'] },
): CampaignState {
  const state = meetingAt({ sides: { human: { f1: ['dd', 'dd'] }, loran: fleets } });
  const flag = unitId('loran.f1u0');
  const units = { ...state.units, [flag]: { ...state.units[flag]!, name: 'Rasha' } };
  const counters = { ...state.counters, [human]: { ...state.counters[human]!, contacts: 9 } };
  const rows = Object.fromEntries(contacts.map((one) => [one.id, one]));
  return { ...state, units, counters, contacts: rows };
}

const tiesIn = (state: CampaignState) => {
  const told = settle(state);
  const named = eventsOf(told, 'ContactNamed').filter(({ viewer }) => viewer === human);
  return { told, ties: named.map(({ contact, former, ships }) => [contact, former, ships]) };
};

test('FOG-12: the names of ships that a battle showed stay with their contact', () => {
  const { told, ties } = tiesIn(meeting([of(5, 'loran.f1', { ships: ['Aster'] })]));
  expect(ties).toEqual([[contactId(5), null, ['Rasha']]]);
  expect(told.state.contacts[contactId(5)]!.ships).toEqual(['Aster', 'Rasha']);
  expect(eventsOf(told, 'ContactNamed')[0]!.witnesses).toEqual([]);
});

test('FOG-12: a contact whose ship was seen in battle before is the same contact', () => {
  const state = meeting([memory(2, ['Aster', 'Rasha']), of(5, 'loran.f1', {})]);
  const ally = { ...memory(7, []), id: brandAs<ContactId>('kili.c7'), told: contactId(5) };
  const { told, ties } = tiesIn({ ...state, contacts: { ...state.contacts, [ally.id]: ally } });
  expect(ties).toEqual([[contactId(5), contactId(2), ['Rasha']]]);
  expect(told.state.contacts[contactId(5)]).toBeUndefined();
  expect(told.state.contacts[contactId(2)]).toMatchObject({
    subject: { fleet: fleetId('loran.f1') },
    ships: ['Aster', 'Rasha'],
  });
  expect(told.state.contacts[ally.id]!.told).toBe(contactId(2));
  expect(eventsOf(told, 'ContactNamed')[0]!.witnesses).toEqual([{ empire: human, as: 'owner' }]);
});

test.each<Readonly<{ what: string; contacts: readonly Contact[]; tied: ContactId | null }>>([
  {
    what: 'the oldest of several',
    contacts: [memory(2, ['Rasha']), memory(3, ['Rasha'])],
    tied: contactId(2),
  },
  {
    what: 'nothing that is in sight',
    contacts: [memory(2, ['Rasha'], { current: true })],
    tied: null,
  },
  {
    what: 'nothing of another power',
    contacts: [memory(2, ['Rasha'], { owner: null })],
    tied: null,
  },
  { what: 'nothing without the name', contacts: [memory(2, ['Aster'])], tied: null },
])('FOG-12: the name ties to $what', ({ contacts, tied }) => {
  const { ties } = tiesIn(meeting([...contacts, of(5, 'loran.f1', {})]));
  expect(ties).toEqual([[contactId(5), tied, ['Rasha']]]);
});

test('FOG-12: where two fleets look as if the ship could be in either, nothing is tied', () => {
  const contacts = [memory(2, ['Rasha']), of(5, 'loran.f1', {}), of(6, 'loran.f2', {})];
  const { ties } = tiesIn(meeting(contacts, { f1: ['dd'], f2: ['dd'] } as never));
  expect(ties).toEqual([]);
});

test('FOG-12 CSC-15: a ship that its viewer saw destroyed is known of its contact no longer', () => {
  const nine = Array.from({ length: 9 }, () => 'dd');
  const plain = meetingAt({
    sides: { human: { f1: nine.slice(1) }, loran: { f1: nine } },
    standing: { human: { refuseBelow: 0 } },
  });
  const named = Object.entries(plain.units).map(([id, unit]) => [id, { ...unit, name: id }]);
  const units = Object.fromEntries(named) as CampaignState['units'];
  const namesIn = (state: CampaignState): readonly string[] =>
    Object.values(state.units).flatMap(({ owner, name }) => (owner === loran ? [name] : []));
  const groups = [{ design: designId('dd'), kind: 'ship', condition: 'sound', count: 9 }] as const;
  const seen = of(5, 'loran.f1', { groups, ships: namesIn({ ...plain, units }) });
  const { state } = settle({ ...plain, units, contacts: { [seen.id]: seen } }, { secret: 'd' });
  expect(namesIn(state).length).toBeGreaterThan(0);
  expect(namesIn(state).length).toBeLessThan(9);
  expect(state.contacts[seen.id]!.ships).toEqual(namesIn(state));
});

import { expect, test } from 'vitest';
import { brandAs } from '#kernel/brand/brand';
import type { ContactId } from '#model/campaign/ids';
import type { Contact } from '#model/campaign/knowledge';
import { unitsEndedIn } from '#engine/battle/units-ended-in';
import { designId, empireId } from '#test/support/campaign';
import { fleetContact } from '#test/support/fleet-contact';
import { eventsOf, here, meetingAt, settle } from './meetings-at.ts';

const human = empireId('human');
const loran = empireId('loran');
const id = brandAs<ContactId>('human.c5');

const seen = (fleet: string, number: number, more: Partial<Contact> = {}): Contact => ({
  ...fleetContact(human, fleet, here),
  id: brandAs<ContactId>(`human.c${String(number)}`),
  owner: loran,
  groups: [{ design: designId('cv'), kind: 'ship', condition: 'sound', count: 3 }],
  ...more,
});

/** A human fleet meets Loran carriers with six flights; the other fleets of theirs bring none. */
function battle(secret: string, contacts: readonly Contact[], others = {}) {
  const carriers = { f1: ['cv+lf+lf', 'cv+lf+lf', 'cv+lf+lf', 'dd', 'dd', 'dd'], ...others };
  const plain = meetingAt({
    sides: { human: { f1: Array.from({ length: 12 }, () => 'dd') }, loran: carriers },
    standing: { loran: { refuseBelow: 0 } },
  });
  const counters = { ...plain.counters, [human]: { ...plain.counters[human]!, contacts: 9 } };
  const rows = Object.fromEntries(contacts.map((one) => [one.id, one]));
  const told = settle({ ...plain, counters, contacts: rows }, { secret });
  const flights = Object.values(told.state.units).filter(({ design }) => design === 'lf');
  return { told, flights, contact: told.state.contacts[id] };
}

const countOf = (contact: Contact | undefined): number | undefined =>
  contact?.seen.flights?.groups.reduce((sum, { count }) => sum + count, 0);

test('FOG-12: flights that a battle showed stay known with their fleet, without those that fell', () => {
  const fates = Array.from({ length: 40 }, (_, seed) => String(seed)).map((secret) =>
    battle(secret, [seen('loran.f1', 5)]),
  );
  const fought = fates.filter(({ told, contact }) => {
    const lost = eventsOf(told, 'BattleMoment').flatMap(({ moment }) => unitsEndedIn(moment));
    return lost.length > 0 && contact?.current === true;
  });
  expect(fought.length).toBeGreaterThan(2);
  for (const { told, flights, contact } of fought) {
    // Only their owner is told which flights died with their carrier, or found no berth.
    const inBattle = eventsOf(told, 'BattleMoment').flatMap(({ moment }) =>
      moment.type === 'FlightsLost' ? [] : unitsEndedIn(moment),
    );
    const fallen = inBattle.filter(({ unit }) => /^loran.*\.\d$/.test(unit)).length;
    expect(countOf(contact)).toBe(6 - fallen);
    expect(countOf(contact)).toBeGreaterThanOrEqual(flights.length);
    expect(contact?.seen.flights?.turn).toBe(1);
  }
  expect(fought.some(({ flights }) => flights.length < 6 && flights.length > 0)).toBe(true);
});

test('FOG-12: where the viewer sees two fleets of their owner, flights are known of neither', () => {
  const two = [seen('loran.f1', 5), seen('loran.f2', 6)];
  const { contact } = battle('a', two, { f2: ['dd'] });
  expect(contact?.seen.flights).toBeUndefined();
});

test('FOG-12: of two fleets each keeps no more known flights than are left of all', () => {
  const group = { design: designId('lf'), kind: 'flight', condition: 'sound', count: 9 } as const;
  const flights = { turn: 0, groups: [group] };
  const known = seen('loran.f1', 5, { seen: { turn: 0, source: 'presence', flights } });
  const { contact, told } = battle('a', [known, seen('loran.f2', 6)], { f2: ['dd'] });
  const fallen = eventsOf(told, 'BattleMoment')
    .flatMap(({ moment }) => (moment.type === 'FlightsLost' ? [] : unitsEndedIn(moment)))
    .filter(({ unit }) => /^loran.*\.\d$/.test(unit)).length;
  expect(countOf(contact)).toBe(6 - fallen);
});

test('FOG-12: flights of an earlier battle stay known with their turn where the next shows none', () => {
  const known = {
    turn: 0,
    groups: [{ design: designId('lf'), kind: 'flight', condition: 'sound', count: 5 }],
  } as const;
  const before = seen('loran.f1', 5, { seen: { turn: 0, source: 'presence', flights: known } });
  const plain = meetingAt({
    sides: { human: { f1: ['dd', 'dd'] }, loran: { f1: ['cv', 'cv', 'dd', 'dd'] } },
  });
  const { state } = settle({ ...plain, contacts: { [before.id]: before } });
  expect(state.contacts[id]?.seen.flights).toEqual(known);
});

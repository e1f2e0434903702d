import { describe, expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import type { CampaignEventType } from '#model/events/campaign-event';
import { WITNESS_PARTS } from '#model/events/fact';
import { seeEvents } from '#fog/visibility/see-events';
import type { SeenEvent } from '#fog/views/seen-event';
import { ROLLS, allEventsOf, eventsOf, witnessed } from './true-events.ts';
import { human, loran, tirelon } from './true-moments.ts';
import { typesToldTo } from './event-parts.ts';

const known = { rolls: ROLLS, contacts: new Set([loran]) };
const everyType = (): readonly CampaignEventType[] =>
  Object.keys(eventsOf(human, [])) as CampaignEventType[];

describe.each(everyType())('%s', (type) => {
  test('FOG-15: nobody is told who is not a witness', () => {
    expect(seeEvents([eventsOf(human, [])[type]], human, known)).toEqual([]);
    const others = [...witnessed(loran, 'owner'), ...witnessed(tirelon, 'participant')];
    expect(seeEvents([eventsOf(human, others)[type]], human, known)).toEqual([]);
  });
});

describe.each(typesToldTo('owner'))('%s', (type) => {
  test('FOG-1: its owner is told', () => {
    const seen = seeEvents([eventsOf(human, witnessed(human, 'owner'))[type]], human, known);
    expect(seen.map((one) => one.type)).toEqual([type]);
    const purposes = seen[0]?.rolls.map(({ purpose }) => purpose);
    expect(purposes).toEqual(type === 'CorrectionMade' ? [] : ['rolled by human']);
  });
  test('FOG-1: nobody else is told, for any part', () => {
    for (const part of WITNESS_PARTS) {
      expect(seeEvents([eventsOf(loran, witnessed(human, part))[type]], human, known)).toEqual([]);
    }
    const event = eventsOf(human, witnessed(human, 'onlooker'))[type];
    expect(seeEvents([event], human, known)).toEqual([]);
  });
});

test.each(typesToldTo('moderator'))('%s is for the moderator alone', (type) => {
  for (const part of WITNESS_PARTS) {
    expect(seeEvents([eventsOf(human, witnessed(human, part))[type]], human, known)).toEqual([]);
  }
});

test.each(typesToldTo('participant'))('FOG-6: %s is told to those who take part', (type) => {
  const event = eventsOf(human, witnessed(human, 'participant'))[type];
  expect(seeEvents([event], human, known).map((one) => one.type)).toEqual([type]);
});

test('FOG-6: an onlooker learns of a battle only that it was fought, and of a siege only who bombarded and who took the system', () => {
  const events = allEventsOf(loran, witnessed(tirelon, 'onlooker'));
  const seen = seeEvents(events, tirelon, { rolls: ROLLS, contacts: new Set([loran]) });
  expect(seen.map(({ type }) => type)).toEqual([
    'TurnOpened',
    'CaptureWitnessed',
    'BattleWitnessed',
    'CaptureWitnessed',
    'RandomEventHappened',
    'SystemBombarded',
    'SystemConquered',
    'EmpireFell',
    'RelationAnnounced',
    'RelationAnnounced',
    'RelationAnnounced',
    'RelationAnnounced',
    'RelationAnnounced',
    'RelationAnnounced',
    'EmpiresUnited',
    'RelationAnnounced',
    'RelationAnnounced',
  ]);
  expect(seen[2]).toEqual({
    type: 'BattleWitnessed',
    cite: 'FOG-6',
    rolls: [],
    place: { kind: 'system', system: 'H0202' },
    between: [loran, null],
    losses: [{ owner: loran, design: 'cruiser', result: 'destroyed' }],
  });
});

test('FOG-6: who watches a bombardment learns nothing of its points', () => {
  const { SystemBombarded } = eventsOf(loran, witnessed(tirelon, 'onlooker'));
  const seen = seeEvents([SystemBombarded], tirelon, { rolls: ROLLS, contacts: new Set([loran]) });
  expect(seen).toMatchObject([{ by: loran, fire: null }]);
});

test('GND-6: a work that is captured is taken by one empire and lost to the other', () => {
  const { WorkCaptured } = eventsOf(human, [
    ...witnessed(human, 'participant'),
    ...witnessed(loran, 'participant'),
  ]);
  const told = [human, loran].map((viewer) =>
    seeEvents([WorkCaptured], viewer, known).map(({ type }) => type),
  );
  expect(told.flat().sort(compareText)).toEqual(['WorkFell', 'WorkTaken']);
});

test('OPT-10: what lanes off the map bring is told to its traders and host, with the dice', () => {
  const told = eventsOf(human, witnessed(human, 'owner')).OffMapTradeRolled;
  expect(seeEvents([told], human, known)).toMatchObject([{ system: 'H0202', value: 4 }]);
  for (const part of ['participant', 'onlooker'] as const) {
    const { OffMapTradeRolled } = eventsOf(human, witnessed(human, part));
    expect(seeEvents([OffMapTradeRolled], human, known)).toEqual([]);
  }
});

test('FOG-1: a Census that a partner lands is told to the partner and to the host', () => {
  for (const part of ['owner', 'participant'] as const) {
    const { CensusLanded } = eventsOf(loran, witnessed(human, part));
    const [seen] = seeEvents([CensusLanded], human, known);
    expect(seen).toMatchObject({ type: 'CensusLanded', rolls: [], census: 4, morale: 2 });
  }
  const { CensusLanded } = eventsOf(loran, witnessed(human, 'onlooker'));
  expect(seeEvents([CensusLanded], human, known)).toEqual([]);
});

test('TURN-3: a party reads its new relation and with whom, and nothing of the reason', () => {
  const { RelationSet } = eventsOf(human, witnessed(human, 'participant'));
  expect(seeEvents([RelationSet], human, { rolls: ROLLS, contacts: new Set() })).toEqual([
    { type: 'RelationSet', cite: RelationSet.cite, rolls: [], with: loran, state: 'trade' },
  ]);
  const shown = eventsOf(human, witnessed(tirelon, 'participant')).RelationSet;
  expect(seeEvents([shown], tirelon, known)).toEqual([]);
});

test('DIP-1: an empire that meets another is told whom and where, by name, and no third empire is', () => {
  const { EmpiresMet } = eventsOf(human, witnessed(human, 'participant'));
  expect(seeEvents([EmpiresMet], human, { rolls: ROLLS, contacts: new Set() })).toEqual([
    {
      type: 'EmpiresMet',
      cite: EmpiresMet.cite,
      rolls: [],
      with: loran,
      place: { kind: 'system', system: 'H0202' },
    },
  ]);
  const shown = eventsOf(human, witnessed(tirelon, 'participant')).EmpiresMet;
  expect(seeEvents([shown], tirelon, known)).toEqual([]);
});

test('FOG-15: a victory is told as the bare fact; only a winner reads by which conditions', () => {
  const { VictoryWon } = eventsOf(human, witnessed(human, 'participant'));
  expect(seeEvents([VictoryWon], human, known)).toMatchObject([
    { winners: [loran, null], met: null },
  ]);
  const own = eventsOf(human, witnessed(tirelon, 'participant')).VictoryWon;
  expect(seeEvents([own], tirelon, { rolls: ROLLS, contacts: new Set() })).toMatchObject([
    { winners: [tirelon, null], met: ['scientific'] },
  ]);
});

test('ENC-6: the captor is told of its new unit, the former owner of the old one, onlookers of neither', () => {
  const as = (viewer: typeof human, by: typeof human) =>
    seeEvents([eventsOf(by, witnessed(viewer, 'participant')).UnitCaptured], viewer, known);
  expect(as(human, human)).toMatchObject([
    { type: 'UnitTaken', unit: 'human.u1', from: loran, rolls: [{ purpose: 'rolled by human' }] },
  ]);
  expect(as(human, loran)).toEqual([
    {
      type: 'UnitSurrendered',
      cite: 'FOG-6',
      rolls: [],
      unit: 'human.u7',
      design: 'cruiser',
      name: 'Long Haul',
      place: { kind: 'system', system: 'H0202' },
      by: loran,
    },
  ]);
  const { UnitCaptured } = eventsOf(loran, witnessed(tirelon, 'onlooker'));
  expect(seeEvents([UnitCaptured], tirelon, known)).toEqual([
    {
      type: 'CaptureWitnessed',
      cite: 'FOG-6',
      rolls: [],
      design: 'cruiser',
      place: { kind: 'system', system: 'H0202' },
      by: loran,
      from: null,
    },
  ]);
});

test('FOG-6: a participant is no onlooker, and an onlooker does not fight', () => {
  const { BattleEnded } = eventsOf(loran, witnessed(human, 'onlooker'));
  expect(seeEvents([BattleEnded], human, known)).toEqual([]);
  const moved = eventsOf(loran, witnessed(tirelon, 'participant'));
  expect(seeEvents([moved.BattleEnded, moved.BattleMoment], tirelon, known)).toEqual([]);
});

test('ENC-2: the order of initiative shows, the dice of others do not', () => {
  const event = eventsOf(human, witnessed(human, 'participant')).InitiativeRolled;
  expect(seeEvents([event], human, known)).toEqual<readonly SeenEvent[]>([
    {
      type: 'InitiativeRolled',
      cite: event.cite,
      rolls: [{ purpose: 'rolled by human', faces: 6, values: [4], total: 4 }],
      place: event.place,
      order: [loran, human],
    },
  ]);
});

test('FOG-3: before contact an empire is an unknown power, told last', () => {
  const owner = eventsOf(human, witnessed(human, 'owner'));
  const party = eventsOf(human, witnessed(human, 'participant'));
  const events = [owner.ContactSighted, owner.SystemVisited, party.EncounterBegan];
  const [contact, system, encounter] = seeEvents(events, human, known);
  expect(contact).toMatchObject({ contact: 'human.c1', owner: null });
  expect(system).toMatchObject({ facts: { owner: 'unknown', settlement: 'outpost' } });
  expect(encounter).toMatchObject({ sides: [human, loran, null] });
  const met = { rolls: ROLLS, contacts: new Set([loran, tirelon]) };
  expect(seeEvents(events, human, met)).toMatchObject([
    { owner: tirelon },
    { facts: { owner: tirelon } },
    { sides: [human, loran, tirelon] },
  ]);
});

test('CSC-14: each side learns who won, and what it lost itself', () => {
  const { BattleEnded } = eventsOf(human, [
    ...witnessed(human, 'participant'),
    ...witnessed(loran, 'participant'),
  ]);
  expect(seeEvents([BattleEnded], human, known)).toMatchObject([{ outcome: 'won', lost: 4 }]);
  expect(seeEvents([BattleEnded], loran, known)).toMatchObject([{ outcome: 'lost', lost: 7014 }]);
  const equal = { ...BattleEnded, loser: null };
  expect(seeEvents([equal], loran, known)).toMatchObject([{ outcome: 'equal' }]);
});

import { expect, test } from 'vitest';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import type { CampaignState } from '#model/campaign/state';
import { campaignOf, designId, empireId, systemId, unitId, unitOf } from '#test/support/campaign';
import {
  type Voyaged,
  eventsOf,
  inputOf,
  move,
  sail,
  sightsOf,
  voyageOf,
} from '#test/engine/movement/voyages';

const LINE = { 'A-B': 'major', 'B-C': 'major' } as const;
const unmet = (state: CampaignState): CampaignState => ({ ...state, relations: {} });
const metOf = (result: Voyaged) =>
  eventsOf(result, 'EmpiresMet').map(({ a, b, place }) => [
    `${a} and ${b}`,
    place.kind === 'lane' ? place.lane : place.system,
  ]);

function look(state: CampaignState): Voyaged {
  const record = recorderOf(state);
  takeSight(record, inputOf({ ...state, phase: 'economic' }));
  return record.result();
}

test('DIP-1, SET-3: an empire that enters a system with another’s fleet is in contact, at Non-Intercourse, at once', () => {
  const state = unmet(
    voyageOf({
      lanes: LINE,
      fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    }),
  );
  const result = sail(state, { red: [move('red.f1', 'B')] });
  expect(eventsOf(result, 'EmpiresMet')).toMatchObject([
    {
      place: { kind: 'system', system: 'B' },
      witnesses: [
        { empire: 'blue', as: 'participant' },
        { empire: 'red', as: 'participant' },
      ],
    },
  ]);
  expect(Object.values(result.state.relations)).toEqual([
    {
      id: 'blue/red',
      a: 'blue',
      b: 'red',
      state: 'non-intercourse',
      since: state.turn,
      sustained: false,
      pact: false,
      openly: null,
    },
  ]);
});

test('DIP-1, FOG-12: what is seen from contact on has a name; what was seen before keeps its own', () => {
  const state = unmet(
    voyageOf({
      lanes: LINE,
      fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
    }),
  );
  const result = sail(state, { red: [move('red.f1', 'B')] });
  expect(sightsOf(result, 'red')).toEqual(['new red.c1 blue at B from nowhere: 1 dd']);
  const unknown = { ...result.state.contacts['red.c1' as never]!, owner: null, current: false };
  const older = { ...result.state, contacts: { [unknown.id]: unknown } };
  const again = look(older);
  expect(Object.values(again.state.contacts).map(({ id, owner }) => [id, owner])).toEqual([
    ['red.c1', null],
    ['blue.c2', 'red'],
    ['red.c2', 'blue'],
  ]);
});

test('DIP-1: a system that is passed on the way is entered too', () => {
  const state = voyageOf({
    lanes: LINE,
    owners: { B: 'blue' },
    fleets: { red: { f1: ['A', 'dd'] } },
  });
  const result = sail(unmet(state), { red: [move('red.f1', 'B', 'C')] });
  expect(metOf(result)).toEqual([['blue and red', 'B']]);
});

test('DIP-1: an outpost is an asset, and a convoy’s crew sees it', () => {
  const state = voyageOf({
    lanes: LINE,
    owners: { B: 'blue' },
    fleets: { red: { f1: ['B', 'convoy'] } },
  });
  const b = systemId('B');
  const nobody = { ...state.systems[b]!, census: 0, morale: 0, productivity: 0 };
  const outpost = { ...unmet(state), systems: { ...state.systems, [b]: nobody } };
  expect(metOf(look(outpost))).toEqual([['blue and red', 'B']]);
});

test('DIP-1: mothballed units and troops are not seen, and make no contact', () => {
  const at = { kind: 'system', system: systemId('B') } as const;
  const hidden = [
    unitOf({
      id: unitId('blue.u1'),
      owner: empireId('blue'),
      design: designId('gropos'),
      place: at,
    }),
    unitOf({
      id: unitId('blue.u2'),
      owner: empireId('blue'),
      design: designId('base'),
      place: at,
      status: 'mothballed',
    }),
  ];
  const plan = { lanes: LINE, fleets: { red: { f1: ['B', 'dd'] } }, units: hidden } as const;
  expect(metOf(look(unmet(voyageOf(plan))))).toEqual([]);
});

test('DIP-1: fleets that meet in a lane are in contact, and may fight there', () => {
  const state = voyageOf({
    lanes: LINE,
    standing: { red: { engage: 'neutrals' } },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const sheets = { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] };
  const result = sail(unmet(state), sheets);
  expect(metOf(result)).toEqual([['blue and red', 'A-B']]);
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([
    { present: ['blue', 'red'], generated: [{ by: 'red', against: 'blue' }] },
  ]);
  const told = result.events.map(({ type }) => type);
  expect(told.indexOf('EmpiresMet')).toBeLessThan(told.indexOf('EncounterArose'));
});

const CLASSES = ['unexplored', 'restricted', 'minor', 'major'] as const;
test.each(CLASSES)('DIP-1: neighbours along a lane that is %s', (laneClass) => {
  const state = voyageOf({
    lanes: { 'A-B': laneClass },
    owners: { A: 'red', B: 'blue' },
    fleets: {},
  });
  const met = laneClass === 'unexplored' ? [] : [['blue and red', 'A-B']];
  expect(metOf(look(unmet(state)))).toEqual(met);
});

test('DIP-1: several strangers at once are met one by one, and nobody twice', () => {
  const state = voyageOf({
    empires: ['red', 'blue', 'gold'],
    lanes: LINE,
    owners: { A: 'gold' },
    fleets: {
      red: { f1: ['A', 'dd'], f2: ['B', 'dd'] },
      blue: { f1: ['A', 'dd'], f2: ['B', 'dd'] },
    },
  });
  const first = look(unmet(state));
  expect(metOf(first)).toEqual([
    ['blue and gold', 'A'],
    ['gold and red', 'A'],
    ['blue and red', 'A'],
  ]);
  expect(metOf(look(first.state))).toEqual([]);
});

test('DIP-1: an empire that is alone meets nobody', () => {
  expect(metOf(look(campaignOf({ empires: [] })))).toEqual([]);
});

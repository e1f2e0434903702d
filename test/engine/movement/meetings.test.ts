import { expect, test } from 'vitest';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import { designId, empireId, fleetId, systemId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, move, sail, voyageOf, whereAre } from './voyages.ts';

const LINE = { 'A-B': 'major', 'B-C': 'major', 'C-D': 'minor' } as const;

test('MOV-2: enemies who cross a lane stop in it', () => {
  const state = voyageOf({
    lanes: LINE,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C')], blue: [move('blue.f1', 'A')] });
  expect(whereAre(result.state)).toEqual(['blue.f1 in A-B', 'red.f1 in A-B']);
  expect(result.state.fleets[fleetId('red.f1')]!.place).toEqual({
    kind: 'lane',
    lane: 'A-B',
    from: 'A',
    to: 'B',
  });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([
    {
      encounter: 't1.A-B',
      present: ['blue', 'red'],
      generated: [
        { by: 'blue', against: 'red' },
        { by: 'red', against: 'blue' },
      ],
    },
  ]);
});

test('MOV-2: a fleet that leaves in a step meets nobody in the system that it leaves', () => {
  const state = voyageOf({
    lanes: LINE,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'C')] });
  expect(whereAre(result.state)).toEqual(['blue.f1 in C', 'red.f1 in B']);
  expect(eventsOf(result, 'EncounterArose')).toEqual([]);
});

test('MOV-2: an enemy on the way stops a fleet in the enemy’s system', () => {
  const state = voyageOf({
    lanes: LINE,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C')] });
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'red.f1 in B']);
  expect(eventsOf(result, 'FleetStopped')).toMatchObject([
    { fleet: 'red.f1', because: 'meeting', place: { kind: 'system', system: 'B' } },
  ]);
  expect(eventsOf(result, 'EncounterArose').map(({ encounter }) => encounter)).toEqual(['t1.B']);
});

test('MOV-2: nobody is stopped when neither side wants to fight', () => {
  const state = voyageOf({
    lanes: LINE,
    states: { 'red/blue': 'non-aggression' },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'], f2: ['C', 'dd'] } },
  });
  const result = sail(state, {
    red: [move('red.f1', 'B', 'C')],
    blue: [move('blue.f2', 'B', 'A')],
  });
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'blue.f2 in A', 'red.f1 in C']);
  expect(eventsOf(result, 'EncounterArose')).toEqual([]);
});

test('ENC-5: a weak side is met by a strong one although it would rather not', () => {
  const state = voyageOf({
    lanes: LINE,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'ca', 'ca', 'ca'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C')] });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([
    { generated: [{ by: 'blue', against: 'red' }] },
  ]);
});

test('MOV-2: of three empires only those who fight are stopped', () => {
  const state = voyageOf({
    empires: ['red', 'blue', 'green'],
    states: { 'red/green': 'trade', 'blue/green': 'non-intercourse' },
    lanes: LINE,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] }, green: { f1: ['B', 'dd'] } },
  });
  const result = sail(state, {
    red: [move('red.f1', 'B')],
    blue: [move('blue.f1', 'A')],
    green: [move('green.f1', 'A')],
  });
  expect(whereAre(result.state)).toEqual(['blue.f1 in A-B', 'green.f1 in A', 'red.f1 in A-B']);
});

test('MOV-2: bases and flights of a colony meet every fleet that comes; an empty colony does not', () => {
  const base = unitOf({
    id: unitId('blue.u9'),
    owner: empireId('blue'),
    design: designId('base'),
    place: { kind: 'system', system: systemId('B') },
  });
  const plan = { lanes: LINE, owners: { B: 'blue' }, fleets: { red: { f1: ['A', 'dd'] } } };
  const orders = { red: [move('red.f1', 'B', 'C')] };
  const guarded = sail(voyageOf({ ...plan, units: [base] }), orders);
  expect(whereAre(guarded.state)).toEqual(['red.f1 in B']);
  expect(eventsOf(guarded, 'EncounterArose')).toHaveLength(1);
  expect(whereAre(sail(voyageOf(plan), orders).state)).toEqual(['red.f1 in C']);
});

test('MOV-2: civilians alone generate nothing', () => {
  const state = voyageOf({
    lanes: LINE,
    fleets: { red: { f1: ['A', 'convoy'] }, blue: { f1: ['B', 'convoy'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] });
  expect(whereAre(result.state)).toEqual(['blue.f1 in A', 'red.f1 in B']);
});

test('MOV-1: a fleet stops before a lane that is closed to it', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'unexplored' },
    fleets: { red: { f1: ['A', 'dd'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C')] });
  expect(whereAre(result.state)).toEqual(['red.f1 in B']);
  expect(eventsOf(result, 'FleetStopped')).toMatchObject([{ because: 'lane-closed' }]);
});

const withdrawn = (lane: readonly [string, string]): CampaignState => {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major', 'B-D': 'restricted' },
    fleets: { red: { f1: ['B', 'dd'] } },
  });
  const id = fleetId('red.f1');
  const fleet = state.fleets[id]!;
  const withdrawing = { lane: laneIdOf(systemId(lane[0]), systemId(lane[1])), turn: 0 };
  return { ...state, fleets: { [id]: { ...fleet, withdrawing } } };
};

test.each([
  ['leaves without an order', ['A', 'B'], [], 'A', []],
  ['moves on from there', ['A', 'B'], ['A', 'B'], 'B', []],
  ['may not go elsewhere first', ['A', 'B'], ['C'], 'A', ['withdrawing']],
  ['may stay when its lane is closed to it', ['B', 'D'], [], 'B', []],
  ['goes where it likes when its lane is closed', ['B', 'D'], ['C'], 'C', []],
] as const)('ENC-4: a withdrawing fleet %s', (_name, lane, path, ends, failures) => {
  const orders = path.length === 0 ? {} : { red: [move('red.f1', ...path)] };
  const result = sail(withdrawn(lane), orders);
  expect(whereAre(result.state)).toEqual([`red.f1 in ${ends}`]);
  expect(eventsOf(result, 'WithdrawalEnded')).toHaveLength(1);
  expect(eventsOf(result, 'OrderFailed').map(({ because }) => because)).toEqual(failures);
  expect(result.state.fleets[fleetId('red.f1')]!.withdrawing).toBe(null);
});

test('ECO-5: an unpaid fleet gets one lane', () => {
  const state = voyageOf({ lanes: LINE, fleets: { red: { f1: ['A', 'dd'] } } });
  const effect = {
    id: 'unpaid/red.uf10' as never,
    kind: 'unpaid',
    owner: empireId('red'),
    subject: { kind: 'unit', unit: unitId('red.uf10') },
    amount: 1,
    begins: 1,
    ends: 1,
  } as const;
  const poor = { ...state, effects: { [effect.id]: effect } };
  expect(whereAre(sail(poor, { red: [move('red.f1', 'B', 'C')] }).state)).toEqual(['red.f1 in B']);
});

test('MOV-9: a gone fleet is told to its owner', () => {
  const state = voyageOf({ lanes: LINE, fleets: { red: { f1: ['A', 'dd'] } } });
  const result = sail(state, { red: [move('red.f7', 'B')] });
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ because: 'fleet-gone', index: 0 }]);
});

const BOLD = { red: { engage: 'neutrals' }, blue: { engage: 'neutrals' } } as const;
test.each([
  ['in a system of its own', { B: 'blue' }, ['blue']],
  ['not in one of the other', { B: 'red' }, ['red']],
  ['either where nobody is in control', {}, ['blue', 'red']],
] as const)('DIP-10: at non-intercourse an empire generates %s', (_name, owners, by) => {
  const state = voyageOf({
    lanes: LINE,
    owners,
    states: { 'red/blue': 'non-intercourse' },
    standing: BOLD,
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'] } },
  });
  const [encounter] = eventsOf(sail(state, { red: [move('red.f1', 'B')] }), 'EncounterArose');
  expect(encounter!.generated.map((one) => one.by)).toEqual(by);
});

test('ENC-5: one fleet that is told to attack is enough, convoys decide nothing', () => {
  const peaceful = { red: { engage: 'nobody' }, blue: { engage: 'nobody' } } as const;
  const arose = (bold: string): number => {
    const state = voyageOf({
      lanes: LINE,
      standing: peaceful,
      fleets: {
        red: { f1: ['A', 'dd'], f2: ['B', 'dd'], f3: ['B', 'convoy'] },
        blue: { f1: ['B', 'dd'] },
      },
    });
    const fleet = { ...state.fleets[fleetId(bold)]!, standing: { engage: 'enemies' } as const };
    const told = { ...state, fleets: { ...state.fleets, [bold]: fleet } };
    return eventsOf(sail(told, { red: [move('red.f1', 'B')] }), 'EncounterArose').length;
  };
  expect([arose('red.f2'), arose('red.f3')]).toEqual([1, 0]);
});

test('ENC-5: the owner of a system fights at odds that others do not', () => {
  const arose = (owners: Readonly<Record<string, string>>): readonly string[] => {
    const state = voyageOf({
      lanes: LINE,
      owners,
      standing: { red: { engage: 'nobody' } },
      fleets: { red: { f1: ['A', 'dd', 'dd', 'dd'] }, blue: { f1: ['B', 'dd', 'dd'] } },
    });
    const result = sail(state, { red: [move('red.f1', 'B')] });
    return eventsOf(result, 'EncounterArose').flatMap(({ generated }) =>
      generated.map((one) => one.by),
    );
  };
  expect([arose({ B: 'blue' }), arose({})]).toEqual([['blue'], []]);
});

test('ENC-5: convoys of the other side frighten nobody', () => {
  const state = voyageOf({
    lanes: LINE,
    standing: { blue: { engage: 'nobody' } },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd', 'convoy', 'convoy'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B')] });
  expect(eventsOf(result, 'EncounterArose')).toHaveLength(1);
});

test('MOV-2: what was generated on the way stays so, although nobody would want it at the end', () => {
  const state = voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'major', 'C-D': 'major' },
    standing: { blue: { engage: 'nobody' } },
    fleets: { red: { f1: ['A', 'dd'] }, blue: { f1: ['B', 'dd'], f2: ['D', 'ca', 'ca', 'ca'] } },
  });
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f2', 'C', 'B')] });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([
    { generated: [{ by: 'red', against: 'blue' }] },
  ]);
});

test('DIP-10: 12 points of bases hold a system in which neutrals may not be attacked', () => {
  const bases = [1, 2].map((number) =>
    unitOf({
      id: unitId(`blue.b${String(number)}`),
      owner: empireId('blue'),
      design: designId('base'),
      place: { kind: 'system', system: systemId('B') },
    }),
  );
  const arose = (count: number): number => {
    const state = voyageOf({
      lanes: LINE,
      states: { 'red/blue': 'non-intercourse' },
      standing: { red: { engage: 'neutrals', engageRatio: 0 } },
      fleets: { red: { f1: ['A', 'dd'] } },
      units: bases.slice(0, count),
    });
    return eventsOf(sail(state, { red: [move('red.f1', 'B')] }), 'EncounterArose').length;
  };
  expect([arose(1), arose(2)]).toEqual([1, 0]);
});

test.each([
  ['of last turn', 0, 'C'],
  ['of this turn', 1, 'B'],
  ['of next turn', 2, 'C'],
] as const)('ECO-5: a mark %s', (_name, turn, ends) => {
  const state = voyageOf({ lanes: LINE, fleets: { red: { f1: ['A', 'dd'] } } });
  const effect = {
    id: 'unpaid/red.uf10' as never,
    kind: 'unpaid',
    owner: empireId('red'),
    subject: { kind: 'unit', unit: unitId('red.uf10') },
    amount: 1,
    begins: turn,
    ends: turn,
  } as const;
  const poor = { ...state, effects: { [effect.id]: effect } };
  const result = sail(poor, { red: [move('red.f1', 'B', 'C')] });
  expect(whereAre(result.state)).toEqual([`red.f1 in ${ends}`]);
});

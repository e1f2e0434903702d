import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { RuleSet } from '#model/settings/rule-set';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId, unitId, unitOf } from '#test/support/campaign';
import { eventsOf, looked, move, sail, sightsOf, voyageOf, whereAre } from './voyages.ts';

type Plan = Parameters<typeof voyageOf>[0];

const of = (count: number, design: string): readonly string[] =>
  Array.from({ length: count }, () => design);

/** Red is at A and goes by B, where blue is, to C. */
function passing(
  red: readonly string[],
  blue: readonly string[],
  part: Partial<Plan> & Readonly<{ orders?: Partial<StandingOrders> }> = {},
): CampaignState {
  const { orders, ...plan } = part;
  return voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    standing: { red: { contested: 'go-on', ...orders } },
    fleets: { red: { f1: ['A', ...red] }, blue: { f1: ['B', ...blue] } },
    ...plan,
  });
}
const BY_B = { red: [move('red.f1', 'B', 'C')] };

/** How many units of red’s are where. */
function countsOf({ fleets, units }: CampaignState): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { owner, place } of Object.values(units)) {
    if (owner !== 'red' || place.kind !== 'fleet') continue;
    const at = fleets[place.fleet]!.place;
    const key = at.kind === 'system' ? at.system : at.lane;
    counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

test.each([
  ['17 ships against 5 leave 5 and move 12', of(17, 'dd'), of(5, 'dd'), { B: 5, C: 12 }],
  ['7 ships meeting 4 leave 4 and go on with 3', of(7, 'dd'), of(4, 'dd'), { B: 4, C: 3 }],
  ['5 ships against 5: nothing would remain', of(5, 'dd'), of(5, 'dd'), { B: 5 }],
  ['4 ships against 5 all stop', of(4, 'dd'), of(5, 'dd'), { B: 4 }],
  ['6 ships against 5 leave 5', of(6, 'dd'), of(5, 'dd'), { B: 5, C: 1 }],
  ['enemy convoys do not count', of(2, 'dd'), ['dd', 'convoy', 'convoy'], { B: 1, C: 1 }],
  ['nor do own ones', ['dd', 'convoy'], of(2, 'dd'), { B: 2 }],
  ['but they go along', ['dd', 'dd', 'convoy'], ['dd'], { B: 1, C: 2 }],
])('MOV-3, example 7 and 18: %s', (_name, red, blue, counts) => {
  expect(countsOf(sail(passing(red, blue), BY_B).state)).toEqual(counts);
});

test('MOV-3: by default all stop', () => {
  const state = passing(of(7, 'dd'), of(4, 'dd'), { standing: {} });
  const result = sail(state, BY_B);
  expect(countsOf(result.state)).toEqual({ B: 7 });
  expect(eventsOf(result, 'FleetFormed')).toEqual([]);
});

test('MOV-3: those who stay are a fleet of their own, and fight', () => {
  const state = passing(['dd', 'dd', 'dd'], ['dd']);
  const fleet = { ...state.fleets[fleetId('red.f1')]!, name: 'Van', standing: { pursue: false } };
  const result = sail({ ...state, fleets: { ...state.fleets, [fleet.id]: fleet } }, BY_B);
  expect(eventsOf(result, 'FleetFormed')).toMatchObject([
    { name: 'Van Rearguard', cite: 'MOV-3', place: { system: 'B' }, units: ['red.uf10'] },
  ]);
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'red.f1 in C', 'red.f2 in B']);
  const left = result.state.fleets[fleetId('red.f2')]!;
  expect(left).toMatchObject({ standing: { pursue: false }, lastMoved: state.turn });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([{ place: { system: 'B' } }]);
  expect(eventsOf(result, 'FleetStopped')).toEqual([]);
});

test.each([
  ['the slowest', ['fast', 'dd', 'fast'], {}, ['red.uf11']],
  ['or the owner’s choice', ['ca', 'dd', 'dd'], { stayFirst: [designId('ca')] }, ['red.uf10']],
] as const)('MOV-3: the ships that stay: %s', (_name, red, orders, units) => {
  const result = sail(passing(red, ['dd'], { orders }), BY_B);
  expect(eventsOf(result, 'FleetFormed')).toMatchObject([{ units }]);
});

test('MOV-3, MOV-1: with more than 4 left and a Scout a last restricted jump', () => {
  const world = (red: readonly string[]) =>
    passing(red, of(4, 'dd'), { lanes: { 'A-B': 'major', 'B-C': 'restricted' } });
  const result = sail(world(['scout', ...of(4, 'ca')]), BY_B);
  expect(countsOf(result.state)).toEqual({ B: 4, C: 1 });
  expect(eventsOf(result, 'FleetMoved').at(-1)).toMatchObject({ to: 'C' });
  const [formed] = eventsOf(result, 'FleetFormed');
  expect(formed?.units).not.toContain('red.uf10');
  // Nobody stays behind for a way that is closed.
  const closed = sail(world(of(6, 'dd')), BY_B);
  expect(countsOf(closed.state)).toEqual({ B: 6 });
  expect(eventsOf(closed, 'FleetFormed')).toEqual([]);
});

test('MOV-3: each deployed minefield counts as a ship', () => {
  const state = passing(of(4, 'dd'), ['dd'], { units: [ashore('blue.u9', 'mines', 'B')] });
  expect(countsOf(sail(state, BY_B).state)).toEqual({ B: 2, C: 2 });
});

test('MOV-3: flights stay with their carriers', () => {
  const flight = unitOf({
    id: unitId('red.u9'),
    owner: empireId('red'),
    design: designId('lf'),
    place: { kind: 'aboard', carrier: unitId('red.uf10') },
  });
  const state = passing(['ca!', 'dd'], ['dd'], { units: [flight] });
  const result = sail(state, BY_B, { movementModel: 'classic' });
  expect(eventsOf(result, 'FleetFormed')).toMatchObject([{ units: ['red.uf10'] }]);
  expect(result.state.units[unitId('red.u9')]?.place).toEqual(flight.place);
});

test('MOV-3: ships that stay anyway count, and so does a fleet that is told to stop', () => {
  const state = passing(of(2, 'dd'), of(2, 'dd'), {
    fleets: {
      red: { f1: ['A', 'dd', 'dd'], f2: ['A', 'ca'], f3: ['B', 'dd'] },
      blue: { f1: ['B', 'dd', 'dd'] },
    },
  });
  const result = sail(state, { red: [move('red.f1', 'B', 'C'), move('red.f2', 'B')] });
  expect(eventsOf(result, 'FleetFormed')).toEqual([]);
  expect(countsOf(result.state)).toEqual({ B: 2, C: 2 });
});

test('MOV-3, FOG-12: a viewer that watches keeps the name with the larger part', () => {
  const sights = (red: number) => {
    const result = sail(looked(passing(of(red, 'dd'), of(2, 'dd'))), BY_B);
    return sightsOf(result, 'blue');
  };
  expect(sights(6)).toEqual([
    'new blue.c1 red at B from A: 6 dd',
    'same blue.c1 red at B from A: 4 dd',
    'new blue.c2 red at B from nowhere: 2 dd',
    'lost blue.c1 at B for C',
  ]);
  expect(sights(3)).toEqual([
    'new blue.c1 red at B from A: 3 dd',
    'same blue.c1 red at B from A: 2 dd',
    'new blue.c2 red at B from nowhere: 1 dd',
    'lost blue.c2 at B for C',
  ]);
});

test('MOV-3: allies of the enemy that generate no encounter do not count; those that do, count', () => {
  const allied = (green: 'war' | 'non-aggression') =>
    passing([], [], {
      empires: ['red', 'blue', 'green'],
      states: { 'red/green': green, 'blue/green': 'alliance' },
      fleets: {
        red: { f1: ['A', ...of(7, 'dd')] },
        blue: { f1: ['B', 'dd'] },
        green: { f1: ['B', 'dd', 'dd', 'dd'] },
      },
    });
  expect(countsOf(sail(allied('non-aggression'), BY_B).state)).toEqual({ B: 1, C: 6 });
  expect(countsOf(sail(allied('war'), BY_B).state)).toEqual({ B: 4, C: 3 });
});

test('MOV-2: a fleet that went on past a base is in no encounter there', () => {
  const state = passing(['ca'], [], {
    empires: ['red', 'blue', 'green'],
    states: { 'red/green': 'non-aggression', 'blue/green': 'non-aggression' },
    fleets: { red: { f1: ['A', 'ca', 'ca'] }, blue: {}, green: { f1: ['B', 'dd'] } },
    units: [ashore('blue.u9', 'base', 'B')],
  });
  const result = sail(state, BY_B);
  expect(countsOf(result.state)).toEqual({ C: 2 });
  expect(eventsOf(result, 'EncounterArose')).toEqual([]);
});

/** Red’s A is blockaded by blue. */
function besieged(
  red: readonly string[],
  contested: StandingOrders['contested'],
  part: Partial<Plan> = {},
): CampaignState {
  const state = voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'major' },
    owners: { A: 'red' },
    standing: { red: { contested, engage: 'nobody' }, blue: { engage: 'nobody' } },
    fleets: { red: { f1: ['A', ...red] }, blue: { f1: ['A', 'dd', 'dd', 'dd'] } },
    ...part,
  });
  const [a] = Object.values(state.systems);
  return { ...state, systems: { ...state.systems, [a!.id]: { ...a!, blockaded: true } } };
}

test.each([
  ['may not leave', besieged(['dd'], 'stop'), {}, { A: 1 }, ['blockade']],
  ['nor by leaving all ships behind', besieged(of(3, 'dd'), 'go-on'), {}, { A: 3 }, ['blockade']],
  ['leave ships behind', besieged(of(5, 'dd'), 'go-on'), {}, { A: 3, C: 2 }, []],
  ['unless the setting is off', besieged(['dd'], 'stop'), 'off', { C: 1 }, []],
  [
    'convoys too',
    besieged([], 'go-on', {
      fleets: {
        red: { f1: ['A', 'convoy'], f2: ['A', 'dd', 'dd', 'dd'] },
        blue: { f1: ['A', 'dd', 'dd', 'dd'] },
      },
    }),
    {},
    { A: 3, C: 1 },
    [],
  ],
] as const)('MOV-11: blockaded fleets: %s', (_name, state, holds, counts, stopped) => {
  const rules = holds === 'off' ? { blockadeHolds: 'off' as const } : {};
  const result = sail(state, BY_B, rules);
  expect(countsOf(result.state)).toEqual(counts);
  expect(eventsOf(result, 'FleetStopped').map(({ because }) => because)).toEqual(stopped);
});

test('MOV-11: besiegers and strangers come and go', () => {
  const state = besieged([], 'stop', {
    empires: ['red', 'blue', 'green'],
    states: { 'red/green': 'non-intercourse', 'blue/green': 'non-aggression' },
    fleets: { red: {}, blue: { f1: ['A', 'dd'] }, green: { f1: ['A', 'dd'] } },
  });
  const result = sail(state, { blue: [move('blue.f1', 'B')], green: [move('green.f1', 'B')] });
  expect(whereAre(result.state)).toEqual(['blue.f1 in B', 'green.f1 in B']);
});

test('MOV-11, ENC-4: a fleet that withdraws leaves all the same', () => {
  const state = besieged(['dd'], 'stop');
  const [lane] = Object.values(state.lanes);
  const fleet = {
    ...state.fleets[fleetId('red.f1')]!,
    withdrawing: { lane: lane!.id, turn: 0 },
  };
  const result = sail({ ...state, fleets: { ...state.fleets, [fleet.id]: fleet } }, {});
  expect(countsOf(result.state)).toEqual({ B: 1 });
});

test('MOV-11, MOV-5: nobody explores out of a blockade', () => {
  const state = besieged(['pathfinder'], 'go-on', { lanes: { 'A-B': 'unexplored' } });
  const order = { kind: 'ExploreLane', fleet: fleetId('red.f1'), toward: null } as const;
  const failures = (rules: Partial<RuleSet>) =>
    eventsOf(sail(state, { red: [order] }, rules), 'OrderFailed').map(({ because }) => because);
  expect(failures({})).toEqual(['held-by-blockade']);
  expect(failures({ blockadeHolds: 'off' })).toEqual([]);
});

test('MOV-11, FOG-12: a besieger sees who is left behind', () => {
  const result = sail(looked(besieged(of(5, 'dd'), 'go-on')), BY_B);
  expect(sightsOf(result, 'blue')).toEqual([
    'same blue.c1 red at A from nowhere: 3 dd',
    'new blue.c2 red at A from nowhere: 2 dd',
    'lost blue.c2 at A for B',
  ]);
});

import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { StandingOrders } from '#model/forces/standing-orders';
import { fleetId, unitId } from '#test/support/campaign';
import { eventsOf, looked, move, sail, sightsOf, voyageOf, whereAre } from './voyages.ts';

type Plan = Parameters<typeof voyageOf>[0];

const of = (count: number, design: string): readonly string[] =>
  Array.from({ length: count }, () => design);

/** Red goes from A by B to C; blue comes from B to A through the same lane. */
function crossing(
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
const PAST = { red: [move('red.f1', 'B', 'C')], blue: [move('blue.f1', 'A')] };

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
  ['17 ships against 5 leave 5 and move 12', of(17, 'dd'), of(5, 'dd'), { 'A-B': 5, C: 12 }],
  ['7 ships meeting 4 leave 4 and go on with 3', of(7, 'dd'), of(4, 'dd'), { 'A-B': 4, C: 3 }],
  ['5 ships against 5: nothing would remain', of(5, 'dd'), of(5, 'dd'), { 'A-B': 5 }],
  ['enemy convoys do not count', of(2, 'dd'), ['dd', 'convoy', 'convoy'], { 'A-B': 1, C: 1 }],
  ['own ones go along', ['dd', 'dd', 'convoy'], ['dd'], { 'A-B': 1, C: 2 }],
  ['convoys alone hold nobody', of(2, 'dd'), ['convoy'], { C: 2 }],
])('MOV-3, example 7 and 18, in a lane: %s', (_name, red, blue, counts) => {
  expect(countsOf(sail(crossing(red, blue), PAST).state)).toEqual(counts);
});

test('MOV-3: by default a meeting in a lane stops all', () => {
  const result = sail(crossing(of(7, 'dd'), of(4, 'dd'), { standing: {} }), PAST);
  expect(countsOf(result.state)).toEqual({ 'A-B': 7 });
  expect(eventsOf(result, 'FleetFormed')).toEqual([]);
});

test('MOV-3: ships that stay in a lane are a fleet of their own there, and fight', () => {
  const state = crossing(['dd', 'dd', 'ca'], ['dd']);
  const fleet = { ...state.fleets[fleetId('red.f1')]!, name: 'Van', standing: { pursue: false } };
  const result = sail({ ...state, fleets: { ...state.fleets, [fleet.id]: fleet } }, PAST);
  const place = { kind: 'lane', lane: 'A-B', from: 'A', to: 'B' };
  expect(eventsOf(result, 'FleetFormed')).toMatchObject([
    { name: 'Van Rearguard', cite: 'MOV-3', place, units: ['red.uf10'] },
  ]);
  expect(whereAre(result.state)).toEqual(['blue.f1 in A-B', 'red.f1 in C', 'red.f2 in A-B']);
  const left = result.state.fleets[fleetId('red.f2')]!;
  expect(left).toMatchObject({ place, standing: { pursue: false }, lastMoved: state.turn });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([
    { place: { lane: 'A-B' }, present: ['blue', 'red'] },
  ]);
  expect(eventsOf(result, 'FleetStopped').map((event) => event.fleet)).toEqual([
    'blue.f1',
    'red.f2',
  ]);
});

test('MOV-3: both sides may leave ships in a lane, each for those whom it sees', () => {
  const state = crossing(['dd', 'shade'], ['dd', 'shade'], {
    standing: {
      red: { contested: 'go-on', stealth: 'hide' },
      blue: { contested: 'go-on', stealth: 'hide' },
    },
  });
  const result = sail(state, { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] });
  expect(whereAre(result.state)).toEqual([
    'blue.f1 in A',
    'blue.f2 in A-B',
    'red.f1 in B',
    'red.f2 in A-B',
  ]);
  expect(eventsOf(result, 'EncounterArose').map(({ encounter }) => encounter)).toEqual(['t1.A-B']);
});

test('MOV-3, MOV-1: the last Scout does not stay in a restricted lane; without one the fleet stays whole', () => {
  const orders = { red: [move('red.f1', 'B')], blue: [move('blue.f1', 'A')] };
  const escorted = crossing(['scout', 'ca', 'ca', 'convoy'], ['scout', 'dd'], {
    lanes: { 'A-B': 'restricted' },
  });
  const result = sail(escorted, orders);
  expect(countsOf(result.state)).toEqual({ 'A-B': 2, B: 2 });
  const stuck = crossing(['scout', 'ca', 'convoy'], ['scout', 'dd'], {
    lanes: { 'A-B': 'restricted' },
  });
  expect(countsOf(sail(stuck, orders).state)).toEqual({ 'A-B': 3 });
});

test('MOV-3: ships that the meeting stops anyway count as left behind', () => {
  const state = crossing([], [], {
    standing: {},
    fleets: {
      red: { f1: ['A', 'ca', 'ca'], f2: ['A', 'dd'] },
      blue: { f1: ['B', 'dd'] },
    },
  });
  const van = { ...state.fleets[fleetId('red.f1')]!, standing: { contested: 'go-on' } as const };
  const result = sail(
    { ...state, fleets: { ...state.fleets, [van.id]: van } },
    { red: [...PAST.red, move('red.f2', 'B')], blue: PAST.blue },
  );
  expect(eventsOf(result, 'FleetFormed')).toEqual([]);
  expect(whereAre(result.state)).toEqual(['blue.f1 in A-B', 'red.f1 in C', 'red.f2 in A-B']);
});

test('MOV-3, FOG-12: a viewer that meets a fleet in a lane keeps its name with the larger part', () => {
  const sights = (red: number) =>
    sightsOf(sail(looked(crossing(of(red, 'dd'), of(2, 'dd'))), PAST), 'blue');
  expect(sights(6)).toEqual([
    'new blue.c1 red at A-B from A: 6 dd',
    'same blue.c1 red at A-B from A: 4 dd',
    'new blue.c2 red at A-B from A: 2 dd',
    'lost blue.c1 at A-B for B',
  ]);
  expect(sights(3)).toEqual([
    'new blue.c1 red at A-B from A: 3 dd',
    'same blue.c1 red at A-B from A: 2 dd',
    'new blue.c2 red at A-B from A: 1 dd',
    'lost blue.c2 at A-B for B',
  ]);
});

test('MOV-3, MOV-4: hidden ships that go on are seen by nobody', () => {
  const state = looked(crossing(['dd', 'dd', 'shade'], ['dd'], { orders: { stealth: 'hide' } }));
  const all = { ...PAST, red: [move('red.f1', 'B')] };
  const result = sail(state, all);
  expect(sightsOf(result, 'blue')).toEqual([
    'new blue.c1 red at A-B from A: 2 dd',
    'same blue.c1 red at A-B from A: 1 dd',
    'new blue.c2 red at A-B from A: 1 dd',
    'lost blue.c2 at A-B for B',
  ]);
  expect(result.state.units[unitId('red.uf12')]!.place).toEqual({ kind: 'fleet', fleet: 'red.f1' });
});

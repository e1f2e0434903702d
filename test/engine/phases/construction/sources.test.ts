import { constructionPhase } from '#engine/phases/construction/phase';
import { brandAs } from '#kernel/brand/brand';
import type { StarSystem } from '#model/campaign/system';
import type { Work } from '#model/campaign/work';
import { fleetId, fleetOf, unitOf } from '#test/support/campaign';
import {
  aboard,
  classId,
  type Crew,
  harbour,
  inFleet,
  loran,
  sol,
  unit,
  wolf,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

type Row = Readonly<{
  name: string;
  crew: Crew;
  work: Partial<Work>;
  system?: Partial<StarSystem>;
  built: number;
}>;

const MOVED = { f2: { at: sol, lastMoved: 3 } } as const;
const builtIn = (state: ReturnType<typeof harbour>): number => {
  const { events } = runPhases([constructionPhase], state);
  return eventsOf(events, 'WorkAdvanced').reduce((sum, one) => sum + one.capacity, 0);
};

const SHIP: Partial<Work> = { cost: 90 };
test.each<Row>([
  { name: 'its rating', crew: { m1: ['dock'] }, work: SHIP, built: 7 },
  {
    name: 'beside a shipyard',
    crew: { m1: ['dock'], y1: ['yard'] },
    work: SHIP,
    built: 17,
  },
  {
    name: 'twice among Dense Asteroids',
    crew: { m1: ['dock'], y1: ['yard'] },
    work: SHIP,
    system: { anomalies: ['Dense Asteroids'] },
    built: 34,
  },
  {
    name: 'where nobody owns the system',
    crew: { m1: ['dock'] },
    work: SHIP,
    system: { owner: null, census: 0, morale: 0, utilized: 0 },
    built: 7,
  },
  {
    name: 'not in a foreign system',
    crew: { m1: ['dock'] },
    work: SHIP,
    system: { owner: loran },
    built: 0,
  },
  { name: 'not crippled', crew: { m1: ['dock', { condition: 'crippled' }] }, work: SHIP, built: 0 },
  { name: 'not out of supply', crew: { m1: ['dock', { outOfSupply: 1 }] }, work: SHIP, built: 0 },
  {
    name: 'not when it moved',
    crew: { m1: ['dock', { place: inFleet('f2') }] },
    work: SHIP,
    built: 0,
  },
])('CON-1: a Mobile Shipyard builds: $name ($built)', ({ crew, work, system = {}, built }) => {
  expect(builtIn(harbour({ crew, system, fleets: MOVED, works: { w1: work } }))).toBe(built);
});

const BASE: Partial<Work> = { source: 'convoy', design: classId('yard'), cost: 90 };
test.each<Row>([
  { name: 'idle', crew: { k1: ['freighter'] }, work: BASE, built: 10 },
  { name: 'two', crew: { k1: ['freighter'], k2: ['freighter'] }, work: BASE, built: 20 },
  {
    name: 'where nobody owns the system',
    crew: { k1: ['freighter'] },
    work: BASE,
    system: { owner: null, census: 0, morale: 0, utilized: 0 },
    built: 10,
  },
  {
    name: 'crippled',
    crew: { k1: ['freighter', { condition: 'crippled' }] },
    work: BASE,
    built: 0,
  },
  { name: 'trading', crew: { k1: ['freighter', { trading: true }] }, work: BASE, built: 0 },
  { name: 'with Census aboard', crew: { k1: ['freighter', { census: 1 }] }, work: BASE, built: 0 },
  {
    name: 'with troops aboard',
    crew: { k1: ['freighter'], t1: ['troops', { place: aboard('k1') }] },
    work: BASE,
    built: 0,
  },
  {
    name: 'that moved',
    crew: { k1: ['freighter', { place: inFleet('f2') }] },
    work: BASE,
    built: 0,
  },
  {
    name: 'in a foreign system',
    crew: { k1: ['freighter'] },
    work: BASE,
    system: { owner: loran },
    built: 0,
  },
])('CON-2: convoys put up bases: $name ($built)', ({ crew, work, system = {}, built }) => {
  expect(builtIn(harbour({ crew, system, fleets: MOVED, works: { w1: work } }))).toBe(built);
});

test.each([
  { relation: 'war', built: 0 },
  { relation: 'non-intercourse', built: 10 },
] as const)('CON-2: beside a fleet at $relation convoys build $built', ({ relation, built }) => {
  const state = harbour({ crew: { k1: ['freighter'] }, works: { w1: BASE }, relation });
  const fleet = fleetOf({ id: fleetId('loran.f1'), owner: loran, at: sol });
  const raider = unitOf({
    id: brandAs('loran.u1'),
    owner: loran,
    design: classId('cruiser'),
    place: { kind: 'fleet', fleet: fleet.id },
  });
  const fleets = { ...state.fleets, [fleet.id]: fleet };
  expect(builtIn({ ...state, fleets, units: { ...state.units, [raider.id]: raider } })).toBe(built);
});

test('CON-2: convoys put up bases in the system of a Military partner', () => {
  const crew: Crew = { k1: ['freighter'] };
  const state = harbour({
    crew,
    works: { w1: BASE },
    relation: 'military',
    system: { owner: loran },
  });
  expect(builtIn(state)).toBe(10);
});

test('CON-3: ground forces are raised up to the Census each turn', () => {
  const troops = { source: 'census', design: classId('troops'), cost: 3 } as const;
  const state = harbour({ crew: {}, works: { w1: troops, w2: troops } });
  const { events } = runPhases([constructionPhase], state);
  expect(eventsOf(events, 'WorkAdvanced').map((one) => one.capacity)).toEqual([3, 1]);
  expect(eventsOf(events, 'UnitBuilt')).toMatchObject([{ design: 'troops', system: sol }]);
});

test('CON-1: a shipyard and its system build an Atmospheric ship together', () => {
  const lander = { design: classId('lander'), cost: 90 };
  expect(builtIn(harbour({ crew: { y1: ['yard'] }, works: { w1: lander } }))).toBe(18);
});

test('CON-2: a base is in the system where it was built', () => {
  const crew: Crew = { k1: ['freighter', { place: inFleet('f2') }] };
  const state = harbour({
    crew,
    fleets: { f2: { at: wolf } },
    works: { w1: { ...BASE, cost: 9, design: classId('fort'), system: wolf } },
  });
  const after = runPhases([constructionPhase], state).state;
  expect(after.units[unit('u51')]).toMatchObject({ place: { kind: 'system', system: wolf } });
});

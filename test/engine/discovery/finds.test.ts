import { expect, test } from 'vitest';
import { valuesById } from '#kernel/collections/tables';
import { empireViewOf } from '#fog/views/empire-view-of';
import { eventsOf } from '#test/engine/movement/voyages';
import { designId, empireId, systemId, unitId } from '#test/support/campaign';
import { findBy, findsStart, type Line } from './finds-world.ts';

const hub = systemId('H0101');
const ruins = { anomalies: ['Ruins'] };
const splinter = {
  anomalies: ['Splinter Colony'],
  native: { census: 4, morale: 3, productivity: 2 },
};
const poolOf = (state: ReturnType<typeof findBy>['state'], empire: string) =>
  state.empires[empireId(empire)]?.techPool;

test('MAP-8: ruins bring five times the Capacity as tech investment, to the first empire and once', () => {
  const start = findsStart({ hub: ruins, atHub: { human: ['Apollo'] } });
  const first = findBy(start);
  expect(eventsOf(first, 'SystemFound')).toMatchObject([{ empire: 'human', system: hub }]);
  expect(eventsOf(first, 'TechGained')).toMatchObject([
    { empire: 'human', system: hub, source: 'ruins-found', points: 30, pool: 30 },
  ]);
  expect(poolOf(first.state, 'human')).toBe(30);
  const again = findBy({ ...start, state: { ...first.state, phase: 'movement' } });
  expect(eventsOf(again, 'SystemFound')).toEqual([]);
  expect(poolOf(again.state, 'human')).toBe(30);
});

test('MAP-8: nothing is found where no fleet ends its Movement Phase, or in a system that was owned from the start', () => {
  const { events, state } = findBy(findsStart({ hub: ruins, sol: { anomalies: ['Ruins'] } }));
  expect(eventsOf({ events, state }, 'SystemFound')).toEqual([]);
  expect(state.systems[hub]?.found).toBe(false);
});

test('MAP-8: of a Mysterious Encounter nothing comes by itself, but it is told who was first', () => {
  const anomalies = ['Mysterious Encounter'];
  const { state, events } = findBy(
    findsStart({ hub: { anomalies }, atHub: { human: ['Apollo'] } }),
  );
  expect(eventsOf({ state, events }, 'SystemFound')).toMatchObject([{ empire: 'human' }]);
  expect(poolOf(state, 'human')).toBe(0);
  expect(Object.keys(state.units)).toEqual(['human.u1']);
});

test('MAP-8: a system where nothing waits stays as it is', () => {
  const start = findsStart({ hub: { anomalies: ['Nebula'] }, atHub: { human: ['Apollo'] } });
  expect(eventsOf(findBy(start), 'SystemFound')).toEqual([]);
});

test.each<
  Readonly<{ what: string; human: string[]; loran: string[]; script?: Line[]; first: string }>
>([
  {
    what: 'more Explorer functions',
    human: ['Apollo', 'Apollo', 'Apollo'],
    loran: ['Prometheus'],
    first: 'loran',
  },
  { what: 'then more ships', human: ['Apollo'], loran: ['Apollo', 'Apollo'], first: 'loran' },
  {
    what: 'then a roll',
    human: ['Apollo'],
    loran: ['Apollo'],
    script: [['first empire', 2]],
    first: 'loran',
  },
  {
    what: 'then a roll',
    human: ['Apollo'],
    loran: ['Apollo'],
    script: [['first empire', 1]],
    first: 'human',
  },
])(
  'MAP-8: of two at once the first is who has $what ($first)',
  ({ human, loran, script, first }) => {
    const result = findBy(findsStart({ hub: ruins, atHub: { human, loran } }), script);
    expect(eventsOf(result, 'SystemFound').map(({ empire }) => empire)).toEqual([first]);
    expect(poolOf(result.state, first === 'human' ? 'loran' : 'human')).toBe(0);
  },
);

/** The first ship of an empire can hide, and follows standing orders by which it does. */
function hiding({ state, ...start }: ReturnType<typeof findsStart>, owner: string) {
  const unit = state.units[unitId(`${owner}.u1`)]!;
  const design = state.designs[unit.design]!;
  const stealth = { id: 'stealth', rating: 2 } as (typeof design.abilities)[number];
  const veiled = { ...design, id: designId('test.ghost'), abilities: [stealth] };
  const units = { ...state.units, [unit.id]: { ...unit, design: veiled.id } };
  const designs = { ...state.designs, [veiled.id]: veiled };
  return { ...start, state: { ...state, units, designs } as typeof state };
}

test.each([
  { what: 'beside a ship in the open, it is not', loran: ['Apollo'], first: 'loran' },
  { what: 'where nobody else is, it is', loran: undefined, first: 'human' },
])('MAP-8, MOV-4: whether a ship that hides is the first: $what', ({ loran, first }) => {
  const atHub = { human: ['Apollo'], ...(loran === undefined ? {} : { loran }) };
  const told = findBy(hiding(findsStart({ hub: ruins, atHub }), 'human'));
  expect(eventsOf(told, 'SystemFound')).toMatchObject([{ empire: first, rolls: [] }]);
});

test('MAP-8, MOV-4: of two who both hide one is the first as of any others', () => {
  const atHub = { human: ['Apollo'], loran: ['Apollo', 'Prometheus'] };
  const both = hiding(hiding(findsStart({ hub: ruins, atHub }), 'human'), 'loran');
  const alone = valuesById(both.state.units).filter(({ id }) => id.endsWith('.u1'));
  const units = Object.fromEntries(alone.map((unit) => [unit.id, unit]));
  const told = findBy({ ...both, state: { ...both.state, units } }, [['first empire', 2]]);
  expect(eventsOf(told, 'SystemFound')).toMatchObject([{ empire: 'loran' }]);
});

test('MAP-8, MAP-6: a splinter colony joins at once with its natives', () => {
  const { state, events } = findBy(findsStart({ hub: splinter, atHub: { human: ['Apollo'] } }));
  expect(state.systems[hub]).toMatchObject({
    ...{ owner: 'human', census: 4, morale: 3, productivity: 2, found: true },
  });
  expect(eventsOf({ state, events }, 'SplinterColonyJoined')).toMatchObject([
    { empire: 'human', system: hub },
  ]);
});

test.each<Readonly<{ what: string; hub: object }>>([
  { what: 'nobody ever lived there', hub: { anomalies: ['Splinter Colony'] } },
  { what: 'somebody owns the system', hub: { ...splinter, owner: 'loran' } },
])('MAP-8: no splinter colony joins where $what', (row) => {
  const result = findBy(findsStart({ hub: row.hub, atHub: { human: ['Apollo'] } }));
  expect(eventsOf(result, 'SplinterColonyJoined')).toEqual([]);
});

test('MAP-8: a derelict is rolled, twice by a low roll, and joins crippled with its flights', () => {
  const start = findsStart({ hub: { anomalies: ['Derelict'] }, atHub: { human: ['Apollo'] } });
  const script: readonly Line[] = [
    ['derelict', 1, 2],
    ['derelict', 3, 4],
    ['derelict', 2, 2],
    ['derelict', 5, 6],
    ['derelict', 2, 3],
  ];
  const { state, events } = findBy(start, script);
  const [joined] = eventsOf({ state, events }, 'DerelictsJoined');
  const units = joined?.units.map(({ unit }) => state.units[unit]!) ?? [];
  expect(units.map(({ design, condition, place }) => [design, condition, place.kind])).toEqual([
    ['derelict-ships.heavy-cruiser', 'crippled', 'fleet'],
    ['derelict-flights.heavy-bomber', 'crippled', 'aboard'],
    ['derelict-ships.corvette', 'crippled', 'fleet'],
  ]);
  expect(state.fleets[joined!.fleet.fleet]).toMatchObject({
    ...{ name: 'Hub Derelicts', owner: 'human', place: { kind: 'system', system: hub } },
  });
});

test.each([
  ['on', true],
  ['off', false],
] as const)('TECH-6: by alienConversion = %s derelicts come unconverted: %s', (value, isSo) => {
  const start = findsStart({
    hub: { anomalies: ['Derelict'] },
    atHub: { human: ['Apollo'] },
    settings: { alienConversion: value },
  });
  const { state, events } = findBy(start, [['derelict', 2, 2]]);
  const [joined] = eventsOf({ state, events }, 'DerelictsJoined');
  const units = joined?.units.map(({ unit }) => state.units[unit]?.unconverted) ?? [];
  expect(units).toEqual([isSo]);
  expect(eventsOf({ state, events }, 'UnitCameUnconverted')).toHaveLength(isSo ? 1 : 0);
});

test('MAP-8: by derelictEra = 10 the same tables find ships and flights of Era X', () => {
  const start = findsStart({
    hub: { anomalies: ['Derelict'] },
    atHub: { human: ['Apollo'] },
    settings: { derelictEra: '10' },
  });
  const { state, events } = findBy(start, [
    ['derelict', 1, 5],
    ['derelict', 6, 6],
  ]);
  const [joined] = eventsOf({ state, events }, 'DerelictsJoined');
  expect(joined?.units.map(({ design }) => design)).toEqual([
    'precursor-ships.precursor-light-cruiser',
    'precursor-flights.precursor-superheavy-bomber',
  ]);
});

test('FOG-1, FOG-3: another empire there sees the derelicts and their owner, and is told nothing else; one that is away sees nothing', () => {
  const anomalies = ['Derelict', 'Ruins', 'Splinter Colony'];
  const script: readonly Line[] = [['derelict', 2, 2]];
  const start = findsStart({
    hub: { anomalies, native: splinter.native },
    atHub: { human: ['Prometheus'], loran: ['Apollo'] },
  });
  const viewOf = (state: typeof start.state) =>
    empireViewOf(state, empireId('loran'), { campaignName: '', rules: start.rules });
  const both = findBy(start, script);
  const told = both.events.filter(({ witnesses }) =>
    witnesses.some(({ empire }) => empire === 'loran'),
  );
  const bySight = new Set(['ContactSighted', 'SystemVisited', 'LaneCharted', 'EmpiresMet']);
  expect(told.filter(({ type }) => !bySight.has(type))).toEqual([]);
  expect(viewOf(both.state).systems[hub]?.visited?.facts).toMatchObject({ owner: 'human' });
  const alone = (finds: readonly string[]) =>
    findsStart({ hub: { anomalies: finds }, atHub: { human: ['Prometheus'] } });
  const found = findBy(alone(['Derelict', 'Ruins']), script).state;
  expect(viewOf(found)).toEqual(viewOf(findBy(alone([])).state));
});

import { constructionPhase } from '#engine/phases/construction/phase';
import { economicPhase } from '#engine/phases/economic/phase';
import type { CampaignState } from '#model/campaign/state';
import type { Order, RepairUnits } from '#model/orders/order';
import {
  aboard,
  type Crew,
  harbour,
  human,
  inFleet,
  loran,
  sol,
  unit,
  wolf,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const HURT = { condition: 'crippled' } as const;

const repair = (where: RepairUnits['where'], ...names: readonly string[]): Order => ({
  kind: 'RepairUnits',
  units: names.map(unit),
  where,
});

const pay = (state: CampaignState, ...orders: readonly Order[]) =>
  runPhases([economicPhase], state, { [human]: orders });
const build = (state: CampaignState) => runPhases([constructionPhase], state);

const failuresOf = (events: Parameters<typeof eventsOf>[0]) => [
  ...eventsOf(events, 'OrderFailed').map(({ because, about }) => [because, about]),
  ...eventsOf(events, 'UnitProjectFailed').map(({ because, unit: id, paid }) => [
    because,
    id,
    paid,
  ]),
];

type Row = Readonly<{ name: string; crew: Crew; where: RepairUnits['where']; paid: number }>;

test.each<Row>([
  {
    name: 'a quarter of its price at a shipyard',
    crew: { u1: ['cruiser', HURT], y1: ['yard'] },
    where: 'yard',
    paid: 2,
  },
  {
    name: 'half of it by two Supply ships of 2 each',
    crew: { u1: ['cruiser', HURT], h1: ['tender'], h2: ['tender'] },
    where: 'field',
    paid: 4,
  },
  {
    name: 'half of it by a depot',
    crew: { u1: ['cruiser', HURT], d1: ['depot'] },
    where: 'field',
    paid: 4,
  },
  {
    name: 'half of it by itself, with Auto-Repair',
    crew: { u1: ['mender', HURT] },
    where: 'field',
    paid: 4,
  },
  {
    name: 'a quarter at a Mobile Shipyard',
    crew: { u1: ['cruiser', HURT], m1: ['dock'] },
    where: 'yard',
    paid: 2,
  },
  {
    name: 'without a shipyard when it is Atmospheric and the system is strong enough',
    crew: { u1: ['lander', HURT] },
    where: 'yard',
    paid: 1,
  },
  { name: 'at a colony when it is a base', crew: { u1: ['fort', HURT] }, where: 'yard', paid: 3 },
])('CON-5: a crippled unit is repaired for $name', ({ crew, where, paid }) => {
  const bought = pay(harbour({ crew }), repair(where, 'u1'));
  expect(bought.state.empires[human]?.treasury).toBe(50 - paid);
  expect(bought.state.units[unit('u1')]?.condition).toBe('crippled');
  const { state, events } = build(bought.state);
  expect(eventsOf(events, 'UnitRestored')).toMatchObject([{ unit: 'human.u1', system: sol }]);
  expect(state.units[unit('u1')]?.condition).toBe('sound');
  expect(state.projects).toEqual({});
});

const WEAK = { u1: ['freighter', HURT] } as const satisfies Crew;
test.each([
  { name: 'a sound unit', crew: { u1: ['cruiser'], y1: ['yard'] }, where: 'yard' },
  { name: 'where no shipyard is', crew: { u1: ['cruiser', HURT] }, where: 'yard' },
  {
    name: 'at a crippled shipyard',
    crew: { u1: ['cruiser', HURT], y1: ['yard', HURT] },
    where: 'yard',
  },
  { name: 'a convoy that is dearer than the system is strong', crew: WEAK, where: 'yard' },
  { name: 'a minefield', crew: { u1: ['mine', HURT], d1: ['depot'] }, where: 'field' },
] as const)('CON-5: no repair of $name', ({ crew, where }) => {
  const { events, state } = pay(harbour({ crew: crew }), repair(where, 'u1'));
  expect(failuresOf(events)).toEqual([['unit-unfit', 'human.u1']]);
  expect(state.projects).toEqual({});
});

test.each([
  { name: 'is too weak', helper: {} },
  { name: 'is crippled', helper: HURT },
  { name: 'is out of supply', helper: { outOfSupply: 1 } },
  { name: 'is in reserve', helper: { status: 'reserve' } },
  { name: 'is elsewhere', helper: { place: inFleet('f2') } },
] as const)('CON-5: nobody repairs in the field when the helper $name', ({ helper }) => {
  const crew: Crew = { u1: ['cruiser', HURT], h1: ['tender', helper] };
  const state = harbour({ crew, fleets: { f2: { at: wolf } } });
  const { events } = pay(state, repair('field', 'u1'));
  expect(failuresOf(events)).toEqual([['no-helper', 'human.u1']]);
});

test('CON-5: helpers are used up one after the other, and a depot gives 10 points a turn', () => {
  const crew: Crew = {
    u1: ['cruiser', HURT],
    u2: ['cruiser', HURT],
    u3: ['cruiser', HURT],
    u4: ['cruiser', HURT],
    d1: ['depot'],
    h1: ['tender'],
  };
  const { state, events } = pay(
    harbour({ crew }),
    repair('field', 'u1', 'u2'),
    repair('field', 'u3'),
    repair('field', 'u4'),
  );
  const helpers = Object.values(state.projects).map(({ subject }) =>
    subject.kind === 'unit' ? [subject.unit, subject.helpers] : [],
  );
  expect(helpers).toEqual([
    ['human.u1', ['human.d1']],
    ['human.u2', ['human.d1']],
    ['human.u3', ['human.d1', 'human.h1']],
  ]);
  expect(failuresOf(events)).toEqual([['no-helper', 'human.u4']]);
});

test('CON-5: a unit is repaired once a turn, and only for points that are there', () => {
  const crew: Crew = { u1: ['cruiser', HURT], u2: ['cruiser', HURT], y1: ['yard'], d1: ['depot'] };
  const state = harbour({ crew, treasury: 3 });
  const { events } = pay(state, repair('yard', 'u1'), repair('field', 'u1'), repair('yard', 'u2'));
  expect(failuresOf(events)).toEqual([
    ['unit-unfit', 'human.u1'],
    ['treasury-short', 'human.u2'],
  ]);
});

test.each([
  {
    name: 'its shipyard is crippled',
    where: 'yard',
    change: (state: CampaignState) => hurt(state, 'y1'),
    because: 'yard-lost',
  },
  {
    name: 'its helper is crippled',
    where: 'field',
    change: (state: CampaignState) => hurt(state, 'h2'),
    because: 'helper-lost',
  },
  {
    name: 'it moved after all',
    where: 'yard',
    change: moved,
    because: 'unit-moved',
  },
] as const)('CON-5: a repair fails and its points are lost when $name', (row) => {
  const crew: Crew = {
    u1: ['cruiser', HURT],
    y1: ['yard'],
    h1: ['tender', { place: inFleet('f2') }],
    h2: ['tender', { place: inFleet('f2') }],
  };
  const start = harbour({ crew, fleets: { f2: { at: sol } } });
  const bought = pay(start, repair(row.where, 'u1')).state;
  const { state, events } = build(row.change(bought));
  const paid = row.where === 'yard' ? 2 : 4;
  expect(failuresOf(events)).toEqual([[row.because, 'human.u1', paid]]);
  expect(state.units[unit('u1')]?.condition).toBe('crippled');
  expect(state.projects).toEqual({});
  expect(state.empires[human]?.treasury).toBe(50 - paid);
});

function hurt(state: CampaignState, name: string): CampaignState {
  const row = state.units[unit(name)]!;
  return { ...state, units: { ...state.units, [row.id]: { ...row, ...HURT } } };
}

function moved(state: CampaignState): CampaignState {
  const [fleet] = Object.values(state.fleets);
  return { ...state, fleets: { ...state.fleets, [fleet!.id]: { ...fleet!, lastMoved: 3 } } };
}

test('CON-5: what is aboard is repaired where its carrier is', () => {
  const crew: Crew = {
    c1: ['carrier'],
    u1: ['wing', { ...HURT, place: aboard('c1') }],
    y1: ['yard'],
  };
  const { state } = build(pay(harbour({ crew }), repair('yard', 'u1')).state);
  expect(state.units[unit('u1')]?.condition).toBe('sound');
});

test('CON-5: nobody repairs what belongs to another', () => {
  const crew: Crew = {
    u1: ['fort', { ...HURT, owner: loran }],
    y1: ['yard'],
  };
  const { events } = pay(harbour({ crew }), repair('yard', 'u1'));
  expect(failuresOf(events)).toEqual([['units-elsewhere', 'human.u1']]);
});

test('CON-5: a unit that withdraws has to leave first', () => {
  const withdrawing = { lane: 'H0101-H0102' as never, turn: 2 };
  const crew: Crew = { u1: ['cruiser', { ...HURT, place: inFleet('f2') }], y1: ['yard'] };
  const state = harbour({ crew, fleets: { f2: { at: sol, withdrawing } } });
  expect(failuresOf(pay(state, repair('yard', 'u1')).events)).toEqual([['unit-unfit', 'human.u1']]);
});

test('ECO-7: a blockade limits what its owner spends there, not what besiegers repair', () => {
  const crew: Crew = { u1: ['cruiser', HURT], h1: ['tender'], h2: ['tender'] };
  const system = { owner: loran, blockaded: true, raw: 1, utilized: 2 };
  const { events, state } = pay(harbour({ crew, system }), repair('field', 'u1'));
  expect(failuresOf(events)).toEqual([]);
  expect(state.empires[human]?.treasury).toBe(46);
});

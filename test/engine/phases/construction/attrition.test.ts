import { constructionPhase } from '#engine/phases/construction/phase';
import type { CampaignState } from '#model/campaign/state';
import {
  aboard,
  classId,
  type Crew,
  harbour,
  human,
  inFleet,
  sol,
  wolf,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const HURT = { damage: 2 } as const;
const AT_WOLF = { place: { kind: 'system', system: wolf } } as const;
const HUNGRY = { ...HURT, outOfSupply: 1 } as const;

const gains = (state: CampaignState) =>
  eventsOf(runPhases([constructionPhase], state).events, 'AttritionRegained').map(
    ({ unit, points, lost, by }) => [unit, points, lost, by],
  );

type Row = Readonly<{
  name: string;
  crew: Crew;
  gains: readonly (readonly (string | number)[])[];
  system?: Parameters<typeof harbour>[0]['system'];
}>;

test.each<Row>([
  {
    name: '1 landed at an own colony, in supply',
    crew: { u1: ['troops', HURT] },
    gains: [['human.u1', 1, 1, 'colony']],
  },
  { name: 'no more than is printed', crew: { u1: ['troops'] }, gains: [] },
  {
    name: 'as much in reserve',
    crew: { u1: ['troops', { ...HURT, status: 'reserve' }] },
    gains: [['human.u1', 1, 1, 'colony']],
  },
  { name: 'nothing out of supply', crew: { u1: ['troops', HUNGRY] }, gains: [] },
  {
    name: 'nothing aboard',
    crew: { c1: ['freighter'], u1: ['troops', { ...HURT, place: aboard('c1') }] },
    gains: [],
  },
  {
    name: 'nothing where there is no colony',
    crew: { u1: ['troops', { ...HURT, ...AT_WOLF }] },
    gains: [],
  },
  {
    name: 'nothing at an outpost',
    crew: { u1: ['troops', HURT] },
    system: { census: 0, morale: 0, productivity: 0, utilized: 0 },
    gains: [],
  },
  {
    name: 'by a Hospital what it has lost, out of supply',
    crew: { u1: ['troops', HUNGRY], h1: ['medic'] },
    gains: [['human.u1', 2, 0, 'hospital']],
  },
  {
    name: 'by a Hospital aboard a ship there',
    crew: { c1: ['freighter'], u1: ['troops', { damage: 3, place: aboard('c1') }], h1: ['medic'] },
    gains: [['human.u1', 2, 1, 'hospital']],
  },
  {
    name: 'by no Hospital that is elsewhere, crippled or in reserve',
    crew: {
      u1: ['troops', { ...HURT, ...AT_WOLF }],
      u2: ['troops', HUNGRY],
      h1: ['medic', { condition: 'crippled' }],
      h2: ['medic', { status: 'reserve' }],
    },
    gains: [],
  },
  {
    name: 'by Hospitals first where least is left',
    crew: { u1: ['troops', HUNGRY], u2: ['troops', { damage: 3, outOfSupply: 1 }], h1: ['medic'] },
    gains: [
      ['human.u1', 1, 1, 'hospital'],
      ['human.u2', 1, 2, 'hospital'],
    ],
  },
  {
    name: 'by itself, so that a Hospital is free for others',
    crew: { u1: ['troops', HURT], u2: ['troops', HUNGRY], h1: ['medic'] },
    gains: [
      ['human.u1', 1, 1, 'colony'],
      ['human.u2', 2, 0, 'hospital'],
    ],
  },
])('CON-7: Attrition comes back: $name', ({ crew, system, gains: expected }) => {
  const state = harbour({ crew, ...(system === undefined ? {} : { system }) });
  expect(gains(state)).toEqual(expected);
});

test('CON-7, ABL-2: in a lane the Hospitals of the same fleet serve, no others', () => {
  const state = harbour({
    crew: {
      c1: ['freighter'],
      u1: ['troops', { ...HURT, place: aboard('c1') }],
      h1: ['medic', { place: inFleet('f2') }],
    },
    fleets: { f2: { at: sol } },
  });
  const inLane = (...names: readonly string[]): CampaignState => {
    const fleets = Object.values(state.fleets).map((fleet) => {
      const lane = { kind: 'lane', lane: 'l1', from: sol, to: wolf } as never;
      return [fleet.id, names.includes(fleet.id) ? { ...fleet, place: lane } : fleet];
    });
    return { ...state, fleets: Object.fromEntries(fleets) };
  };
  const together = Object.values(state.units).map((one) => [
    one.id,
    one.id === 'human.h1' ? { ...one, place: inFleet('f1') } : one,
  ]);
  const one = { ...inLane('human.f1'), units: Object.fromEntries(together) };
  expect(gains(inLane('human.f1', 'human.f2'))).toEqual([]);
  expect(gains(one)).toEqual([['human.u1', 2, 0, 'hospital']]);
});

test('CON-7: the owner’s standing orders say whom Hospitals restore first', () => {
  const crew: Crew = {
    u1: ['troops', HUNGRY],
    u2: ['guards', { ...HUNGRY, damage: 1 }],
    h1: ['medic'],
  };
  const state = harbour({ crew });
  const empire = state.empires[human]!;
  const standing = { ...empire.standing, tendFirst: [classId('guards')] };
  const told = { ...state, empires: { ...state.empires, [human]: { ...empire, standing } } };
  expect(gains(state)).toEqual([['human.u1', 2, 0, 'hospital']]);
  expect(gains(told)).toEqual([
    ['human.u1', 1, 1, 'hospital'],
    ['human.u2', 1, 0, 'hospital'],
  ]);
});

import { expect, test } from 'vitest';
import type { CampaignState } from '#model/campaign/state';
import type { Bombard, Mission } from '#model/orders/bombard';
import type { Invade } from '#model/orders/ground-war';
import type { Order } from '#model/orders/order';
import { move } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { systemId, unitId } from '#test/support/campaign';
import {
  aboard,
  codesAtB,
  codesOf,
  FLEETS,
  judged,
  plan,
  TROOPS,
  type World,
} from './siege-sheets.ts';

const bombard = (system: string, part: Partial<Bombard> = {}): Bombard => ({
  kind: 'Bombard',
  system: systemId(system),
  missions: [],
  surrender: false,
  plunging: [],
  ...part,
});
const mission = (name: Mission, points: number | null = null) => ({ mission: name, points });
const invade = (system: string, units: readonly string[], ...support: string[]): Invade => ({
  kind: 'Invade',
  system: systemId(system),
  units: units.map(unitId),
  support: support.map(unitId),
});
type Row = readonly [what: string, order: Order, codes: readonly string[], world?: World];
const rows = (all: readonly Row[]) =>
  all.map(([what, order, codes, world = {}]) => [what, order, codes, world] as const);

const withRebels = (state: CampaignState): CampaignState => ({
  ...state,
  systems: {
    ...state.systems,
    [systemId('A')]: { ...state.systems[systemId('A')]!, rebels: 2, morale: 0 },
  },
});
const SURRENDER = { rules: { bombardmentSurrender: 'on' } } as const;

test.each(
  rows([
    ['an enemy’s system to which a fleet moves', bombard('B'), []],
    ['a system that nobody knows', bombard('X'), ['SYSTEM_UNKNOWN']],
    ['an own system', bombard('A'), ['BOMBARD_OWN']],
    ['rebels in an own system', bombard('A'), ['BOMBARD_NO_GUNS'], { change: withRebels }],
    ['a system without a ship there', bombard('C'), ['BOMBARD_NOBODY']],
    ['an empire at peace', bombard('B'), ['TARGET_AT_PEACE'], { between: 'non-intercourse' }],
    ['an empire in Hostilities', bombard('B'), [], { between: 'hostilities' }],
    [
      'a system where an enemy still fights',
      bombard('B'),
      ['NO_SUPERIORITY'],
      { fleets: { ...FLEETS, blue: { f1: ['B', 'dd'] } } },
    ],
    [
      'but not one where the enemy’s ships are crippled',
      bombard('B'),
      [],
      { fleets: { ...FLEETS, blue: { f1: ['B', 'dd!'] } } },
    ],
    [
      'with one mission twice',
      bombard('B', { missions: [mission('general', 12), mission('general')] }),
      ['MISSION_TWICE'],
    ],
    [
      'with a mission that gets no points',
      bombard('B', { missions: [mission('suppression', 200), mission('general')] }),
      ['MISSION_WITHOUT_POINTS'],
    ],
    [
      'rebels with a mission that can’t hit them',
      bombard('A', { missions: [mission('suppression')] }),
      ['MISSION_ON_REBELS'],
      { change: withRebels },
    ],
    [
      'asking for surrender without the setting',
      bombard('B', { missions: [mission('anti-population')], surrender: true }),
      ['SURRENDER_OFF'],
    ],
    [
      'asking for surrender with another mission',
      bombard('B', { missions: [mission('general')], surrender: true }),
      ['SURRENDER_MISSION'],
      SURRENDER,
    ],
    [
      'asking for surrender with Anti-Population',
      bombard('B', { missions: [mission('anti-population')], surrender: true }),
      [],
      SURRENDER,
    ],
    ['with a Kamikaze ship', bombard('B', { plunging: [unitId('red.uf13')] }), []],
    [
      'with a ship without Kamikaze',
      bombard('B', { plunging: [unitId('red.uf10')] }),
      ['PLUNGE_UNFIT'],
    ],
    ['with a unit of nobody', bombard('B', { plunging: [unitId('red.u77')] }), ['UNIT_UNKNOWN']],
  ]),
)('BOM-1, BOM-2, OPT-19: to bombard %s', (_what, order, codes, world) => {
  expect(codesAtB(order, world)).toEqual(codes);
});

test('BOM-1: a ship that leaves, or can’t fire, is no bombarder, but it may still be there', () => {
  const away = [bombard('B'), move('red.f2', 'A')];
  expect(codesOf(away)[0]).toEqual(['BOMBARD_NO_GUNS']);
  const crippled = { fleets: { red: { f2: ['B', 'dd!'] } }, units: [] };
  expect(codesOf([bombard('B')], crippled)[0]).toEqual(['BOMBARD_NO_GUNS']);
  const none = { fleets: { red: { f1: ['A', 'dd'] } }, units: [] };
  expect(codesOf([bombard('B')], none)[0]).toEqual(['BOMBARD_NOBODY']);
});

test('BOM-2: one order says all missions in a system', () => {
  expect(codesOf([bombard('B'), bombard('B')])).toEqual([[], ['BOMBARD_TWICE']]);
});

test.each(
  rows([
    ['from a convoy that goes there', invade('B', ['red.u1', 'red.u2']), []],
    ['an own system', invade('A', ['red.u1']), ['INVADE_OWN']],
    ['a system that nobody knows', invade('X', ['red.u1']), ['SYSTEM_UNKNOWN']],
    ['with a ship', invade('B', ['red.uf10']), ['INVADE_KIND']],
    ['with a unit of nobody', invade('B', ['red.u77']), ['UNIT_UNKNOWN']],
    [
      'with troops on the ground',
      invade('B', ['red.u1']),
      ['INVADE_ASHORE'],
      { units: [ashore('red.u1', 'gropos', 'A')] },
    ],
    ['in Hostilities', invade('B', ['red.u1']), ['TARGET_AT_PEACE'], { between: 'hostilities' }],
    [
      'where an enemy still fights',
      invade('B', ['red.u1']),
      ['NO_SUPERIORITY'],
      { fleets: { ...FLEETS, blue: { f1: ['B', 'dd'] } } },
    ],
    [
      'where it need not control the orbit',
      invade('B', ['red.u1']),
      [],
      {
        fleets: { ...FLEETS, blue: { f1: ['B', 'dd'] } },
        rules: { invasionNeedsSuperiority: 'off' },
      },
    ],
    ['with an Assault ship in support', invade('B', ['red.u1'], 'red.uf11'), []],
    ['with a cruiser in support', invade('B', ['red.u1'], 'red.uf10'), ['SUPPORT_KIND']],
    [
      'with an Assault ship that carries troops',
      invade('B', ['red.u1'], 'red.uf11'),
      ['SUPPORT_LADEN'],
      { units: [...TROOPS, aboard('red.u3', 'red.uf11')] },
    ],
  ]),
)('GND-2: to invade %s', (_what, order, codes, world) => {
  expect(codesAtB(order, world)).toEqual(codes);
});

test('GND-2: troops invade only where their transport is to be', () => {
  expect(codesOf([invade('B', ['red.u1'])])[0]).toEqual(['INVADE_ELSEWHERE']);
  const orders = [invade('B', ['red.u1']), invade('B', ['red.u2']), move('red.f1', 'B')];
  expect(codesOf(orders).slice(0, 2)).toEqual([[], ['INVADE_TWICE']]);
});

test('GND-2: support with too few functions is doubted', () => {
  const dear = (state: CampaignState): CampaignState => ({
    ...state,
    designs: Object.fromEntries(
      Object.entries(state.designs).map(([id, design]) => [
        id,
        design.kind === 'ground' ? { ...design, cost: 6 } : design,
      ]),
    ),
  });
  expect(codesAtB(invade('B', ['red.u1'], 'red.uf11'), { change: dear })).toEqual([
    'SUPPORT_SHORT',
  ]);
});

test('GND-4: troops land in an enemy’s system if others of their side are on the ground', () => {
  const land: Order = {
    kind: 'UnloadCargo',
    carrier: unitId('red.uf12'),
    cargo: { kind: 'units', units: [unitId('red.u1')] },
  };
  expect(codesAtB(land)).toEqual(['LANDING_BEACHHEAD']);
  const held = { units: [...TROOPS, ashore('red.u5', 'gropos', 'B')] };
  expect(codesAtB(land, held)).toEqual([]);
  expect(codesAtB(land, { between: 'non-intercourse' })).toEqual(['LANDING_PLACE']);
  const embark: Order = {
    kind: 'LoadCargo',
    carrier: unitId('red.uf12'),
    cargo: { kind: 'units', units: [unitId('red.u5')] },
  };
  expect(codesAtB(embark, { units: [ashore('red.u5', 'gropos', 'B')] })).toEqual([]);
});

test.each(
  rows([
    ['in an own colony', plan('A', { militia: false }), []],
    ['where nobody is', plan('C'), ['PLAN_NOBODY']],
    ['where troops come', plan('B'), []],
    ['of a militia elsewhere', plan('B', { militia: false }), ['MILITIA_ELSEWHERE']],
    ['in a system that nobody knows', plan('X'), ['SYSTEM_UNKNOWN']],
  ]),
)('GND-1, GND-3: to plan ground combat %s', (_what, order, codes, world) => {
  expect(codesAtB(order, world)).toEqual(codes);
});

test('GND-1: there is one plan for each system', () => {
  expect(codesOf([plan('A'), plan('A')])).toEqual([[], ['PLAN_TWICE']]);
});

test('BOM-1, BOM-2, GND-2: a verdict says what is expected of a bombardment and of invaders', () => {
  const orders = [
    // A cruiser, an Assault ship, a destroyer that is there, and a destroyer that brings its points twice.
    bombard('B', {
      missions: [mission('suppression', 9), mission('general')],
      plunging: [unitId('red.uf13')],
    }),
    invade('B', ['red.u1', 'red.u2'], 'red.uf11'),
    plan('B'),
    move('red.f1', 'B'),
  ];
  const forecasts = judged(orders, {}).verdicts.map(({ forecast }) => forecast);
  expect(forecasts[0]).toMatch(
    /^You expect \d+ bombardment points\. Suppression: 9 points, 1 time its price of 8\. General: \d+ points, /u,
  );
  expect(forecasts[1]).toMatch(/^Expected Attack: \S+ u1 \d+ \(supported\), \S+ u2 \d+\.$/u);
  expect(forecasts.slice(2)).toEqual([undefined, undefined]);
});

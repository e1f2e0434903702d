import { economicPhase } from '#engine/phases/economic/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import { judgeOrders } from '#legality/judge-orders';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import { fleetId } from '#test/support/campaign';
import {
  aboard,
  classId,
  type Crew,
  harbour,
  human,
  inFleet,
  sol,
  unit,
  wolf,
  workId,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';
import { build, codesIn, HURT, judge, repair, type Row, viewOf } from './yard-orders.ts';

const WAY = laneIdOf(sol, wolf);
const KNOWN = { turn: 0, source: 'scenario' } as const;
/** What the humans know of the way to Wolf. */
const CHARTED: Pick<CampaignState, 'knownLanes' | 'knownSystems' | 'lanes'> = {
  lanes: { [WAY]: { id: WAY, a: sol, b: wolf, class: 'minor' } },
  knownLanes: {
    [knowledgeIdOf(human, WAY)]: {
      id: knowledgeIdOf(human, WAY),
      viewer: human,
      lane: WAY,
      a: sol,
      b: wolf,
      class: 'minor',
      known: KNOWN,
    },
  },
  knownSystems: {
    [knowledgeIdOf(human, wolf)]: {
      id: knowledgeIdOf(human, wolf),
      viewer: human,
      system: wolf,
      name: 'Wolf',
      hex: { q: 0, r: 0 },
      located: KNOWN,
      visited: null,
      reported: null,
      surveyed: 0,
    },
  },
};

test.each<Row>([
  { name: 'a ship at a shipyard', crew: { y1: ['yard'] }, orders: [build('cruiser')], codes: [[]] },
  { name: 'at a Mobile Shipyard', crew: { m1: ['dock'] }, orders: [build('cruiser')], codes: [[]] },
  {
    name: 'a base by a convoy',
    crew: { k1: ['freighter'] },
    orders: [build('fort', { source: 'convoy' })],
    codes: [[]],
  },
  {
    name: 'a base without one',
    crew: { y1: ['yard'] },
    orders: [build('fort', { source: 'convoy' })],
    codes: [['no-convoy']],
  },
  {
    name: 'a base by a convoy that trades',
    crew: { k1: ['freighter', { trading: true }] },
    orders: [build('fort', { source: 'convoy' })],
    codes: [['CAPACITY_EXCEEDED']],
  },
  {
    name: 'more ground forces than Census',
    crew: {},
    orders: [build('troops', { source: 'census', count: 2 })],
    codes: [['CAPACITY_EXCEEDED']],
  },
  {
    name: 'what shipyard and system build together',
    crew: { y1: ['yard'] },
    orders: [build('lander', { count: 4 }), build('lander')],
    codes: [[], ['CAPACITY_EXCEEDED']],
  },
  {
    name: 'a share of the system for what the shipyard has no room for',
    crew: { y1: ['yard'] },
    orders: [build('cruiser'), build('cruiser', { share: 4 })],
    codes: [[], []],
  },
  {
    name: 'a share that is too much for the system',
    crew: { y1: ['yard'] },
    orders: [build('cruiser', { share: 4 }), build('cruiser', { share: 1 })],
    codes: [['SHARE_NEEDLESS'], ['CAPACITY_EXCEEDED', 'SHARE_NEEDLESS']],
  },
  {
    name: 'too little of a share',
    crew: { y1: ['yard'] },
    orders: [build('cruiser'), build('cruiser', { share: 3 })],
    codes: [[], ['CAPACITY_EXCEEDED']],
  },
  {
    name: 'shares that nobody can build so',
    crew: { y1: ['yard'] },
    orders: [
      build('lander', { share: 1 }),
      build('cruiser', { share: 1, source: 'system' }),
      build('cruiser', { share: 7 }),
      build('freighter', { share: 1 }),
    ],
    codes: [['SHARE_UNFIT'], ['SHARE_UNFIT'], ['SHARE_UNFIT'], ['SHARE_UNFIT']],
  },
  {
    name: 'a part payment, which the shipyard takes first',
    crew: { y1: ['yard'] },
    orders: [build('cruiser', { share: 4, pay: 3 }), build('cruiser')],
    codes: [['SHARE_NEEDLESS'], []],
  },
  {
    name: 'a name that another unit has',
    crew: { y1: ['yard'], u1: ['cruiser', { name: 'Ares' }] },
    orders: [
      build('lander', { count: 2, names: ['Ares', 'Hermes'] }),
      build('lander', { names: ['Hermes'] }),
    ],
    codes: [['UNIT_NAME_TAKEN'], ['UNIT_NAME_TAKEN']],
  },
])('CON-1, CON-2, CON-3: $name: $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders))).toEqual(codes);
});

test('CON-1: a name that is taken comes with one that is free', () => {
  const crew: Crew = {
    y1: ['yard'],
    u1: ['cruiser', { name: 'Ares' }],
    u2: ['lander', { name: 'Ares 2' }],
  };
  const { verdicts } = judge(crew, [build('lander', { names: ['Ares'] })]);
  expect(verdicts[0]?.issues[0]?.text).toContain('“Ares 3” is free');
});

test('CON-2, CON-5: a unit that moves off leaves its work undone', () => {
  const crew: Crew = {
    u1: ['cruiser', { ...HURT, place: inFleet('f2') }],
    h1: ['tender'],
    h2: ['tender'],
    k1: ['freighter', { place: inFleet('f3') }],
  };
  const fleets = { f2: { at: sol }, f3: { at: sol } };
  const move = (name: string): Order => ({
    kind: 'MoveFleet',
    fleet: fleetId(`human.${name}`),
    path: [wolf],
  });
  const state = { ...harbour({ crew, fleets }), ...CHARTED };
  const orders = [move('f1'), move('f2'), move('f3'), repair('field', 'u1')];
  const { verdicts } = judgeOrders(viewOf(state), [...orders, build('fort', { source: 'convoy' })]);
  const codes = verdicts.map(({ issues }) => issues.map(({ code }) => code));
  expect(codes[0]).toContain('HELPER_MOVES');
  expect(codes[1]).toContain('PATH_UNFIT');
  expect(codes[2]).toContain('BUILDER_MOVES');
  expect(codes.slice(3)).toEqual([[], []]);
});

test('CON-2: a convoy that moves off leaves nothing undone where a shipyard builds', () => {
  const crew: Crew = { y1: ['yard'], k1: ['freighter', { place: inFleet('f3') }] };
  const state = { ...harbour({ crew, fleets: { f3: { at: sol } } }), ...CHARTED };
  const moving: Order = { kind: 'MoveFleet', fleet: fleetId('human.f3'), path: [wolf] };
  const [, moved] = codesIn(judgeOrders(viewOf(state), [build('cruiser'), moving]));
  expect(moved).not.toContain('BUILDER_MOVES');
});

test('CON-2, CON-4: so does who moves off from what was paid for in an earlier turn', () => {
  const crew: Crew = { k1: ['freighter', { place: inFleet('f3') }] };
  const moving: Order = { kind: 'MoveFleet', fleet: fleetId('human.f3'), path: [wolf] };
  const judged = (paid: number) => {
    const works = { w1: { design: classId('fort'), source: 'convoy', cost: 9, paid } } as const;
    const state = { ...harbour({ crew, works, fleets: { f3: { at: sol } } }), ...CHARTED };
    return codesIn(judgeOrders(viewOf(state), [moving]))[0];
  };
  expect(judged(9)).toContain('BUILDER_MOVES');
  expect(judged(0)).not.toContain('BUILDER_MOVES');
});

test('CON-5: a flight under repair keeps its carrier where it is', () => {
  const crew: Crew = {
    u1: ['carrier'],
    g1: ['wing', { ...HURT, place: aboard('u1') }],
    y1: ['yard'],
  };
  const state = { ...harbour({ crew }), ...CHARTED };
  const moving: Order = { kind: 'MoveFleet', fleet: fleetId('human.f1'), path: [wolf] };
  expect(codesIn(judgeOrders(viewOf(state), [repair('yard', 'g1'), moving]))).toEqual([
    [],
    ['PATH_UNFIT'],
  ]);
  const lane = { ...state, phase: 'economic' } as const;
  const { events } = runPhases([economicPhase, movementPhase], lane, {
    [human]: [repair('yard', 'g1'), moving],
  });
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'resting' }]);
});

test('CON-4: a work that is given up leaves its capacity to the next', () => {
  const crew: Crew = { y1: ['yard'] };
  const cancel: Order = { kind: 'CancelWork', work: workId('w1') };
  const { verdicts } = judge(crew, [cancel, build('cruiser')], { works: { w1: {} } });
  expect(verdicts.map(({ issues }) => issues)).toEqual([[], []]);
});

test('MOV-7: what leaves with its carrier cannot be loaded, nor find its basing there', () => {
  const crew: Crew = {
    u1: ['carrier'],
    g1: ['wing', { place: aboard('u1') }],
    k1: ['freighter', { place: inFleet('f2') }],
    g2: ['wing', { place: aboard('k1') }],
  };
  const state = { ...harbour({ crew, fleets: { f2: { at: sol } } }), ...CHARTED };
  const cargo = (name: string) => ({ kind: 'units', units: [unit(name)] }) as const;
  const orders: readonly Order[] = [
    { kind: 'LoadCargo', carrier: unit('k1'), cargo: cargo('g1') },
    { kind: 'UnloadCargo', carrier: unit('k1'), cargo: cargo('g2') },
  ];
  const moving: Order = { kind: 'MoveFleet', fleet: fleetId('human.f1'), path: [wolf] };
  expect(codesIn(judgeOrders(viewOf(state), orders))).toEqual([[], []]);
  const [loading, landing] = codesIn(judgeOrders(viewOf(state), [...orders, moving]));
  expect([loading, landing]).toEqual([['CARGO_UNFIT'], ['LANDING_NO_BASING']]);
});

const LADEN = { census: 1 } as const;
test.each<Row>([
  {
    name: 'that the sheet lets stop trading',
    crew: { k1: ['freighter', { trading: true }] },
    orders: [
      build('fort', { source: 'convoy' }),
      { kind: 'SetTrade', convoys: [unit('k1')], trading: false },
    ],
    codes: [[], []],
  },
  {
    name: 'that the sheet sends to trade',
    crew: { k1: ['freighter'] },
    orders: [
      build('fort', { source: 'convoy' }),
      { kind: 'SetTrade', convoys: [unit('k1')], trading: true },
    ],
    codes: [['CAPACITY_EXCEEDED'], []],
  },
  {
    name: 'that the sheet unloads',
    crew: { k1: ['freighter', LADEN] },
    orders: [
      build('fort', { source: 'convoy' }),
      { kind: 'UnloadCargo', carrier: unit('k1'), cargo: { kind: 'census' } },
    ],
    codes: [[], []],
  },
  {
    name: 'that stays laden',
    crew: { k1: ['freighter', LADEN] },
    orders: [build('fort', { source: 'convoy' })],
    codes: [['CAPACITY_EXCEEDED']],
  },
  {
    name: 'that the sheet loads',
    crew: { k1: ['freighter'] },
    orders: [
      build('fort', { source: 'convoy' }),
      { kind: 'LoadCargo', carrier: unit('k1'), cargo: { kind: 'census' } },
    ],
    codes: [['CAPACITY_EXCEEDED'], []],
  },
])('CON-2: a base by a convoy $name is judged $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders, { system: { capacity: 9 } }))).toEqual(codes);
});

test('CON-2: what is left to build with counts the convoys that the sheet lets stop trading', () => {
  const crew: Crew = { k1: ['freighter', { trading: true }] };
  const stop: Order = { kind: 'SetTrade', convoys: [unit('k1')], trading: false };
  const free = (orders: readonly Order[]) => judge(crew, orders).free.map((one) => one.free.convoy);
  expect([free([]), free([stop])]).toEqual([[0], [10]]);
});

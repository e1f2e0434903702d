import { constructionPhase } from '#engine/phases/construction/phase';
import type { Order } from '#model/orders/order';
import { aboard, type Crew, harbour, human, loran, sol, unit } from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';
import { build, codesIn, HURT, judge, repair, type Row, scrap, status } from './yard-orders.ts';

test.each<Row>([
  {
    name: 'at a yard',
    crew: { u1: ['cruiser', HURT], y1: ['yard'] },
    orders: [repair('yard', 'u1')],
    codes: [[]],
  },
  {
    name: 'twice',
    crew: { u1: ['cruiser', HURT], y1: ['yard'], d1: ['depot'] },
    orders: [repair('yard', 'u1'), repair('field', 'u1')],
    codes: [[], ['REPAIR_resting']],
  },
  {
    name: 'more than the helper can do',
    crew: { u1: ['tender', HURT], u2: ['cruiser', HURT], h1: ['tender'], h2: ['tender'] },
    orders: [repair('field', 'u1', 'u2')],
    codes: [['REPAIR_no-helper']],
  },
  {
    name: 'nobody’s unit',
    crew: {},
    orders: [repair('field', 'u9')],
    codes: [['UNIT_UNKNOWN']],
  },
  {
    name: 'what is sound, where no yard is',
    crew: { u1: ['cruiser'] },
    orders: [repair('yard', 'u1')],
    codes: [['REPAIR_not-crippled', 'REPAIR_no-yard']],
  },
  {
    name: 'a base by a yard at an outpost',
    crew: { u1: ['fort', HURT], y1: ['yard'] },
    orders: [repair('yard', 'u1')],
    codes: [['REPAIR_no-colony']],
  },
  {
    name: 'a sound alien unit at a yard',
    crew: { u1: ['cruiser', { unconverted: true }], y1: ['yard'] },
    orders: [repair('yard', 'u1')],
    codes: [[]],
  },
  {
    name: 'a crippled alien unit in the field',
    crew: { u1: ['cruiser', { ...HURT, unconverted: true }], d1: ['depot'] },
    orders: [repair('field', 'u1')],
    codes: [['REPAIR_NOT_CONVERTED']],
  },
])('CON-5: a repair of $name: $codes', ({ name, crew, orders, codes }) => {
  const system = name.includes('outpost') ? { census: 0, morale: 0, utilized: 0 } : {};
  expect(codesIn(judge(crew, orders, { system }))).toEqual(codes);
});

test('CON-5: what needs no shipyard is told what else could repair it, and for how much', () => {
  const crew: Crew = { u1: ['lander', HURT], u2: ['cruiser', HURT] };
  const { verdicts } = judge(crew, [repair('yard', 'u1'), repair('yard', 'u2')], {
    system: { utilized: 0 },
  });
  const texts = verdicts.map(({ issues }) => issues.map(({ text }) => text).join(' '));
  expect(texts[0]).toContain('with Utilized Productivity 1 or more');
  expect(texts[1]).not.toContain('Utilized');
});

test('CON-5: repairs are paid in the order of the sheet', () => {
  const crew: Crew = { u1: ['cruiser', HURT], u2: ['cruiser', HURT], y1: ['yard'] };
  const judged = judge(crew, [repair('yard', 'u1'), repair('yard', 'u2')], { treasury: 3 });
  expect(codesIn(judged)).toEqual([[], ['TREASURY_SHORT']]);
  expect(judged.treasuryAfter).toBe(1);
});

test.each<Row>([
  {
    name: 'a ship at a yard',
    crew: { u1: ['cruiser'], y1: ['yard'] },
    orders: [status('reserve', 'u1')],
    codes: [[]],
  },
  {
    name: 'more than the yard can take',
    crew: { u1: ['cruiser'], u2: ['cruiser'], y1: ['yard'] },
    orders: [status('reserve', 'u1', 'u2')],
    codes: [['STATUS_CAPACITY']],
  },
  {
    name: 'a convoy',
    crew: { u1: ['freighter'], y1: ['yard'] },
    orders: [status('reserve', 'u1')],
    codes: [['STATUS_never-changes']],
  },
  {
    name: 'what is under repair',
    crew: { u1: ['cruiser', HURT], y1: ['yard'] },
    orders: [repair('yard', 'u1'), status('reserve', 'u1')],
    codes: [[], ['STATUS_resting']],
  },
  {
    name: 'a laden ship',
    crew: { u1: ['cruiser', { census: 1 }], y1: ['yard'] },
    orders: [status('mothballed', 'u1')],
    codes: [['STATUS_loaded']],
  },
  {
    name: 'a carrier and what is aboard, in one order',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [status('reserve', 'u1', 'g1')],
    codes: [[]],
  },
  {
    name: 'a carrier, and otherwise of what is aboard',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [status('mothballed', 'u1'), status('reserve', 'g1')],
    codes: [[], ['STATUS_resting']],
  },
  {
    name: 'a flight, and otherwise of its carrier',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [status('reserve', 'g1'), status('mothballed', 'u1')],
    codes: [[], ['STATUS_resting']],
  },
  {
    name: 'a unit that repairs others',
    crew: { u1: ['cruiser', HURT], h1: ['tender'], h2: ['tender'], y1: ['yard'] },
    orders: [repair('field', 'u1'), status('reserve', 'h1')],
    codes: [[], ['HELPER_RESTS']],
  },
])('CON-9: a change of status of $name: $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders))).toEqual(codes);
});

test('ECO-6, CON-9: nothing is activated while the Treasury is negative', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['cruiser', { status: 'mothballed' }], y1: ['yard'] };
  const orders = [status('reserve', 'u1'), status('active', 'u2')];
  expect(codesIn(judge(crew, orders, { treasury: -1 }))).toEqual([[], ['TREASURY_NEGATIVE']]);
  expect(codesIn(judge(crew, orders.slice(1), { treasury: 0 }))).toEqual([[]]);
});

test('CON-9: what changes its status leaves less to build with', () => {
  const crew: Crew = { u1: ['cruiser'], y1: ['yard'] };
  const { verdicts, free } = judge(crew, [status('reserve', 'u1'), build('cruiser')]);
  expect(verdicts[1]?.issues.map(({ code }) => code)).toEqual(['CAPACITY_EXCEEDED']);
  expect(free).toEqual([{ system: sol, free: { shipyard: 0, system: 8, convoy: 0, census: 4 } }]);
});

test.each<Row>([
  { name: 'at home', crew: { u1: ['cruiser'] }, orders: [scrap('u1')], codes: [[]] },
  {
    name: 'with flights aboard',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }] },
    orders: [scrap('u1')],
    codes: [['SCRAP_LADEN']],
  },
  {
    name: 'when the flight aboard is mothballed, and so comes off',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [scrap('u1'), status('mothballed', 'g1')],
    codes: [[], []],
  },
  {
    name: 'when only one of two aboard is mothballed',
    crew: {
      u1: ['carrier'],
      g1: ['wing', { place: aboard('u1') }],
      g2: ['wing', { place: aboard('u1') }],
      y1: ['yard'],
    },
    orders: [status('mothballed', 'g1'), scrap('u1')],
    codes: [[], ['SCRAP_LADEN']],
  },
  {
    name: 'when the flight aboard goes to the reserve, and stays aboard',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [status('reserve', 'g1'), scrap('u1')],
    codes: [[], ['SCRAP_LADEN']],
  },
  {
    name: 'twice',
    crew: { u1: ['cruiser'] },
    orders: [scrap('u1'), scrap('u1')],
    codes: [[], ['SCRAP_TWICE']],
  },
  {
    name: 'under repair',
    crew: { u1: ['cruiser', HURT], y1: ['yard'] },
    orders: [repair('yard', 'u1'), scrap('u1')],
    codes: [[], ['SCRAP_RESTING']],
  },
])('CON-8: scrap $name: $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders))).toEqual(codes);
});

test('CON-8: in the system of another it brings nothing', () => {
  const judged = judge({ u1: ['cruiser'] }, [scrap('u1')], { system: { owner: loran } });
  expect(codesIn(judged)).toEqual([['SCRAP_FOR_NOTHING']]);
});

test('CON-9: what goes aboard or leaves a carrier does so before that changes its status', () => {
  const crew = {
    c1: ['carrier'],
    c2: ['carrier'],
    u1: ['wing', { place: aboard('c2') }],
    y1: ['yard'],
  } as const;
  const base = (carrier: string): Order => {
    const to = { kind: 'aboard', carrier: unit(carrier) } as const;
    return { kind: 'AssignUnits', units: [unit('u1')], to, at: 'movement' };
  };
  const onto = [base('c1'), status('reserve', 'c1')];
  expect(codesIn(judge(crew, onto))).toEqual([[], []]);
  expect(codesIn(judge(crew, onto.toReversed()))).toEqual([[], ['CARRIER_DOCKED']]);
  const off = [base('c1'), status('reserve', 'c2')];
  expect(codesIn(judge(crew, off))).toEqual([[], []]);
  expect(codesIn(judge(crew, off.toReversed()))).toEqual([[], ['CARRIER_CHANGES']]);
});

test.each([
  {
    name: 'a mothballed flight',
    crew: { c1: ['carrier'], u1: ['wing', { status: 'mothballed' }] },
  },
  {
    name: 'on a mothballed carrier',
    crew: { c1: ['carrier', { status: 'mothballed' }], u1: ['wing'] },
  },
] as const)('CON-9: nobody bases $name', ({ crew }) => {
  const to = { kind: 'aboard', carrier: unit('c1') } as const;
  const order: Order = { kind: 'AssignUnits', units: [unit('u1')], to, at: 'movement' };
  expect(codesIn(judge(crew as Crew, [order]))).toEqual([['UNITS_MOTHBALLED']]);
  const late = { ...order, at: 'construction' } as const;
  const { state, events } = runPhases([constructionPhase], harbour({ crew: crew }), {
    [human]: [late],
  });
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'unit-unfit' }]);
  expect(state.units[unit('u1')]?.place).toEqual({ kind: 'system', system: sol });
});

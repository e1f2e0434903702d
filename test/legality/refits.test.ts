import type { Order } from '#model/orders/order';
import { aboard, classId, type ClassName, unit } from '#test/support/harbour';
import { expect, test } from 'vitest';
import { codesIn, HURT, judge, repair, type Row, scrap, status } from './yard-orders.ts';

const refit = (to: ClassName, ...names: readonly string[]): Order => ({
  kind: 'RefitUnits',
  units: names.map(unit),
  design: classId(to),
});

test.each<Row>([
  {
    name: 'ships at a yard',
    crew: { u1: ['lander'], u2: ['carrier'], y1: ['yard'] },
    orders: [refit('cruiser', 'u1', 'u2')],
    codes: [[]],
  },
  {
    name: 'a ship that another order lets rest',
    crew: { u1: ['lander'], y1: ['yard'] },
    orders: [status('reserve', 'u1'), refit('cruiser', 'u1'), scrap('u1')],
    codes: [[], ['REFIT_resting'], ['SCRAP_RESTING']],
  },
  {
    name: 'what is crippled, of its class already, where no yard is',
    crew: { u1: ['cruiser', HURT] },
    orders: [refit('cruiser', 'u1')],
    codes: [['REFIT_crippled', 'REFIT_same-class', 'REFIT_no-yard']],
  },
  {
    name: 'into another kind',
    crew: { u1: ['lander'], y1: ['yard'] },
    orders: [refit('wing', 'u1')],
    codes: [['REFIT_other-hull']],
  },
  {
    name: 'a convoy',
    crew: { u1: ['freighter'], y1: ['yard'] },
    orders: [refit('cruiser', 'u1')],
    codes: [['REFIT_never-refitted']],
  },
  {
    name: 'a carrier into what has no room for its flight',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    orders: [refit('cruiser', 'u1')],
    codes: [['REFIT_no-room']],
  },
  {
    name: 'a unit that repairs others',
    crew: { u1: ['cruiser', HURT], h1: ['tender'], h2: ['tender'], y1: ['yard'] },
    orders: [repair('field', 'u1'), refit('cruiser', 'h1')],
    codes: [[], ['HELPER_RESTS']],
  },
  {
    name: 'nobody’s unit',
    crew: { y1: ['yard'] },
    orders: [refit('cruiser', 'u9')],
    codes: [['UNIT_UNKNOWN']],
  },
])('CON-6: a refit of $name: $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders))).toEqual(codes);
});

test('CON-6: refits are paid in the order of the sheet', () => {
  const orders = [refit('cruiser', 'u1'), refit('cruiser', 'u2')];
  const judged = judge({ u1: ['lander'], u2: ['lander'], y1: ['yard'] }, orders, { treasury: 5 });
  expect(codesIn(judged)).toEqual([[], ['TREASURY_SHORT']]);
  expect(judged.treasuryAfter).toBe(1);
});

test('FOG-14: nothing is refitted into a class that nobody told of', () => {
  const order = { ...refit('cruiser', 'u1'), design: 'loran.unheard' as never };
  expect(codesIn(judge({ u1: ['lander'], y1: ['yard'] }, [order as Order]))).toEqual([
    ['DESIGN_UNKNOWN'],
  ]);
});

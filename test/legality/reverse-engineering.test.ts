import { judgeOrders } from '#legality/judge-orders';
import { plannedAllowance } from '#legality/plan/planned-allowance';
import { membersOf } from '#legality/plan/where';
import type { UnitDesign } from '#model/forces/design';
import type { Order } from '#model/orders/order';
import { aboard, classId, type Crew, harbour, unit } from '#test/support/harbour';
import { fleetId } from '#test/support/campaign';
import { expect, test } from 'vitest';
import { codesIn, HURT, repair, type Row, scrap, status, viewOf } from './yard-orders.ts';

const reverse = (...names: readonly string[]): Order => ({
  kind: 'ReverseEngineer',
  units: names.map(unit),
});
const form = (...names: readonly string[]): Order => ({
  kind: 'FormFleet',
  name: 'Museum',
  units: names.map(unit),
  at: 'movement',
});

const load: Order = {
  kind: 'LoadCargo',
  carrier: unit('c1'),
  cargo: { kind: 'units', units: [unit('t1')] },
};
const arm: Order = { kind: 'SetOrdnance', units: [unit('u1')], ordnance: ['heavy'] };
const DOCKS: Crew = { c1: ['freighter'], t1: ['troops'], u1: ['cruiser'], y1: ['yard'] };

/** Judges orders where all but yards and landers are of a higher era, and cruisers have Missile. */
function judge(crew: Crew, orders: readonly Order[]) {
  const state = harbour({ crew });
  const missile = { id: 'missile', rating: 1 } as UnitDesign['abilities'][number];
  const names = ['cruiser', 'carrier', 'tender', 'freighter', 'troops'] as const;
  const ahead = names.map((name) => {
    const design = state.designs[classId(name)]!;
    const abilities = name === 'cruiser' ? [...design.abilities, missile] : design.abilities;
    return [classId(name), { ...design, abilities, era: 2 }] as const;
  });
  const designs = { ...state.designs, ...Object.fromEntries(ahead) };
  return judgeOrders(viewOf({ ...state, designs }), orders);
}

test.each<Row>([
  {
    name: 'a ship at a yard',
    crew: { u1: ['cruiser'], y1: ['yard'] },
    orders: [reverse('u1')],
    codes: [[]],
  },
  {
    name: 'a ship of the own era where there is no yard',
    crew: { u1: ['lander'] },
    orders: [reverse('u1')],
    codes: [['REVERSE_not-ahead', 'REVERSE_no-yard']],
  },
  {
    name: 'a carrier whose flight is to leave it',
    crew: { u1: ['carrier'], g1: ['skyhawk', { place: aboard('u1') }], y1: ['yard'] },
    orders: [
      { kind: 'AssignUnits', units: [unit('g1')], to: { kind: 'system' }, at: 'movement' },
      reverse('u1'),
    ],
    codes: [[], ['REVERSE_laden']],
  },
  {
    name: 'a ship that has another order',
    crew: { u1: ['cruiser'], u2: ['cruiser'], u3: ['cruiser'], y1: ['yard'] },
    orders: [status('reserve', 'u1'), reverse('u1'), reverse('u2'), reverse('u2'), scrap('u2')],
    codes: [[], ['REVERSE_resting'], [], ['REVERSE_resting'], ['SCRAP_RESTING']],
  },
  {
    name: 'a ship that is to change fleets, or was to',
    crew: { u1: ['cruiser'], u2: ['cruiser'], u3: ['cruiser'], y1: ['yard'] },
    orders: [form('u1'), reverse('u1', 'u2'), reverse('u2'), { ...form('u2'), name: 'B' } as Order],
    codes: [[], ['REVERSE_resting'], [], ['UNITS_TAKEN_APART']],
  },
  {
    name: 'a unit that repairs others',
    crew: { u1: ['lander', HURT], h1: ['tender'], y1: ['yard'] },
    orders: [repair('field', 'u1'), reverse('h1')],
    codes: [[], ['HELPER_RESTS']],
  },
  {
    name: 'what is to be loaded',
    crew: DOCKS,
    orders: [load, reverse('t1')],
    codes: [['CARGO_UNFIT'], []],
  },
  {
    name: 'who is to load',
    crew: DOCKS,
    orders: [reverse('c1'), load],
    codes: [[], ['CONVOY_RESTS']],
  },
  {
    name: 'who is to take ordnance',
    crew: DOCKS,
    orders: [arm, reverse('u1')],
    codes: [['ORDNANCE_UNFIT'], []],
  },
  {
    name: 'nobody’s unit',
    crew: { y1: ['yard'] },
    orders: [reverse('u9')],
    codes: [['UNIT_UNKNOWN']],
  },
])('TECH-7: reverse engineering of $name: $codes', ({ crew, orders, codes }) => {
  expect(codesIn(judge(crew, orders))).toEqual(codes);
});

test('TECH-7: the rest of a fleet goes on without it', () => {
  const crew: Crew = { u1: ['cruiser'], u2: ['lander'], y1: ['yard'] };
  const { plan } = judge(crew, [reverse('u1')]);
  const fleet = fleetId('human.f1');
  expect(membersOf(plan, fleet).map(({ id }) => id)).toEqual(['human.u2']);
  expect(plannedAllowance(plan, membersOf(plan, fleet)).resting).toBe(false);
});

import { describe, expect, test } from 'vitest';
import { judgeOrders } from '#legality/judge-orders';
import { laneIdOf } from '#model/campaign/lane';
import type { BuildUnits } from '#model/orders/build-units';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import { designId, empireId, fleetId, unitId } from '#test/support/campaign';
import { loran } from '#test/support/human-and-loran';
import { deneb, home, ids, sol, vega, viewOf, wolf, work } from './human-view.ts';

const build = (part: Partial<BuildUnits> = {}): Order =>
  buildUnits({ design: ids.skiff, system: sol, ...part });
const move = (path: readonly (typeof sol)[], fleet = home): Order => ({
  kind: 'MoveFleet',
  fleet,
  path,
});
const form = (name: string, units: readonly string[]): Order => ({
  kind: 'FormFleet',
  name,
  units: units.map(unitId),
  at: 'movement',
});
const assign = (
  units: readonly string[],
  to: Extract<Order, { kind: 'AssignUnits' }>['to'],
): Order => ({
  kind: 'AssignUnits',
  units: units.map(unitId),
  to,
  at: 'movement',
});

type Row = Readonly<{
  name: string;
  orders: readonly Order[];
  codes: readonly (readonly string[])[];
}>;

const codesOf = (orders: readonly Order[], view = viewOf()): readonly (readonly string[])[] =>
  judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));

describe('CON-1, CON-4, ECO-6: building', () => {
  test.each<Row>([
    { name: 'fine', orders: [build()], codes: [[]] },
    {
      name: 'the second cannot be paid',
      orders: [build(), build()],
      codes: [[], ['TREASURY_SHORT']],
    },
    { name: 'but in part', orders: [build(), build({ pay: 4 })], codes: [[], []] },
    { name: 'not yours', orders: [build({ system: wolf })], codes: [['BUILD_UNKNOWN']] },
    { name: 'not unlocked', orders: [build({ design: ids.secret })], codes: [['not-unlocked']] },
    {
      name: 'bases are not built so',
      orders: [build({ design: ids.yard })],
      codes: [['not-unlocked', 'not-built-by-source']],
    },
    { name: 'no units', orders: [build({ count: 0 })], codes: [['COUNT_UNFIT']] },
    { name: 'overpaid', orders: [build({ pay: 7 })], codes: [['PAY_UNFIT']] },
    {
      name: 'a system without Atmospheric builds at double price',
      orders: [build({ source: 'system' })],
      codes: [['TREASURY_SHORT']],
    },
    {
      name: 'two names for one unit',
      orders: [build({ names: ['A', 'B'] })],
      codes: [['NAMES_TOO_MANY']],
    },
    {
      name: 'fund what is open',
      orders: [{ kind: 'FundWork', work: work.id, pay: 4 }],
      codes: [[]],
    },
    {
      name: 'not more than open',
      orders: [{ kind: 'FundWork', work: work.id, pay: 5 }],
      codes: [['PAY_UNFIT']],
    },
    {
      name: 'nor by two orders',
      orders: [1, 2, 3, 2].map((pay) => ({ kind: 'FundWork', work: work.id, pay })),
      codes: [[], [], ['PAY_UNFIT'], ['PAY_UNFIT']],
    },
    {
      name: 'fund and cancel contradict',
      orders: [
        { kind: 'FundWork', work: work.id, pay: 1 },
        { kind: 'CancelWork', work: work.id },
      ],
      codes: [[], ['WORK_TWICE']],
    },
  ])('$name', ({ orders, codes }) => {
    expect(codesOf(orders)).toEqual(codes);
  });

  test('ECO-6: a refused order costs nothing, and the others are kept', () => {
    const { legal, treasuryAfter } = judgeOrders(viewOf(), [
      build(),
      build(),
      build({ design: ids.wing }),
    ]);
    expect(legal.map(({ index }) => index)).toEqual([0, 2]);
    expect(treasuryAfter).toBe(3);
  });

  test('CON-1: more work than capacity is legal, but doubtful', () => {
    const rich = viewOf();
    const view = { ...rich, empire: { ...rich.empire, treasury: 100 } };
    expect(codesOf([build(), build()], view)).toEqual([[], ['CAPACITY_EXCEEDED']]);
  });
});

describe('MOV-1, MOV-9: fleets', () => {
  test.each<Row>([
    { name: 'one lane', orders: [move([wolf])], codes: [[]] },
    {
      name: 'no escort on a restricted lane',
      orders: [move([vega], fleetId('human.f2'))],
      codes: [['PATH_UNFIT']],
    },
    { name: 'an unknown system', orders: [move([deneb])], codes: [['PATH_UNFIT']] },
    { name: 'ordered twice', orders: [move([wolf]), move([wolf])], codes: [[], ['FLEET_ORDERED']] },
    {
      name: 'somebody else’s fleet',
      orders: [move([wolf], fleetId('loran.f1'))],
      codes: [['FLEET_UNKNOWN']],
    },
    {
      name: 'a split that moves off',
      orders: [form('Van', ['human.u2']), { kind: 'MoveFleet', fleet: 'new:Van', path: [wolf] }],
      codes: [[], []],
    },
    { name: 'a name twice', orders: [form('Home Fleet', ['human.u2'])], codes: [['NAME_TAKEN']] },
    {
      name: 'units apart',
      orders: [form('Van', ['human.u2', 'human.u3'])],
      codes: [['UNITS_APART']],
    },
    {
      name: 'flights form no fleet',
      orders: [form('Van', ['human.u4'])],
      codes: [['UNITS_CANNOT_SAIL']],
    },
    { name: 'nobody else’s units', orders: [form('Van', ['loran.u1'])], codes: [['UNIT_UNKNOWN']] },
    {
      name: 'a carrier with room for one',
      orders: [
        assign(['human.u4'], { kind: 'aboard', carrier: unitId('human.u1') }),
        assign(['human.u5'], { kind: 'aboard', carrier: unitId('human.u1') }),
      ],
      codes: [[], ['CARRIER_FULL']],
    },
    {
      name: 'ships do not go ashore',
      orders: [assign(['human.u1'], { kind: 'system' })],
      codes: [['ASHORE_UNFIT']],
    },
    {
      name: 'a fleet elsewhere',
      orders: [assign(['human.u1'], { kind: 'fleet', fleet: fleetId('human.f2') })],
      codes: [['FLEET_ELSEWHERE']],
    },
  ])('$name', ({ orders, codes }) => {
    expect(codesOf(orders)).toEqual(codes);
  });

  const later = (order: Order): Order => ({ ...order, at: 'construction' }) as Order;
  test.each<Row>([
    {
      name: 'fleets that will have met',
      orders: [later(form('Van', ['human.u2', 'human.u3']))],
      codes: [[]],
    },
    {
      name: 'a fleet that will be there',
      orders: [later(assign(['human.u1'], { kind: 'fleet', fleet: fleetId('human.f2') }))],
      codes: [[]],
    },
    {
      name: 'a fleet that this sheet forms before movement',
      orders: [
        form('Van', ['human.u1']),
        later(assign(['human.u2'], { kind: 'fleet', fleet: 'new:Van' })),
      ],
      codes: [[], []],
    },
    {
      name: 'still no flights in a fleet',
      orders: [later(form('Van', ['human.u4']))],
      codes: [['UNITS_CANNOT_SAIL']],
    },
    {
      name: 'still no ships ashore',
      orders: [later(assign(['human.u1'], { kind: 'system' }))],
      codes: [['ASHORE_UNFIT']],
    },
    { name: 'still at least one unit', orders: [later(form('Van', []))], codes: [['UNITS_NONE']] },
  ])('MOV-9: at the end of Construction $name', ({ orders, codes }) => {
    expect(codesOf(orders)).toEqual(codes);
  });

  test('MOV-9: a fleet that must withdraw first may be reorganised after it has', () => {
    const view = viewOf();
    const fleet = view.fleets[home];
    if (fleet === undefined) throw new Error('no fleet');
    const withdrawing = { lane: laneIdOf(sol, wolf), turn: 1 };
    const leaving = { ...view, fleets: { ...view.fleets, [home]: { ...fleet, withdrawing } } };
    const order = form('Van', ['human.u1']);
    expect(codesOf([order], leaving)).toEqual([['UNITS_WITHDRAWING']]);
    expect(codesOf([later(order)], leaving)).toEqual([[]]);
  });

  test.each(['war', 'hostilities'] as const)(
    'MOV-2: at %s an enemy on the way is told',
    (state) => {
      const view = viewOf();
      const contact = {
        kind: 'fleet',
        current: true,
        place: { kind: 'system', system: wolf },
        owner: loran,
        groups: [{ design: 'loran.lida', kind: 'ship', condition: 'sound', count: 1 }],
      };
      const known = {
        ...view,
        contacts: { c: contact } as never,
        neighbours: { [loran]: { state } } as never,
      };
      expect(codesOf([move([wolf])], known)).toEqual([['ENEMY_ON_THE_WAY']]);
    },
  );

  test('MOV-1: a fleet whose every unit was put elsewhere before has nothing to move', () => {
    const orders = [form('Van', ['human.u1', 'human.u2']), move([wolf])];
    expect(codesOf(orders)).toEqual([[], ['PATH_UNFIT']]);
  });

  test('ENC-4: a withdrawing fleet must leave by its lane first', () => {
    const lane = laneIdOf(sol, wolf);
    const view = viewOf();
    const fleet = view.fleets[home];
    if (fleet === undefined) throw new Error('no fleet');
    const fleets = { ...view.fleets, [home]: { ...fleet, withdrawing: { lane, turn: 1 } } };
    expect(codesOf([move([vega])], { ...view, fleets })).toEqual([
      ['PATH_UNFIT', 'WITHDRAWAL_FIRST'],
    ]);
    expect(codesOf([move([wolf])], { ...view, fleets })).toEqual([[]]);
  });
});

test('ENC-5: standing orders are whole percentages about known things', () => {
  const orders: readonly Order[] = [
    { kind: 'SetStanding', fleet: null, standing: { refuseBelow: 40, withdrawTo: sol } },
    { kind: 'SetStanding', fleet: home, standing: { refuseBelow: 4.5 } },
    { kind: 'SetStanding', fleet: fleetId('human.f2'), standing: { withdrawTo: deneb } },
    { kind: 'SetStanding', fleet: fleetId('human.f9'), standing: {} },
  ];
  expect(codesOf(orders)).toEqual([[], ['RATIO_UNFIT'], ['SYSTEM_UNKNOWN'], ['STANDING_SCOPE']]);
});

test('DIP-10, TECH-4: lists of classes and powers are of the empire, and of what it knows', () => {
  const [stranger, nothing] = [empireId('nobody'), designId('nothing')];
  const orders: readonly Order[] = [
    { kind: 'SetStanding', fleet: home, standing: { unlockFirst: [] } },
    { kind: 'SetStanding', fleet: fleetId('human.f2'), standing: { admits: [] } },
    { kind: 'SetStanding', fleet: null, standing: { admits: [stranger], unlockFirst: [nothing] } },
    { kind: 'SetStanding', fleet: fleetId('human.f2'), standing: { spares: [stranger] } },
  ];
  expect(codesOf(orders)).toEqual([
    ['STANDING_SCOPE'],
    ['STANDING_SCOPE'],
    ['DESIGN_UNKNOWN', 'EMPIRE_UNKNOWN'],
    ['EMPIRE_UNKNOWN'],
  ]);
  const cites = judgeOrders(viewOf(), orders).verdicts.map(({ issues }) => issues[0]?.cite);
  expect(cites).toEqual(['TECH-4', 'DIP-10', 'TECH-4', 'ENC-5']);
});

test('ENC-5, SUP-3: lists of the empire are refused to a fleet in a second order too; classes that nobody sweeps are told', () => {
  const second = [{ engage: 'nobody' } as const, { unlockFirst: [] }].map((standing): Order => {
    return { kind: 'SetStanding', fleet: home, standing };
  });
  expect(judgeOrders(viewOf(), second).verdicts.map(({ accepted }) => accepted)).toEqual([
    true,
    false,
  ]);
  const sweep: Order = { kind: 'SetStanding', fleet: null, standing: { sweepFirst: [ids.skiff] } };
  expect(codesOf([sweep])).toEqual([['SWEEP_NO_MINEFIELD']]);
});

test('FOG-14: verdicts come from the view alone: a hidden fleet on the way changes nothing', () => {
  const hidden = viewOf();
  const orders = [move([wolf]), build()];
  const verdicts = JSON.stringify(judgeOrders(hidden, orders));
  expect(verdicts).toBe(JSON.stringify(judgeOrders(viewOf({ contacts: {} }), orders)));
  expect(verdicts).not.toContain('loran');
});

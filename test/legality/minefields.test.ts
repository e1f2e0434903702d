import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import type { Unit } from '#model/forces/unit';
import type { AssignUnits, Order } from '#model/orders/order';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { empireId, systemId, unitId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';

const TURN = 5;
const mine = (id: string, part: Partial<Unit> = {}): Unit => ashore(id, 'mine', 'A', part);
const aboard = (id: string, carrier = 'red.uf10'): Unit =>
  mine(id, { place: { kind: 'aboard', carrier: unitId(carrier) } });

type Changes = Readonly<{ rules?: Partial<RuleSet>; raided?: true }>;

/** What is said of orders on the line A–B; red.f1, at A unless said, begins with a Minelayer of 2. */
function codesOf(
  mines: readonly Unit[],
  orders: readonly Order[],
  fleets: FleetPlan = {},
  { rules, raided }: Changes = {},
) {
  const base = voyageOf({
    lanes: { 'A-B': 'minor' },
    fleets: { red: { f1: ['A', 'layer', 'dd'] }, ...fleets },
    units: mines,
  });
  const corsairs = { at: systemId('A'), classes: ['corsair'] };
  const state = raided === undefined ? base : withRaiders(base, corsairs);
  const info = { campaignName: 'Test', rules: { ...DEFAULT_RULE_SET, ...rules } };
  const view = empireViewOf(looked({ ...state, turn: TURN }), empireId('red'), info);
  return judgeOrders(view, orders).verdicts.map(({ issues }) => issues.map(({ code }) => code));
}

const lay = (...minefields: readonly string[]): Order => ({
  kind: 'LayMinefields',
  minefields: minefields.map(unitId),
});
const recover = (...minefields: readonly string[]): Order => ({
  kind: 'RecoverMinefields',
  carrier: unitId('red.uf10'),
  minefields: minefields.map(unitId),
});
const assign = (at: AssignUnits['at'], ...units: readonly string[]): Order => ({
  kind: 'AssignUnits',
  units: units.map(unitId),
  to: { kind: 'aboard', carrier: unitId('red.uf10') },
  at,
});

describe('SUP-2: minefields are laid', () => {
  test.each<readonly [string, readonly Unit[], readonly Order[], readonly string[][]]>([
    ['by a Minelayer that has them aboard', [aboard('red.u1')], [lay('red.u1')], [[]]],
    ['not once they are deployed', [mine('red.u1')], [lay('red.u1')], [['MINELAYER_UNFIT']]],
    ['not if they are none', [], [lay('red.uf11')], [['MINEFIELD_KIND']]],
    ['not if nobody knows them', [mine('blue.u1')], [lay('blue.u1')], [['UNIT_UNKNOWN']]],
    [
      'or recovered, one or the other',
      [aboard('red.u1')],
      [recover('red.u1'), lay('red.u1')],
      [['MINEFIELD_TWICE'], []],
    ],
  ])('%s', (_name, mines, orders, codes) => {
    expect(codesOf(mines, orders)).toEqual(codes);
  });

  test('not by a crippled Minelayer', () => {
    const fleets = { red: { f1: ['A', 'layer!'] } };
    expect(codesOf([aboard('red.u1')], [lay('red.u1')], fleets)).toEqual([['MINELAYER_UNFIT']]);
    expect(codesOf([mine('red.u1')], [recover('red.u1')], fleets)).toEqual([['MINELAYER_UNFIT']]);
  });
});

describe('SUP-2: minefields are recovered', () => {
  const three = ['red.u1', 'red.u2', 'red.u3'].map((id) => mine(id));
  test('up to the rating, what is laid by the same sheet making room', () => {
    expect(codesOf(three, [recover('red.u1', 'red.u2', 'red.u3')])).toEqual([['MINELAYER_FULL']]);
    expect(codesOf(three, [recover('red.u1', 'red.u2'), recover('red.u3')])).toEqual([
      [],
      ['MINELAYER_FULL'],
    ]);
    const two = [aboard('red.u8'), aboard('red.u9'), ...three];
    expect(codesOf(two, [recover('red.u1')])).toEqual([['MINELAYER_FULL']]);
    expect(codesOf(two, [recover('red.u1'), lay('red.u8')])).toEqual([[], []]);
  });

  test('where the Minelayer is after the moves of the sheet', () => {
    const orders = [recover('red.u1'), move('red.f1', 'B')];
    expect(codesOf([mine('red.u1')], orders)[0]).toEqual(['MINEFIELD_ELSEWHERE']);
    const back = { red: { f1: ['B', 'layer'] } };
    expect(codesOf([mine('red.u1')], [recover('red.u1'), move('red.f1', 'A')], back)[0]).toEqual(
      [],
    );
  });

  test('doubtfully where an enemy is in sight', () => {
    const blue = { blue: { f1: ['A', 'dd'] } };
    expect(codesOf([mine('red.u1')], [recover('red.u1')], blue)).toEqual([['RECOVERY_IN_DANGER']]);
    const orders = [recover('red.u1')];
    expect(codesOf([mine('red.u1')], orders, {}, { raided: true })).toEqual([
      ['RECOVERY_IN_DANGER'],
    ]);
  });
});

test('CON-9: a Minelayer lays its minefields before it goes into reserve', () => {
  const fleets = { red: { f1: ['A', 'layer'] } };
  const status: Order = { kind: 'SetStatus', units: [unitId('red.uf10')], status: 'reserve' };
  const yard = ashore('red.u9', 'depot', 'A');
  expect(codesOf([aboard('red.u1'), yard], [status], fleets)[0]).toContain('STATUS_loaded');
  expect(codesOf([yard], [status], fleets)[0]).not.toContain('STATUS_loaded');
});

describe('CON-11: minefields go aboard a Minelayer by reorganisation', () => {
  const built = (id: string): Unit => mine(id, { since: TURN - 1 });
  test.each<readonly [string, readonly Unit[], Order, readonly string[]]>([
    ['when they are new', [built('red.u1')], assign('movement', 'red.u1'), []],
    ['not later', [mine('red.u1')], assign('movement', 'red.u1'), ['MINEFIELD_DEPLOYED']],
    [
      'nor after that turn',
      [built('red.u1')],
      assign('construction', 'red.u1'),
      ['MINEFIELD_DEPLOYED'],
    ],
    [
      'as many as there is room for',
      [built('red.u1'), aboard('red.u8'), aboard('red.u9')],
      assign('movement', 'red.u1'),
      ['CARRIER_FULL'],
    ],
  ])('%s', (_name, mines, order, codes) => {
    expect(codesOf(mines, [order])).toEqual([codes]);
  });

  test('and can be laid by the same sheet', () => {
    const orders = [assign('movement', 'red.u1'), lay('red.u1')];
    expect(codesOf([built('red.u1')], orders)).toEqual([[], []]);
  });
});

test('OPT-24: enemy minefields in sight on the way are mentioned if they fire', () => {
  const mines = [ashore('blue.u9', 'mine', 'B')];
  const fleets = { red: { f1: ['A', 'dd'], f2: ['B', 'scout'] } };
  const orders = [move('red.f1', 'B')];
  expect(codesOf(mines, orders, fleets)).toEqual([['ENEMY_ON_THE_WAY']]);
  const codes = [['ENEMY_ON_THE_WAY', 'MINEFIELDS_ON_THE_WAY']];
  expect(codesOf(mines, orders, fleets, { rules: { activeMinefields: 'on' } })).toEqual(codes);
});

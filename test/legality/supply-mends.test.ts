import { describe, expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { judgeOrders } from '#legality/judge-orders';
import { supplyMends } from '#legality/mends/supply-mends';
import type { OfferedMend } from '#legality/mends/mend';
import type { Route } from '#model/forces/route';
import type { Unit } from '#model/forces/unit';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';
import { type FleetPlan, looked, move, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, empireId, fleetId, systemId } from '#test/support/campaign';

type Sheet = Readonly<{
  fleets: FleetPlan;
  units?: readonly Unit[];
  orders?: readonly Order[];
  /** Of red.f1, from an earlier turn. */
  route?: Route;
  /** Levels that all its units are out of supply. */
  levels?: number;
  /** Systems of others. */
  foreign?: Readonly<Record<string, string>>;
}>;

/** What would mend the supply of red.f1 on the line A–B–C–D–E, where A with a depot is red’s. */
function mendsOf({
  fleets,
  units = [],
  orders = [],
  route,
  levels = 0,
  foreign = {},
}: Sheet): readonly OfferedMend[] {
  const state = voyageOf({
    lanes: {
      ...{ 'A-B': 'minor', 'B-C': 'minor', 'C-D': 'minor', 'D-E': 'minor' },
      'E-F': 'unexplored',
    },
    owners: { A: 'red', B: 'red', C: 'red', D: 'red', E: 'red', ...foreign },
    fleets,
    units: [ashore('red.u9', 'depot', 'A'), ...units],
  });
  const red = empireId('red');
  const rich = { ...state.empires[red]!, treasury: 100, unlocked: [designId('depot')] };
  const first = state.fleets[fleetId('red.f1')]!;
  const sent = { ...first, route: route === undefined ? null : { route, next: 0 } };
  const seen = looked({
    ...state,
    units: Object.fromEntries(
      Object.entries(state.units).map(([id, unit]) => [
        id,
        unit.place.kind === 'fleet' ? { ...unit, outOfSupply: levels } : unit,
      ]),
    ),
    empires: { ...state.empires, [red]: rich },
    fleets: { ...state.fleets, [first.id]: sent },
  });
  const rules = { ...DEFAULT_RULE_SET, raiders: 'off' } as const;
  const info = { campaignName: 'Test', rules };
  return supplyMends(judgeOrders(empireViewOf(seen, red, info), orders), fleetId('red.f1'));
}

const wordsOf = (mends: readonly OfferedMend[]): readonly string[] =>
  mends.map(({ kind, order, turns }) => {
    const what = order?.kind === 'MoveFleet' ? `${order.fleet} to ${order.path.join(' ')}` : '';
    return `${kind} ${what} in ${String(turns)}`;
  });

describe('SUP-5: what would mend the supply of a fleet', () => {
  test.each<readonly [string, FleetPlan, readonly Order[], readonly string[]]>([
    ['nothing, where there is supply', { red: { f1: ['C', 'dd'] } }, [], []],
    ['to go back a lane', { red: { f1: ['D', 'dd'] } }, [], ['move red.f1 to C in 1']],
    ['to go back in two turns', { red: { f1: ['E', 'dd'] } }, [], ['move red.f1 to D in 2']],
    [
      'to stay, when its own order takes it away',
      { red: { f1: ['C', 'dd'] } },
      [move('red.f1', 'D')],
      ['stay  in 1'],
    ],
    [
      'Supply ships that come, as soon as it can go itself',
      { red: { f1: ['D', 'dd'], f2: ['C', 'supplier', 'supplier'] } },
      [],
      ['move red.f1 to C in 1', 'bring red.f2 to D in 1'],
    ],
    [
      'but not those that have other orders',
      { red: { f1: ['D', 'dd'], f2: ['C', 'supplier', 'supplier'] } },
      [move('red.f2', 'B')],
      ['move red.f1 to C in 1'],
    ],
  ])('%s', (_name, fleets, orders, words) => {
    expect(wordsOf(mendsOf({ fleets, orders }))).toEqual(words);
  });

  test('but nothing that the sheet does already', () => {
    const fleets = { red: { f1: ['E', 'dd'] } };
    expect(mendsOf({ fleets, orders: [move('red.f1', 'D')] })).toEqual([]);
    const back: Order = {
      kind: 'SetRoute',
      fleet: fleetId('red.f1'),
      route: { kind: 'to', system: systemId('D') },
    };
    expect(mendsOf({ fleets, orders: [back] })).toEqual([]);
  });

  test('DIP-3: and nothing that leads into a colony of others without a treaty, though no enemy fleet is in sight there', () => {
    const fleets = { red: { f1: ['D', 'dd'], f2: ['C', 'dd'] } } as const;
    expect(wordsOf(mendsOf({ fleets }))).toEqual(['move red.f1 to C in 1']);
    expect(wordsOf(mendsOf({ fleets, foreign: { C: 'blue' } }))).toEqual([]);
  });

  test('SUP-7: with the number of units that are lost before it helps', () => {
    const fleets = { red: { f1: ['E', 'dd', 'dd', 'ca'] } };
    expect(mendsOf({ fleets }).map(({ lost }) => lost)).toEqual([0]);
    expect(mendsOf({ fleets, levels: 2 }).map(({ lost }) => lost)).toEqual([2]);
    const near = { red: { f1: ['D', 'dd', 'dd'] } };
    expect(mendsOf({ fleets: near, levels: 2 }).map(({ lost }) => lost)).toEqual([0]);
  });

  test('MOV-12: to end its route, when that takes it away', () => {
    const fleets = { red: { f1: ['C', 'dd'] } };
    const toE = { kind: 'to', system: systemId('E') } as const;
    const fleet = fleetId('red.f1');
    const end = { kind: 'SetRoute', fleet, route: null } as const;
    const found = { kind: 'stay', order: end, instead: fleet };
    expect(mendsOf({ fleets, route: toE })).toMatchObject([found]);
    expect(mendsOf({ fleets, route: toE, orders: [end] })).toEqual([]);
    const send: Order = { kind: 'SetRoute', fleet, route: toE };
    expect(mendsOf({ fleets, orders: [send] })).toMatchObject([{ kind: 'stay', order: null }]);
    const patrol: Order = {
      kind: 'SetRoute',
      fleet,
      route: { kind: 'patrol', stops: [systemId('D'), systemId('E')] },
    };
    expect(mendsOf({ fleets, orders: [patrol] }).map(({ kind }) => kind)).not.toContain('stay');
  });

  test('to go back, in the place of exploring where there is no supply', () => {
    const fleet = fleetId('red.f1');
    const explore: Order = { kind: 'ExploreLane', fleet, toward: null };
    const mends = mendsOf({ fleets: { red: { f1: ['E', 'pathfinder'] } }, orders: [explore] });
    expect(wordsOf(mends)).toEqual(['move red.f1 to D in 2']);
  });

  test('Blockade Runners, or a battle against enemies in sight on the way', () => {
    const fleets = {
      red: { f1: ['C', 'dd'], f2: ['D', 'runner'], f3: ['B', 'convoy'], f4: ['A', 'dd', 'dd'] },
      blue: { f1: ['B', 'dd'] },
    };
    const mends = mendsOf({ fleets });
    expect(wordsOf(mends)).toEqual(['bring red.f2 to C in 1', 'clear red.f4 to B in 1']);
    expect(mends.find(({ kind }) => kind === 'clear')?.enemies).toBe(1);
  });

  test('CON-2: a depot, where a convoy can put it up, for its price', () => {
    const mends = mendsOf({ fleets: { red: { f1: ['E', 'dd'], f2: ['D', 'convoy'] } } });
    expect(mends.find(({ kind }) => kind === 'build')).toMatchObject({
      order: { kind: 'BuildUnits', design: 'depot', system: 'D', source: 'convoy' },
      turns: 3,
      cost: 20,
    });
  });

  test('SUP-8: a Supply ship gives what it has, once there are levels to take away', () => {
    const fleets = { red: { f1: ['D', 'supplier'] } };
    const hungry = ashore('red.u8', 'base', 'D', { outOfSupply: 1 });
    expect(mendsOf({ fleets }).map(({ kind }) => kind)).toEqual(['move']);
    expect(mendsOf({ fleets, units: [hungry] }).at(-1)).toMatchObject({
      kind: 'resupply',
      order: { kind: 'ResupplyUnits', ships: ['red.uf10'] },
    });
  });

  test('FOG-14: enemies who are not in sight change nothing', () => {
    const red = { f1: ['D', 'dd'] };
    const far = mendsOf({ fleets: { red, blue: { f1: ['E', 'dd'] } } });
    expect(far).toEqual(mendsOf({ fleets: { red } }));
  });
});

import { expect, test } from 'vitest';
import { supplyPhase } from '#engine/phases/supply/phase';
import type { DiplomaticState } from '#model/campaign/relation';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { Unit } from '#model/forces/unit';
import type { RuleSet } from '#model/settings/rule-set';
import { inputOf, ordersOf, voyageOf } from '#test/engine/movement/voyages';
import { ashore } from '#test/support/ashore';
import { designId, unitId } from '#test/support/campaign';
import { eventsOf } from '#test/support/run-phases';
import type { Order } from '#model/orders/order';
import { DEFAULT_RULE_SET } from '#model/settings/rule-set';

type World = Readonly<{
  ships?: readonly string[];
  mines: readonly Unit[];
  state?: DiplomaticState;
  minesweeping?: RuleSet['minesweeping'];
  orders?: Readonly<Record<string, readonly Order[]>>;
  foes?: readonly string[];
  standing?: Partial<StandingOrders>;
}>;

/** Ships of red at A, where minefields of blue lie; each sweeper has 2 functions, each minefield DV 2. */
function sweep({ ships = ['sweeper'], mines, state = 'war', foes = [], ...rest }: World) {
  const { minesweeping = 'points', orders = {}, standing = {} } = rest;
  const base = voyageOf({
    states: { 'red/blue': state },
    lanes: { 'A-B': 'minor' },
    fleets: {
      red: { f1: ['A', ...ships] },
      ...(foes.length === 0 ? {} : { blue: { f1: ['A', ...foes] } }),
    },
    units: mines,
    standing: { red: standing },
  });
  const rules = { ...DEFAULT_RULE_SET, minesweeping };
  const result = supplyPhase.run(inputOf({ ...base, phase: 'supply' }, ordersOf(orders), rules));
  if (!result.done) throw new Error('supply asks nothing');
  return result;
}

const mine = (id: string, part: Partial<Unit> = {}): Unit => ashore(id, 'mine', 'A', part);
const six = ['blue.u1', 'blue.u2', 'blue.u3', 'blue.u4', 'blue.u5', 'blue.u6'].map((id) =>
  mine(id),
);
const lostIn = ({ events }: ReturnType<typeof sweep>) =>
  eventsOf(events, 'UnitDestroyed').map(({ unit }) => unit);

test('18.17: four Minesweepers of 2 clear four minefields of DV 2 in the Supply Phase', () => {
  const ships = ['sweeper', 'sweeper', 'sweeper', 'sweeper'];
  const result = sweep({ ships, mines: six });
  expect(lostIn(result)).toEqual(['blue.u1', 'blue.u2', 'blue.u3', 'blue.u4']);
  expect(eventsOf(result.events, 'SystemSwept')).toMatchObject([
    { empire: 'red', system: 'A', points: 8, cleared: 4, of: ['blue'] },
  ]);
  expect(lostIn(sweep({ ships, mines: six, minesweeping: 'fields' }))).toHaveLength(6);
});

test.each<readonly [string, World]>([
  ['those of nobody at war', { mines: six, state: 'non-aggression' }],
  ['their own', { mines: [mine('red.u9')] }],
  ['those that are mothballed', { mines: [mine('blue.u1', { status: 'mothballed' })] }],
  ['with crippled Minesweepers', { ships: ['sweeper!'], mines: six }],
  ['without any', { ships: ['dd'], mines: six }],
])('SUP-3: they do not sweep %s', (_name, world) => {
  const result = sweep(world);
  expect(lostIn(result)).toEqual([]);
  expect(eventsOf(result.events, 'SystemSwept')).toEqual([]);
});

test('SUP-3: what is aboard a Minelayer is safe, and what it lays counts at once', () => {
  const place = { kind: 'aboard', carrier: unitId('blue.uf10') } as const;
  const world = { foes: ['layer'], mines: [mine('blue.u1', { place })] };
  expect(lostIn(sweep(world))).toEqual([]);
  const lay: Order = { kind: 'LayMinefields', minefields: [unitId('blue.u1')] };
  expect(lostIn(sweep({ ...world, orders: { blue: [lay] } }))).toEqual(['blue.u1']);
});

test('SUP-3: both sides sweep at the same time, and too few functions clear nothing', () => {
  const both = sweep({ foes: ['sweeper'], mines: [mine('red.u9'), mine('blue.u9')] });
  expect(lostIn(both)).toEqual(['red.u9', 'blue.u9']);
  const few = sweep({
    mines: [mine('blue.u9')].map((one) => ({ ...one, design: 'bigmine' as never })),
  });
  expect(lostIn(few)).toEqual([]);
  expect(eventsOf(few.events, 'SystemSwept')).toMatchObject([{ points: 2, cleared: 0 }]);
});

test('FOG-15: the sweep is told to the sweeper alone, and the loss to the owner alone', () => {
  const { events } = sweep({ mines: six });
  const told = [...eventsOf(events, 'SystemSwept'), ...eventsOf(events, 'UnitDestroyed')];
  expect(told.map(({ witnesses }) => witnesses.map(({ empire }) => empire))).toEqual([
    ['red'],
    ['blue'],
  ]);
});

test('SUP-3: the sweeper’s own choice goes before the cheapest', () => {
  const mines = [mine('blue.u1'), ashore('blue.u2', 'bigmine', 'A')];
  const ships = ['sweeper', 'sweeper'];
  expect(lostIn(sweep({ ships, mines }))).toEqual(['blue.u1']);
  const chosen = sweep({ ships, mines, standing: { sweepFirst: [designId('bigmine')] } });
  expect(lostIn(chosen)).toEqual(['blue.u2']);
});

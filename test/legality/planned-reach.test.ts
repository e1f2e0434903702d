import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { plannedReach } from '#legality/plan/planned-reach';
import { laneIdOf } from '#model/campaign/lane';
import type { FleetRef, Order } from '#model/orders/order';
import { fleetId, unitId } from '#test/support/campaign';
import { home, sol, vega, viewOf, wolf } from './human-view.ts';

const far = fleetId('human.f2');

const reachIn = (view: EmpireView, fleet: FleetRef, orders: readonly Order[] = []) =>
  plannedReach(judgeOrders(view, orders).plan, fleet);

const goalsIn = (...sheet: Parameters<typeof reachIn>): readonly string[] | undefined =>
  reachIn(...sheet)?.goals.map(
    ({ system, turns, path }) => `${system} in ${String(turns)} by ${path.join(' ')}`,
  );

const changed = (view: EmpireView, id: string, part: object): EmpireView => {
  const unit = unitId(id);
  return { ...view, units: { ...view.units, [unit]: { ...view.units[unit]!, ...part } } };
};

test('MOV-1: what is near is reached this turn, and a restricted lane needs an escort later as well', () => {
  expect(goalsIn(viewOf(), home)).toEqual([`${wolf} in 1 by ${wolf}`]);
  const lanes = { ...viewOf().lanes };
  const lane = laneIdOf(wolf, vega);
  lanes[lane] = { ...lanes[lane]!, class: 'minor' };
  expect(goalsIn({ ...viewOf(), lanes }, home)).toEqual([
    `${wolf} in 1 by ${wolf}`,
    `${vega} in 2 by ${wolf}`,
  ]);
});

test('MOV-9: the ships in a fleet after the orders so far decide how far it goes', () => {
  const form: Order = {
    kind: 'FormFleet',
    name: 'Claw',
    units: [unitId('human.u1')],
    at: 'movement',
  };
  expect(goalsIn(viewOf(), 'new:Claw', [form])).toEqual([`${wolf} in 1 by ${wolf}`]);
  const moth = changed(viewOf(), 'human.u2', { status: 'mothballed' });
  expect(goalsIn(moth, home)).toEqual([]);
  expect(reachIn(moth, home)?.pace).toBe('Nothing in this fleet can move.');
  expect(goalsIn(moth, 'new:Claw', [form])).toEqual([`${wolf} in 1 by ${wolf}`]);
});

test('CON-9: a unit that changes its status this turn holds its fleet', () => {
  const rest: Order = { kind: 'SetStatus', units: [unitId('human.u1')], status: 'reserve' };
  const reach = reachIn(viewOf(), home, [rest]);
  expect(judgeOrders(viewOf(), [rest]).legal).toHaveLength(1);
  expect(reach?.goals).toEqual([]);
  expect(reach?.pace).toContain('another order');
});

test('MOV-1: a slowed fleet is told why', () => {
  const view = changed(viewOf(), 'human.u1', { condition: 'crippled' });
  expect(reachIn(view, home)?.pace).toBe(
    'This fleet goes only one lane, because a unit is crippled.',
  );
});

test('MOV-2: a fleet in a lane can’t be ordered', () => {
  const view = viewOf();
  const place = { kind: 'lane', lane: laneIdOf(sol, wolf), from: sol, to: wolf } as const;
  const fleets = { ...view.fleets, [far]: { ...view.fleets[far]!, place } };
  expect(reachIn({ ...view, fleets }, far)).toBeNull();
  expect(reachIn(view, fleetId('loran.f1'))).toBeNull();
});

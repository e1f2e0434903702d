import { expect, test } from 'vitest';
import type { EmpireView } from '#fog/views/empire-view';
import { judgeOrders } from '#legality/judge-orders';
import { movableFleets } from '#legality/movement/movable-fleets';
import { laneIdOf } from '#model/campaign/lane';
import type { Order } from '#model/orders/order';
import { unitId } from '#test/support/campaign';
import { home, sol, viewOf, wolf } from './human-view.ts';

const movableIn = (view: EmpireView, ...orders: readonly Order[]) =>
  movableFleets(judgeOrders(view, orders).plan);

const move: Order = { kind: 'MoveFleet', fleet: home, path: [wolf] };

test('MOV-2: a fleet in a lane cannot be ordered to move', () => {
  const view = viewOf();
  const fleet = view.fleets[home]!;
  const place = { kind: 'lane', lane: laneIdOf(sol, wolf), from: sol, to: wolf } as const;
  const inLane = { ...view, fleets: { ...view.fleets, [home]: { ...fleet, place } } };
  expect(movableIn(view)).toContain(home);
  expect(movableIn(inLane as EmpireView)).not.toContain(home);
});

test('MOV-1: a fleet that an order moves already is left out; one whose order is refused is not', () => {
  expect(movableIn(viewOf(), move)).not.toContain(home);
  expect(movableIn(viewOf(), { ...move, path: [] })).toContain(home);
});

test('CON-9: a fleet with a unit that rests stays', () => {
  const rest: Order = { kind: 'SetStatus', units: [unitId('human.u1')], status: 'reserve' };
  expect(movableIn(viewOf(), rest)).not.toContain(home);
});

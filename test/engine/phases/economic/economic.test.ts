import { brandAs } from '#kernel/brand/brand';
import { economicPhase } from '#engine/phases/economic/phase';
import type { WorkId } from '#model/campaign/ids';
import type { BuildUnits } from '#model/orders/build-units';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  fleetId,
  fleetOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const sol = systemId('H0101');
const skiff = designId('skiff');
const workId = (text: string): WorkId => brandAs<WorkId>(text);

const build = (part: Partial<BuildUnits> = {}): BuildUnits =>
  buildUnits({ design: skiff, system: sol, ...part });

function spend(treasury: number, orders: readonly Order[]) {
  const state = campaignOf({
    turn: 3,
    empires: [empireOf({ id: human, treasury }), empireOf({ id: loran })],
    designs: [designOf({ id: skiff, name: 'Skiff', cost: 4 })],
    systems: [
      systemOf({ id: sol, owner: human, census: 4, morale: 4 }),
      systemOf({ id: systemId('H0102'), owner: loran }),
    ],
    fleets: [fleetOf({ id: fleetId('human.f1'), owner: human, at: sol })],
  });
  const after = runPhases([economicPhase], state, { [human]: orders });
  const works = Object.values(after.state.works).map((work) => [work.id, work.cost, work.paid]);
  return { ...after, works, treasury: after.state.empires[human]?.treasury };
}

test('ECO-6: each unit that is ordered becomes a work of its own, with its name', () => {
  const { state, treasury } = spend(20, [build({ count: 2, names: ['Argo'] })]);
  expect(treasury).toBe(12);
  expect(state.works[workId('human.w1')]).toEqual({
    id: 'human.w1',
    owner: human,
    design: skiff,
    name: 'Argo',
    system: sol,
    source: 'shipyard',
    cost: 4,
    paid: 4,
    built: 0,
    share: null,
    ready: null,
    begun: 3,
    cancelled: false,
  });
  expect(state.works[workId('human.w2')]?.name).toBe('');
});

test('CON-1: what a system builds in place of a shipyard costs twice as much', () => {
  expect(spend(20, [build({ source: 'system' })]).works).toEqual([['human.w1', 8, 8]]);
});

test('CON-4: a part payment fills the units in their order', () => {
  const { works, treasury } = spend(20, [build({ count: 3, pay: 6 })]);
  expect(works).toEqual([
    ['human.w1', 4, 4],
    ['human.w2', 4, 2],
    ['human.w3', 4, 0],
  ]);
  expect(treasury).toBe(14);
});

test('ECO-6: an order that can’t be paid fails with its reason, and the others are kept', () => {
  const orders = [build({ count: 3 }), build({ source: 'system' }), build({ pay: 1 })];
  const { events, works, treasury } = spend(9, orders);
  expect(works).toEqual([
    ['human.w1', 4, 4],
    ['human.w2', 4, 4],
    ['human.w3', 4, 1],
  ]);
  expect(treasury).toBe(0);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { index: 0, kind: 'BuildUnits', because: 'treasury-short', about: '1 Skiff' },
    { index: 1, kind: 'BuildUnits', because: 'treasury-short', about: '1 Skiff' },
  ]);
});

test('ECO-6: nothing is begun while the Treasury is negative', () => {
  expect(spend(-1, [build({ pay: 0 })]).works).toEqual([]);
});

test('ECO-6: nothing is begun in a system that the empire does not own', () => {
  const { events } = spend(9, [build({ system: systemId('H0102') })]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'system-lost' }]);
});

test('CON-4: a work takes no more than it costs', () => {
  const { works, treasury } = spend(20, [
    build({ pay: 1 }),
    { kind: 'FundWork', work: workId('human.w1'), pay: 9 },
    { kind: 'FundWork', work: workId('human.w1'), pay: 9 },
  ]);
  expect(works).toEqual([['human.w1', 4, 4]]);
  expect(treasury).toBe(16);
});

test('ECO-6: a work that is given up can be neither funded nor given up again', () => {
  const work = workId('human.w1');
  const { state, events, treasury } = spend(20, [
    build({ pay: 3 }),
    { kind: 'CancelWork', work },
    { kind: 'FundWork', work, pay: 1 },
    { kind: 'CancelWork', work },
  ]);
  expect(state.works[work]).toMatchObject({ paid: 3, cancelled: true });
  expect(treasury).toBe(17);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { index: 2, because: 'work-gone' },
    { index: 3, because: 'work-gone' },
  ]);
});

test('TURN-4: standing orders hold from now on, for the empire or for a fleet', () => {
  const fleet = fleetId('human.f1');
  const { state } = spend(0, [
    { kind: 'SetStanding', fleet: null, standing: { refuseBelow: 70 } },
    { kind: 'SetStanding', fleet, standing: { afterLane: 'return' } },
  ]);
  expect(state.empires[human]?.standing).toMatchObject({ refuseBelow: 70, afterLane: 'continue' });
  expect(state.fleets[fleet]?.standing).toEqual({ afterLane: 'return' });
});

test('TURN-4: a fleet that is gone, or another’s, cannot be told anything', () => {
  const order = { kind: 'SetStanding', fleet: fleetId('loran.f1'), standing: {} } as const;
  const { events } = spend(0, [order]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ because: 'fleet-gone' }]);
});

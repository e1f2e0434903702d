import { economicPhase } from '#engine/phases/economic/phase';
import { brandAs } from '#kernel/brand/brand';
import type { ProjectId } from '#model/campaign/ids';
import type { StarSystem } from '#model/campaign/system';
import type { Order } from '#model/orders/order';
import { buildUnits } from '#test/support/build-units';
import {
  campaignOf,
  designId,
  designOf,
  empireOf,
  systemId,
  systemOf,
} from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const sol = systemId('H0101');
const skiff = designId('skiff');

function world(treasury: number, part: Partial<StarSystem> = {}) {
  return campaignOf({
    turn: 3,
    phase: 'economic',
    empires: [empireOf({ id: human, treasury, unlocked: [skiff] }), empireOf({ id: loran })],
    designs: [designOf({ id: skiff, cost: 4 })],
    systems: [
      systemOf({
        id: sol,
        name: 'Sol',
        owner: human,
        capacity: 8,
        raw: 2,
        census: 4,
        morale: 4,
        productivity: 2,
        utilized: 2,
        intel: 1,
        ...part,
      }),
    ],
  });
}

const develop: Order = { kind: 'RaiseProductivity', system: sol };
const spy: Order = { kind: 'RaiseIntel', system: sol };
const sell: Order = { kind: 'SellProductivity', system: sol };

const buy = (treasury: number, orders: readonly Order[], part?: Partial<StarSystem>) =>
  runPhases([economicPhase], world(treasury, part), { [human]: orders });
const live = (treasury: number, orders: readonly Order[]) =>
  runPhases([economicPhase, quietColonies], world(treasury), { [human]: orders });

test('COL-2: a point of Productivity is paid now and comes in the Colony Phase', () => {
  const bought = buy(50, [develop]);
  expect(bought.state.empires[human]?.treasury).toBe(20);
  expect(bought.state.systems[sol]?.productivity).toBe(2);
  expect(eventsOf(bought.events, 'ProjectBegun')).toMatchObject([
    { project: { id: 'productivity/H0101', kind: 'productivity', paid: 30 } },
  ]);
  const { state } = runPhases([quietColonies], bought.state);
  expect(state.systems[sol]).toMatchObject({ productivity: 3, utilized: 2 });
  expect(state.projects).toEqual({});
});

test('ECO-8: a point of Intel is paid now and comes in the Colony Phase', () => {
  const { state, events } = live(50, [spy]);
  expect(state.empires[human]?.treasury).toBe(40);
  expect(state.systems[sol]?.intel).toBe(2);
  expect(eventsOf(events, 'IntelRaised')).toMatchObject([{ intel: 2, cite: 'ECO-8' }]);
});

test('COL-11: Productivity comes before Intel', () => {
  const { events } = live(50, [spy, develop]);
  const raised = events.map(({ type }) => type).filter((type) => type.endsWith('Raised'));
  expect(raised).toEqual(['ProductivityRaised', 'IntelRaised']);
});

test('COL-2: selling brings its points at once, and what is utilized stays for this turn', () => {
  const { state, events } = buy(0, [sell, spy]);
  expect(eventsOf(events, 'ProductivitySold')).toMatchObject([{ gain: 10, productivity: 1 }]);
  expect(state.empires[human]?.treasury).toBe(0);
  expect(state.systems[sol]).toMatchObject({ productivity: 1, utilized: 2 });
});

test.each([
  { what: 'bought twice', orders: [develop, develop] },
  { what: 'bought and sold', orders: [develop, sell] },
  { what: 'sold and bought', orders: [sell, develop] },
  { what: 'sold twice', orders: [sell, sell] },
])('COL-2: one point a turn: not $what', ({ orders }) => {
  const { events } = buy(99, orders);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 1, because: 'system-unfit' }]);
});

test('ECO-6: an order that can’t be paid fails with its reason, and the others are kept', () => {
  const { state, events } = buy(12, [develop, spy]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([{ index: 0, because: 'treasury-short' }]);
  expect(Object.keys(state.projects)).toEqual(['intel/H0101']);
});

test.each([
  { what: 'the system is lost', part: { owner: loran }, because: 'system-lost' },
  { what: 'it lost its order', part: { morale: 1 }, because: 'not-in-order' },
  { what: 'it is blockaded', part: { blockaded: true }, because: 'blockaded' },
  { what: 'its Census fell', part: { census: 2, morale: 2 }, because: 'at-limit' },
])('ECO-6: spent is spent when $what before the Colony Phase', ({ part, because }) => {
  const { state } = buy(50, [develop]);
  const changed = { ...state.systems[sol]!, ...part };
  const after = runPhases([quietColonies], { ...state, systems: { [sol]: changed } });
  expect(eventsOf(after.events, 'ImprovementFailed')).toMatchObject([
    { empire: human, kind: 'productivity', paid: 30, because },
  ]);
  expect(after.state.systems[sol]?.productivity).toBe(2);
  expect(after.state.empires[human]?.treasury).toBe(20);
  expect(after.state.projects[brandAs<ProjectId>('productivity/H0101')]).toBeUndefined();
});

test('ECO-7: all that is built in a blockaded system costs at most its reduced output', () => {
  const build = (count: number): Order => buildUnits({ design: skiff, system: sol, count });
  // U 4 × RAW 5, halved: 10.
  const part = { blockaded: true, raw: 5, utilized: 4 };
  const { state, events } = buy(99, [build(3), build(1)], part);
  expect(Object.values(state.works)).toHaveLength(2);
  expect(state.empires[human]?.treasury).toBe(91);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { index: 0, because: 'over-limit', about: '1 skiff' },
    { index: 1, because: 'over-limit' },
  ]);
});

import { techPhase } from '#engine/phases/tech/phase';
import type { CampaignState } from '#model/campaign/state';
import type { UnitDesign } from '#model/forces/design';
import type { Order } from '#model/orders/order';
import {
  aboard,
  classId,
  type ClassName,
  type Crew,
  harbour,
  human,
  inFleet,
  loran,
  sol,
  unit,
} from '#test/support/harbour';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { expect, test } from 'vitest';

const HURT = { condition: 'crippled' } as const;

const reverse = (...names: readonly string[]): Order => ({
  kind: 'ReverseEngineer',
  units: names.map(unit),
});
const die = (value: number) => ({ purpose: 'reverse engineering', values: [value], faces: 6 });

/** Cruisers of 15 and flights of 5 are of era 2, all that is named too; the humans are in era 1. */
function museum(crew: Crew, parts: Partial<Parameters<typeof harbour>[0]> = {}): CampaignState {
  const state = harbour({ crew, ...parts });
  const ahead = (name: ClassName, part: Partial<UnitDesign> = {}) =>
    [classId(name), { ...state.designs[classId(name)]!, era: 2, ...part }] as const;
  const changed = Object.fromEntries([
    ahead('cruiser', { cost: 15 }),
    ahead('wing', { cost: 5 }),
    ahead('fort'),
    ahead('freighter'),
    ahead('mine'),
    ahead('troops'),
    ahead('carrier'),
    ahead('dock'),
  ]);
  return { ...state, designs: { ...state.designs, ...changed } };
}

const rich = { raw: 10, utilized: 10 } as const;
const study = (
  state: CampaignState,
  names: readonly string[],
  script: Parameters<typeof runPhases>[3] = [],
) => runPhases([techPhase], state, { [human]: [reverse(...names)] }, script);

test.each([
  [1, 4],
  [2, 4],
  [3, 8],
  [4, 8],
  [5, 12],
  [6, 15],
])('TECH-7: by a d6 of %i a potential of 15 brings %i points', (roll, points) => {
  const state = museum({ u1: ['cruiser'], u2: ['lander'], y1: ['yard'] }, { system: rich });
  const after = study(state, ['u1'], [die(roll)]);
  expect(eventsOf(after.events, 'UnitReverseEngineered')).toMatchObject([
    { unit: 'human.u1', potential: 15, points, requirement: 100, advanced: false, pool: points },
  ]);
  expect(eventsOf(after.events, 'UnitReverseEngineered')[0]?.rolls).toHaveLength(1);
  expect(after.state.empires[human]).toMatchObject({ techPool: points, advancesInHand: 0 });
  expect(after.state.units[unit('u1')]).toBeUndefined();
});

test('TECH-7: each unit has a roll of its own, and each era ahead counts', () => {
  const crew: Crew = { w1: ['wing'], w2: ['wing'] };
  const scattered = study(museum(crew, { system: rich }), ['w1', 'w2'], [die(1), die(5)]);
  expect(scattered.state.empires[human]?.techPool).toBe(2 + 4);
  const start = museum({ u1: ['cruiser'], y1: ['yard'] }, { system: rich });
  const cruiser = { ...start.designs[classId('cruiser')]!, era: 3 };
  const designs = { ...start.designs, [cruiser.id]: cruiser };
  const far = study({ ...start, designs }, ['u1'], [die(5)]);
  expect(eventsOf(far.events, 'UnitReverseEngineered')).toMatchObject([
    { potential: 30, percent: 75, points: 23 },
  ]);
});

test('TECH-7: a gain that reaches the system income is an advance, and the pool stays', () => {
  const state = museum({ u1: ['cruiser'], y1: ['yard'] }, { system: { raw: 5, utilized: 3 } });
  const { events, state: after } = study(state, ['u1'], [die(6)]);
  expect(eventsOf(events, 'UnitReverseEngineered')).toMatchObject([
    { points: 15, requirement: 15, advanced: true, pool: 0, inHand: 1 },
  ]);
  expect(after.empires[human]).toMatchObject({ techPool: 0, advancesInHand: 1 });
});

test('TECH-7: without system income there is no advance', () => {
  const state = museum({ u1: ['cruiser'], y1: ['yard'] }, { system: { raw: 0 } });
  const { state: after } = study(state, ['u1'], [die(6)]);
  expect(after.empires[human]).toMatchObject({ techPool: 15, advancesInHand: 0 });
});

test('TECH-7: what goes into the pool counts for the check of the same turn', () => {
  const state = { ...museum({ u1: ['cruiser'], y1: ['yard'] }, { system: rich }), turn: 12 };
  const { events } = study(
    state,
    ['u1'],
    [die(6), { purpose: 'tech check', values: [16], faces: 100 }],
  );
  expect(eventsOf(events, 'TechChecked')[0]).toMatchObject({ pool: 15, poolAfter: 15 });
});

test('TECH-7, CON-4: what the only yard there was building is lost when it is taken apart', () => {
  const works = { w1: { cost: 7 } };
  const alone: Crew = { u1: ['dock'], m1: ['dock'] };
  const state = museum(alone, { works, system: rich });
  const both = study(state, ['u1', 'm1'], [die(1), die(1)]);
  expect(eventsOf(both.events, 'WorkLost')).toMatchObject([{ work: 'human.w1' }]);
  const kept = study(museum(alone, { works, system: rich }), ['u1'], [die(1)]);
  expect(eventsOf(kept.events, 'WorkLost')).toEqual([]);
});

test('TECH-7: the fleet of the last unit ends', () => {
  const crew: Crew = { u1: ['cruiser', { place: inFleet('f2') }], u2: ['lander'], y1: ['yard'] };
  const state = museum(crew, { fleets: { f2: { at: sol } } });
  const { state: after } = study(state, ['u1'], [die(1)]);
  expect(Object.keys(after.fleets)).toEqual(['human.f1']);
});

const OUTPOST = { census: 0, morale: 0, utilized: 0 } as const;
test.each<Readonly<{ name: string; crew: Crew; system?: typeof OUTPOST; does: boolean }>>([
  { name: 'a ship without a shipyard', crew: { u1: ['cruiser'] }, does: false },
  { name: 'a ship at a crippled one', crew: { u1: ['cruiser'], y1: ['yard', HURT] }, does: false },
  { name: 'a crippled ship', crew: { u1: ['cruiser', HURT], y1: ['yard'] }, does: true },
  { name: 'a convoy at a shipyard', crew: { u1: ['freighter'], y1: ['yard'] }, does: true },
  { name: 'a base at an outpost', crew: { u1: ['fort'] }, system: OUTPOST, does: true },
  { name: 'a flight at an outpost', crew: { u1: ['wing'] }, system: OUTPOST, does: false },
  { name: 'ground forces at a colony', crew: { u1: ['troops'] }, does: true },
  { name: 'a minefield at a colony', crew: { u1: ['mine'] }, does: true },
  { name: 'a ship of no higher era', crew: { u1: ['lander'], y1: ['yard'] }, does: false },
  {
    name: 'what is mothballed',
    crew: { u1: ['cruiser', { status: 'mothballed' }], y1: ['yard'] },
    does: false,
  },
  {
    name: 'a carrier with its flight',
    crew: { u1: ['carrier'], g1: ['wing', { place: aboard('u1') }], y1: ['yard'] },
    does: false,
  },
])('TECH-7: $name is reverse engineered: $does', ({ crew, system = {}, does }) => {
  const { events, state } = study(museum(crew, { system }), ['u1'], does ? [die(1)] : []);
  expect(Object.hasOwn(state.units, unit('u1'))).toBe(!does);
  const failed = eventsOf(events, 'OrderFailed').map(({ because, about }) => [because, about]);
  expect(failed).toEqual(does ? [] : [['unit-unfit', 'human.u1']]);
});

test('TECH-7: nobody takes apart what belongs to another, or what is gone already', () => {
  const crew: Crew = { u1: ['fort', { owner: loran }], w1: ['wing'] };
  const orders = { [human]: [reverse('u1', 'w1'), reverse('w1')] };
  const { events } = runPhases([techPhase], museum(crew), orders, [die(1)]);
  expect(eventsOf(events, 'OrderFailed')).toMatchObject([
    { because: 'units-elsewhere', about: 'human.u1' },
  ]);
});

import { tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import type { SystemId } from '#model/campaign/ids';
import { type KnownLane, knowledgeIdOf } from '#model/campaign/knowledge';
import { projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { StarSystem } from '#model/campaign/system';
import type { RollKind } from '#model/rolls/roll-purpose';
import { campaignOf, empireId, empireOf, systemId, systemOf } from '#test/support/campaign';
import { eventsOf, runPhases } from '#test/support/run-phases';
import { quietColonies } from '#test/support/with-rules';
import { expect, test } from 'vitest';

const human = empireId('human');
const [sol, wolf, vega] = [systemId('H0101'), systemId('H0102'), systemId('H0103')];

const full = { capacity: 10, census: 10, morale: 10 };
const young = { capacity: 6, census: 2, morale: 2 };

/** A point of Productivity that comes there before anything grows. */
function improvementOf(system: SystemId): CampaignState['projects'] {
  const id = projectIdOf('productivity', system);
  const subject = { kind: 'system', system } as const;
  return { [id]: { id, kind: 'productivity', owner: human, paid: 10, ready: null, subject } };
}

/** Sol between Wolf and Vega; the first yearly checks are due. */
function grow(
  systems: Readonly<Record<string, Partial<StarSystem>>>,
  dice: readonly (readonly [kind: RollKind, value: number])[],
  {
    turn = 12,
    uncharted = [],
    improved,
  }: Readonly<{ turn?: number; uncharted?: readonly SystemId[]; improved?: SystemId }> = {},
) {
  const map = campaignOf({
    turn,
    phase: 'colony',
    empires: [empireOf({ id: human })],
    systems: [sol, wolf, vega].map((id) => systemOf({ id, owner: human, ...systems[id] })),
    lanes: [
      { a: sol, b: wolf, class: 'minor' },
      { a: sol, b: vega, class: 'restricted' },
    ],
  });
  const charted = valuesById(map.lanes).filter(({ b }) => !uncharted.includes(b));
  const known = { turn: 1, source: 'scenario' } as const;
  const knownLanes = tableOf(
    charted.map(({ id: lane, ...rest }): KnownLane => {
      return { ...rest, id: knowledgeIdOf(human, lane), viewer: human, lane, known };
    }),
    ({ id }) => id,
  );
  const projects = improved === undefined ? {} : improvementOf(improved);
  const state = { ...map, knownLanes, projects };
  const script = dice.map(([purpose, value]) => ({ purpose, values: [value] }));
  return runPhases([quietColonies], state, {}, script);
}

const check = (value: number) => ['growth check', value] as const;

test('COL-4: nothing grows within the year', () => {
  const { events } = grow({ [sol]: young, [wolf]: young, [vega]: young }, [], { turn: 13 });
  expect(eventsOf(events, 'GrowthChecked')).toEqual([]);
});

test('COL-4: a colony that passes has one Census more, and one that fails is nearer to it next time', () => {
  const systems = { [sol]: { ...young, missedGrowth: 2 }, [wolf]: young, [vega]: young };
  const { state, events } = grow(systems, [check(8), check(9), check(10)]);
  expect(state.systems[sol]).toMatchObject({ census: 3, morale: 2, missedGrowth: 0 });
  expect(state.systems[wolf]).toMatchObject({ census: 2, missedGrowth: 1 });
  expect(state.systems[vega]).toMatchObject({ census: 3, missedGrowth: 0 });
  expect(eventsOf(events, 'GrowthChecked')[0]).toMatchObject({
    target: 15,
    grown: true,
    witnesses: [{ empire: human, as: 'owner' }],
    ledger: [
      { label: 'd10', amount: 8 },
      { label: 'Capacity', amount: 6 },
      { label: 'Missed checks', amount: 2 },
    ],
  });
});

test('COL-4: an outpost that grows becomes a colony', () => {
  const { state } = grow({ [sol]: young, [wolf]: {}, [vega]: young }, [
    check(1),
    check(10),
    check(1),
  ]);
  expect(state.systems[wolf]).toMatchObject({ census: 1, morale: 1 });
});

test('COL-4: a system in rebellion is not checked', () => {
  const systems = { [sol]: { ...young, morale: 0 }, [wolf]: young, [vega]: young };
  const rising = ['uprising', 6] as const;
  const { events } = grow(systems, [check(1), check(1), rising, rising]);
  expect(eventsOf(events, 'GrowthChecked').map(({ system }) => system)).toEqual([wolf, vega]);
});

test('COL-4: what a full system grows goes to the nearest with room, after their own growth', () => {
  const systems = { [sol]: full, [wolf]: { ...young, census: 5 }, [vega]: young };
  const { state, events } = grow(systems, [check(6), check(10), check(1)]);
  expect(state.systems[sol]?.census).toBe(10);
  expect(state.systems[wolf]?.census).toBe(6);
  expect(state.systems[vega]?.census).toBe(3);
  expect(eventsOf(events, 'CensusGrown')).toMatchObject([
    { system: wolf, from: wolf, census: 6 },
    { system: vega, from: sol, census: 3 },
  ]);
});

test('FOG-15: growth takes no lane that its empire never charted', () => {
  const systems = { [sol]: full, [wolf]: { ...young, census: 5 }, [vega]: young };
  const dice = [check(6), check(1), check(1)];
  const { state } = grow(systems, dice, { uncharted: [wolf] });
  expect([state.systems[wolf]?.census, state.systems[vega]?.census]).toEqual([5, 3]);
});

test('COL-4: of two equal places the die decides', () => {
  const dice = [check(6), check(1), check(1), ['growth place', 2] as const];
  const { state, events } = grow({ [sol]: full, [wolf]: young, [vega]: young }, dice);
  expect(state.systems[wolf]?.census).toBe(2);
  expect(state.systems[vega]?.census).toBe(3);
  expect(eventsOf(events, 'CensusGrown')[0]?.rolls).toHaveLength(1);
});

test('COL-4: a system that fills its own last room sends nobody away, also after other improvements', () => {
  const systems = { [sol]: { ...full, census: 9, morale: 9 }, [wolf]: young, [vega]: young };
  const { state } = grow(systems, [check(6), check(1), check(1)], { improved: vega });
  expect(state.systems[vega]?.productivity).toBe(1);
  expect([sol, wolf, vega].map((id) => state.systems[id]?.census)).toEqual([10, 2, 2]);
});

test('COL-4: without room anywhere the growth is lost', () => {
  const systems = {
    [sol]: full,
    [wolf]: full,
    [vega]: { ...full, owner: null, census: 0, morale: 0 },
  };
  const { state, events } = grow(systems, [check(6), check(1)]);
  expect(eventsOf(events, 'GrowthLost')).toMatchObject([{ empire: human, system: sol }]);
  expect(state.systems[sol]?.missedGrowth).toBe(0);
});

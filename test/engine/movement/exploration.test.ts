import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { seededDice } from '#kernel/dice/seeded-dice';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { laneIdOf } from '#model/campaign/lane';
import { type Project, projectIdOf } from '#model/campaign/project';
import type { CampaignState } from '#model/campaign/state';
import type { Order } from '#model/orders/order';
import type { RollPurpose } from '#model/rolls/roll-purpose';
import { empireId, fleetId, systemId, unitId } from '#test/support/campaign';
import { withRaiders } from '#test/support/with-raiders';
import { type Line, sailBy } from './scripted-voyages.ts';
import {
  eventsOf,
  type FleetPlan,
  inputOf,
  looked,
  move,
  ordersOf,
  voyageOf,
  whereAre,
  withWorks,
} from './voyages.ts';

const explore = (fleet: string, toward: string | null = null): Order => ({
  kind: 'ExploreLane',
  fleet: fleetId(fleet),
  toward: toward === null ? null : systemId(toward),
});

/** At B two lanes lie in the dark, to C and to D. */
const world = (fleets: FleetPlan, part: Partial<Parameters<typeof voyageOf>[0]> = {}) =>
  voyageOf({
    lanes: { 'A-B': 'minor', 'B-C': 'unexplored', 'B-D': 'unexplored' },
    owners: { A: 'red' },
    fleets,
    ...part,
  });

const drawing = (...values: readonly number[]): Line => ['exploration order', ...values, 1, 1, 1];

test('MOV-5, MAP-10: a fleet finds a way, its class is rolled, and it goes there', () => {
  const state = world({ red: { f1: ['B', 'pathfinder'] } });
  const script: readonly Line[] = [drawing(9), ['exploration', 7], ['lane class', 3]];
  const result = sailBy(state, { red: [explore('red.f1', 'D')] }, { script });
  expect(eventsOf(result, 'ExplorationTried')).toMatchObject([{ bonus: 4, result: 'found' }]);
  expect(eventsOf(result, 'LaneExplored')).toMatchObject([{ from: 'B', to: 'D', class: 'minor' }]);
  expect(whereAre(result.state)).toEqual(['red.f1 in D']);
  const { knownLanes, knownSystems } = result.state;
  const lane = laneIdOf(systemId('B'), systemId('D'));
  expect(knownLanes[knowledgeIdOf(empireId('red'), lane)]?.class).toBe('minor');
  expect(knownSystems[knowledgeIdOf(empireId('red'), systemId('D'))]?.visited).not.toBeNull();
});

test('MOV-5: without a wish it finds the lane by the lowest side', () => {
  const state = world({ red: { f1: ['B', 'pathfinder'] } });
  const script: readonly Line[] = [drawing(9), ['exploration', 10], ['lane class', 1]];
  const result = sailBy(state, { red: [explore('red.f1')] }, { script });
  expect(eventsOf(result, 'LaneExplored')).toMatchObject([{ to: 'C', class: 'restricted' }]);
});

test('MOV-5: nothing found, the fleet stays, and the lane is as dark as before', () => {
  const state = world({ red: { f1: ['B', 'pathfinder'] } });
  const result = sailBy(
    state,
    { red: [explore('red.f1')] },
    { script: [drawing(9), ['exploration', 6]] },
  );
  expect(eventsOf(result, 'ExplorationTried')).toMatchObject([{ result: 'nothing' }]);
  expect(whereAre(result.state)).toEqual(['red.f1 in B']);
  expect(result.state.lanes).toEqual(state.lanes);
});

test('MOV-5: in peril every ship of the fleet loses as much supply, and who cannot bear it is lost', () => {
  const state = world({ red: { f1: ['B', 'pathfinder', 'dd', 'convoy'] } });
  const script: readonly Line[] = [drawing(9), ['exploration', 1], ['exploration peril', 5]];
  const result = sailBy(state, { red: [explore('red.f1')] }, { script });
  expect(eventsOf(result, 'UnitsOutOfSupply')).toMatchObject([
    { units: ['red.uf10', 'red.uf11', 'red.uf12'], level: 5, because: 'peril' },
  ]);
  // An Explorer loses DV by every second level only.
  expect(eventsOf(result, 'UnitDestroyed').map(({ unit }) => unit)).toEqual(['red.uf11']);
  expect(Object.keys(result.state.units)).toEqual(['red.uf10', 'red.uf12']);
});

test('MOV-5, CON-4: with a Mobile Shipyard goes what it was building', () => {
  const state = withWorks(world({ red: { f1: ['B', 'pathfinder', 'dock'] } }), 'A', 'B');
  const script: readonly Line[] = [drawing(9), ['exploration', 1], ['exploration peril', 5]];
  const result = sailBy(state, { red: [explore('red.f1')] }, { script });
  expect(eventsOf(result, 'WorkLost').map(({ work }) => work)).toEqual(['red.wB']);
});

test('MOV-5: perilRoll = ship rolls for each', () => {
  const state = world({ red: { f1: ['B', 'pathfinder', 'convoy'] } });
  const result = sailBy(
    state,
    { red: [explore('red.f1')] },
    {
      script: [drawing(9), ['exploration', 1], ['exploration peril', 2], ['exploration peril', 1]],
      rules: { perilRoll: 'ship' },
    },
  );
  const levels = Object.values(result.state.units).map(({ id, outOfSupply }) => [id, outOfSupply]);
  expect(levels).toEqual([
    ['red.uf10', 2],
    ['red.uf11', 1],
  ]);
});

test('MOV-5: a fleet that is lost in peril is no more, and nobody sees it', () => {
  const state = looked(
    world(
      { red: { f1: ['B', 'scout'] }, blue: { f1: ['B', 'dd'] } },
      { states: { 'red/blue': 'trade' } },
    ),
  );
  const result = sailBy(
    state,
    { red: [explore('red.f1')] },
    {
      script: [drawing(9), ['exploration', 1], ['exploration peril', 6]],
      rules: { scoutsExplore: 'on' },
    },
  );
  expect(whereAre(result.state)).toEqual(['blue.f1 in B']);
  expect(Object.values(result.state.contacts).filter(({ current }) => current)).toEqual([]);
});

test.each([
  ['that moved', { red: { f1: ['A', 'pathfinder'] } }, [move('red.f1', 'B')], 'moved'],
  ['without an Explorer', { red: { f1: ['B', 'scout'] } }, [], 'no-explorer'],
  ['with a crippled one', { red: { f1: ['B', 'pathfinder!'] } }, [], 'no-explorer'],
  [
    'beside an enemy',
    { red: { f1: ['B', 'pathfinder'] }, blue: { f1: ['B', 'dd'] } },
    [],
    'encounter-here',
  ],
  ['where no lane is dark', { red: { f1: ['A', 'pathfinder'] } }, [], 'nothing-unexplored'],
] as const)('MOV-5: a fleet %s does not explore', (_name, fleets, orders, because) => {
  const result = sailBy(world(fleets), { red: [...orders, explore('red.f1')] }, {});
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ kind: 'ExploreLane', because }]);
  expect(eventsOf(result, 'ExplorationTried')).toEqual([]);
});

test.each([
  ['is mothballed', 'mothballed', []],
  ['is being repaired', 'active', [unitId('red.uf11')]],
] as const)('MOV-9: a fleet of which a unit %s does not explore', (_name, status, repaired) => {
  const state = world({ red: { f1: ['B', 'pathfinder', 'dd'] } });
  const id = unitId('red.uf11');
  const projects = repaired.map((unit): Project => {
    const subject = { kind: 'unit', unit, to: null, helpers: [] } as const;
    const about = { kind: 'repair', owner: empireId('red'), paid: 2, ready: null } as const;
    return { id: projectIdOf('repair', unit), ...about, subject };
  });
  const resting: CampaignState = {
    ...state,
    units: { ...state.units, [id]: { ...state.units[id]!, status } },
    projects: Object.fromEntries(projects.map((one) => [one.id, one])),
  };
  const result = sailBy(resting, { red: [explore('red.f1')] }, {});
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ because: 'resting' }]);
  expect(whereAre(result.state)).toEqual(['red.f1 in B']);
});

test('MOV-5, SUP-1: nobody explores beside raiders, who attack even a fleet that fights nobody', () => {
  const peaceful = { standing: { red: { engage: 'nobody' } } } as const;
  const state = withRaiders(world({ red: { f1: ['B', 'pathfinder'] } }, peaceful), {
    at: systemId('B'),
    classes: ['corsair'],
  });
  const result = sailBy(state, { red: [explore('red.f1')] }, {});
  expect(eventsOf(result, 'OrderFailed')).toMatchObject([{ because: 'encounter-here' }]);
});

test('MOV-5: no more fleets of an empire try than there are lanes, and who comes too late finds none', () => {
  const pathfinders = (...ids: readonly string[]) =>
    Object.fromEntries(ids.map((id) => [id, ['B', 'pathfinder']]));
  const state = world(
    { red: pathfinders('f1', 'f2', 'f3'), blue: pathfinders('f1') },
    { states: { 'red/blue': 'trade' } },
  );
  const result = sailBy(
    state,
    { red: ['red.f1', 'red.f2', 'red.f3'].map((id) => explore(id)), blue: [explore('blue.f1')] },
    {
      script: [
        drawing(50),
        drawing(20),
        drawing(70),
        ['exploration', 10],
        ['lane class', 4],
        ['exploration', 10],
        ['lane class', 4],
      ],
    },
  );
  // Blue drew 50, red.f1 20 and red.f2 70; red.f3 had no lane to look for from the start.
  expect(whereAre(result.state)).toEqual([
    'blue.f1 in D',
    'red.f1 in C',
    'red.f2 in B',
    'red.f3 in B',
  ]);
  expect(eventsOf(result, 'OrderFailed').map(({ about, because }) => [about, because])).toEqual([
    ['red.f3', 'nothing-unexplored'],
    ['red.f2', 'nothing-unexplored'],
  ]);
});

test('MOV-2, MOV-5: a fleet that finds an enemy beyond the lane meets it in an encounter', () => {
  const state = world({ red: { f1: ['B', 'pathfinder'] }, blue: { f1: ['D', 'dd'] } });
  const script: readonly Line[] = [drawing(9), ['exploration', 10], ['lane class', 4]];
  const result = sailBy(state, { red: [explore('red.f1', 'D')] }, { script });
  expect(eventsOf(result, 'EncounterArose')).toMatchObject([{ present: ['blue', 'red'] }]);
});

test('MOV-5, FOG-1: others are told nothing of it but what they see', () => {
  const state = world({ red: { f1: ['B', 'pathfinder'] }, blue: { f1: ['A', 'dd'] } });
  const script: readonly Line[] = [drawing(9), ['exploration', 1], ['exploration peril', 1]];
  const result = sailBy(state, { red: [explore('red.f1')] }, { script });
  const told = ['ExplorationTried', 'UnitsOutOfSupply'] as const;
  const witnesses = told.flatMap((type) => eventsOf(result, type)).flatMap((one) => one.witnesses);
  expect(witnesses.map(({ empire }) => empire)).toEqual(['red', 'red']);
  expect(result.state.units[unitId('red.uf10')]?.outOfSupply).toBe(1);
});

test('MOV-5, FOG-15: what an expedition rolls does not come from its number among all fleets', () => {
  const rollsBy = (fleet: string): readonly (readonly number[])[] => {
    const state = world({ red: { [fleet]: ['B', 'pathfinder'] } });
    const dice = seededDice<RollPurpose>({ secret: 's', turn: 1, attempt: 0, phase: 'movement' });
    const sheets = ordersOf({ red: [explore(`red.${fleet}`)] });
    movementPhase.run({ ...inputOf(state, sheets), dice });
    return dice
      .log()
      .filter(({ purpose }) => purpose.kind.startsWith('exploration'))
      .map(({ values }) => values);
  };
  expect(rollsBy('f1')).not.toEqual([]);
  expect(rollsBy('f7')).toEqual(rollsBy('f1'));
});

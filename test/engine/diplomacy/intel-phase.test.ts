import { expect, test } from 'vitest';
import { intelPhase } from '#engine/phases/intel/phase';
import type { DiplomaticState, Relation } from '#model/campaign/relation';
import { relationIdOf } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import type { Tension } from '#model/campaign/tension';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId } from '#test/support/campaign';
import {
  eventsOf,
  type FleetPlan,
  inputOf,
  looked,
  voyageOf,
  type Voyaged,
} from '#test/engine/movement/voyages';

const ON: RuleSet = { ...DEFAULT_RULE_SET, tension: 'on', startingTension: 60 };

const at = (value: number): Tension => ({ start: value, value, steps: [] });

/** Red, blue and green; red owns A, blue owns B. */
function worldOf(
  states: Readonly<Record<string, DiplomaticState>>,
  fleets: FleetPlan = {},
  admits: readonly string[] = [],
): CampaignState {
  return voyageOf({
    empires: ['red', 'blue', 'green'],
    states,
    lanes: { 'A-B': 'minor' },
    owners: { A: 'red', B: 'blue' },
    fleets,
    standing: { red: { admits: admits.map(empireId) } },
  });
}

/** The same with the tensions of pairs, `red/blue`: red’s toward blue. */
function tense(state: CampaignState, values: Readonly<Record<string, number>>): CampaignState {
  const relations = { ...state.relations };
  for (const [pair, value] of Object.entries(values)) {
    const [of, toward] = pair.split('/').map((one) => empireId(one));
    const row = relations[relationIdOf(of!, toward!)]!;
    relations[row.id] = { ...row, tensions: { ...row.tensions, [of!]: at(value) } };
  }
  return { ...state, relations };
}

function intel(state: CampaignState, rules: RuleSet = ON): Voyaged {
  const result = intelPhase.run(inputOf({ ...looked(state), phase: 'intel' }, {}, rules));
  if (!result.done) throw new Error('the Intel Phase asks nothing');
  return result;
}

const changes = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'TensionChanged').map(
    ({ empire, toward, cause, by, value }) =>
      `${empire}/${toward} ${cause} ${String(by)} = ${String(value)}`,
  );

const PEACE = {
  'red/blue': 'non-intercourse',
  'red/green': 'non-intercourse',
  'blue/green': 'non-intercourse',
} as const;

test('DIP-4: every tension drifts by one toward 50, from where the setting starts it', () => {
  const played = intel(tense(worldOf(PEACE), { 'red/blue': 33, 'green/red': 50 }));
  expect(changes(played)).toEqual([
    'blue/green drift -1 = 59',
    'green/blue drift -1 = 59',
    'blue/red drift -1 = 59',
    'red/blue drift 1 = 34',
    'red/green drift -1 = 59',
  ]);
});

test('DIP-4: with the setting off nothing moves, and nothing is kept', () => {
  const state = tense(worldOf(PEACE), { 'red/blue': 100 });
  const played = intel(state, { ...ON, tension: 'off' });
  expect(changes(played)).toEqual([]);
  expect(eventsOf(played, 'WarDeclared')).toEqual([]);
});

test('DIP-4: five points for each fleet of warships that may not be there', () => {
  const fleets = { blue: { f1: ['A', 'dd', 'ca'], f2: ['A', 'dd'], f3: ['B', 'dd'] } };
  expect(changes(intel(worldOf(PEACE, fleets)))).toContain('red/blue trespass 10 = 70');
});

test.each([
  ['convoys', ['A', 'convoy'], 'non-intercourse', []],
  ['Diplomatic ships', ['A', 'diplomat'], 'non-intercourse', []],
  ['fleets that may enter by permission', ['A', 'dd'], 'non-intercourse', ['blue']],
  ['fleets of a Military partner', ['A', 'dd'], 'military', []],
  ['fleets of an enemy', ['A', 'dd'], 'war', []],
] as const)('DIP-4: no points for %s', (_, fleet, state, admits) => {
  const world = worldOf({ ...PEACE, 'red/blue': state }, { blue: { f1: fleet } }, admits);
  expect(changes(intel(world)).filter((line) => line.includes('trespass'))).toEqual([]);
});

test('DIP-4, FOG-3: fleets that nobody sees move no tension', () => {
  const fleets = { blue: { f1: ['A', 'ghost'] } };
  expect(changes(intel(worldOf(PEACE, fleets))).join()).not.toContain('trespass');
});

test('DIP-4, DIP-17: at 100 it is War, and the tension of all who hear of it moves', () => {
  const states = { ...PEACE, 'red/green': 'trade' } as const;
  const played = intel(tense(worldOf(states), { 'blue/red': 100, 'green/blue': 70 }));
  expect(eventsOf(played, 'WarDeclared')).toMatchObject([{ by: 'blue', against: 'red' }]);
  expect(played.state.relations[relationIdOf(empireId('red'), empireId('blue'))]).toMatchObject({
    state: 'war',
    openly: null,
  });
  expect(changes(played)).toContain('green/blue war-on-friend 10 = 80');
});

test('DIP-4: a war on an enemy calms', () => {
  const states = { ...PEACE, 'red/green': 'war' } as const;
  const played = intel(tense(worldOf(states), { 'blue/red': 100, 'green/blue': 70 }));
  expect(changes(played)).toContain('green/blue war-on-enemy -10 = 60');
});

test('DIP-4: a war ends when one side has no tension left and the other at most 50', () => {
  const states = { ...PEACE, 'red/blue': 'war', 'red/green': 'war' } as const;
  const tensions = { 'red/blue': 0, 'blue/red': 50, 'red/green': 0, 'green/red': 51 };
  const played = intel(tense(worldOf(states), tensions));
  expect(eventsOf(played, 'ArmisticeSigned')).toMatchObject([{ a: 'blue', b: 'red' }]);
  const { relations } = played.state;
  expect(relations[relationIdOf(empireId('red'), empireId('blue'))]?.state).toBe('non-intercourse');
  expect(relations[relationIdOf(empireId('red'), empireId('green'))]?.state).toBe('war');
});

/** Red and blue with something between them that nobody else knows. */
function secretly(state: CampaignState, row: Partial<Relation>): CampaignState {
  const id = relationIdOf(empireId('red'), empireId('blue'));
  const relations = { ...state.relations, [id]: { ...state.relations[id]!, ...row } };
  return { ...state, relations };
}

const toldOfWar = (played: Voyaged): readonly string[] =>
  eventsOf(played, 'WarDeclared').flatMap(({ witnesses }) => witnesses.map((one) => one.empire));

test('DIP-12, FOG-8: tension ends no covert war, because the news would reveal it', () => {
  const world = tense(worldOf(PEACE), { 'red/blue': 0, 'blue/red': 22 });
  const played = intel(secretly(world, { state: 'war', openly: 'non-intercourse' }));
  expect(eventsOf(played, 'ArmisticeSigned')).toEqual([]);
});

test('DIP-12: a covert war becomes public at 100', () => {
  const world = tense(worldOf(PEACE), { 'red/blue': 100, 'blue/red': 22 });
  const played = intel(secretly(world, { state: 'war', openly: 'non-intercourse' }));
  expect(eventsOf(played, 'WarDeclared')).toMatchObject([{ by: 'red', against: 'blue' }]);
  expect(toldOfWar(played)).toContain('green');
});

test('DIP-12: nobody is told of a war that they believed in during a covert peace', () => {
  const world = tense(worldOf({ ...PEACE, 'red/blue': 'war' }), { 'red/blue': 100 });
  const played = intel(secretly(world, { state: 'non-intercourse', openly: 'war' }));
  expect(toldOfWar(played)).toEqual(['red', 'blue']);
  expect(changes(played).join()).not.toContain('war-on');
});

test('DIP-4, DIP-11: an armistice ends the pact of those who had only this war in common', () => {
  const states = { 'red/blue': 'war', 'blue/green': 'war', 'red/green': 'trade' } as const;
  const world = tense(worldOf(states), { 'red/blue': 0, 'blue/red': 22 });
  const id = relationIdOf(empireId('red'), empireId('green'));
  const relations = { ...world.relations, [id]: { ...world.relations[id]!, pact: true } };
  const played = intel({ ...world, relations });
  expect(eventsOf(played, 'PactEnded')).toMatchObject([{ a: 'green', b: 'red' }]);
  expect(played.state.relations[id]?.pact).toBe(false);
});

test('FOG-8: only the empire itself is told of its tension', () => {
  const played = intel(worldOf(PEACE, { blue: { f1: ['A', 'dd'] } }));
  for (const event of eventsOf(played, 'TensionChanged')) {
    expect(event.witnesses).toEqual([{ empire: event.empire, as: 'owner' }]);
  }
});

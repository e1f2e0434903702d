import { expect, test } from 'vitest';
import { movementPhase } from '#engine/phases/movement/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { surveyOf } from '#fog/views/survey-of';
import { valuesById } from '#kernel/collections/tables';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import type { CampaignState } from '#model/campaign/state';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import type { RuleSet } from '#model/settings/rule-set';
import { eventsOf, inputOf, looked, move, ordersOf } from '#test/engine/movement/voyages';
import { empireId, systemId } from '#test/support/campaign';
import { exploreBy, unexploredStart } from '#test/support/unexplored';
import { findBy, findsStart, takeBy } from './finds-world.ts';

type Line = readonly [RollKind, ...number[]];
const hub = systemId('H0101');
/** A minor system: its Capacity is 6 without traits. A Prometheus has CC 2. */
const bare = { capacity: 6, raw: 2, native: { census: 4, morale: 3, productivity: 2 } };
const RARE_METALS: readonly Line[] = [['trait', 3, 4]];

const start = (surveys: RuleSet['surveys'], ships: readonly string[], more: object = {}) => {
  const plan = { hub: { ...bare, ...more }, settings: { surveys } };
  const made = findsStart({ ...plan, ...(ships.length > 0 ? { atHub: { human: ships } } : {}) });
  return { ...made, state: { ...looked(made.state), phase: 'movement' } as CampaignState };
};
const viewOf = (state: CampaignState, rules: RuleSet, empire: string) =>
  empireViewOf(state, empireId(empire), { campaignName: '', rules });

test('OPT-3: Explorers that stay survey a system until its trait is known', () => {
  const { state, rules } = start('explorers', ['Prometheus', 'Prometheus']);
  const first = findBy({ state, rules });
  expect(eventsOf(first, 'SystemSurveyed')).toMatchObject([
    { empire: 'human', system: hub, spent: 4, total: 4, needed: 6, find: null, rolls: [] },
  ]);
  expect(first.state.systems[hub]).toMatchObject({ traits: [], ...bare });
  const second = findBy({ state: { ...first.state, turn: state.turn + 1 }, rules }, RARE_METALS);
  expect(eventsOf(second, 'SystemSurveyed')).toMatchObject([{ total: 8, needed: 6 }]);
  expect(second.state.systems[hub]).toMatchObject({
    ...{ traits: ['Rare Metals'], capacity: 6, raw: 3 },
    native: { census: 4, morale: 3, productivity: 3 },
  });
  const seen = viewOf(second.state, rules, 'human').systems[hub];
  expect(seen?.visited?.facts).toMatchObject({ traits: ['Rare Metals'], raw: 3 });
  const third = findBy({ state: { ...second.state, turn: state.turn + 2 }, rules });
  expect(eventsOf(third, 'SystemSurveyed')).toEqual([]);
});

test.each([
  ['anomalies and a homeworld are rolled again', [10, 11, 7], ['Rare Metals']],
  ['roll twice brings two', [12, 8, 9], ['Expanded Population', 'Fair Biosphere']],
] as const)('OPT-3, MAP-4: %s', (_name, totals, traits) => {
  const { state, rules } = start('explorers', ['Prometheus', 'Prometheus', 'Prometheus']);
  const rolls = totals.map((total): Line => ['trait', 6, total - 6]);
  const result = findBy({ state, rules }, rolls);
  expect(eventsOf(result, 'SystemSurveyed')[0]?.rolls).toHaveLength(totals.length);
  expect(result.state.systems[hub]).toMatchObject({ traits, anomalies: [], importance: 'minor' });
});

test.each([
  ['the rule is off', 'off', ['Prometheus'], {}],
  ['there is no Explorer', 'explorers', ['Apollo'], {}],
  ['its trait is known', 'explorers', ['Prometheus'], { traits: ['Rare Metals'] }],
  ['outposts survey', 'outpost', ['Prometheus'], {}],
] as const)('OPT-3: nobody surveys where %s', (_name, surveys, ships, more) => {
  const result = findBy(start(surveys, ships, more));
  expect(eventsOf(result, 'SystemSurveyed')).toEqual([]);
});

test('OPT-3, OPT-12, SUP-1: nobody surveys beside raiders, because they will attack', () => {
  const { state, rules } = findsStart({
    settings: { surveys: 'explorers', explorationEncounters: 'on', raiders: 'on' },
    ...{ hub: bare, atHub: { human: ['Prometheus'] } },
  });
  const first = findBy({ state, rules }, [
    ['exploration encounter', 6],
    ['exploration encounter', 3],
    ['raider purchase', 1, 1, 1, 1],
    ['raider purchase', 1],
  ]);
  expect(eventsOf(first, 'RaidersCame')).toHaveLength(1);
  expect(eventsOf(first, 'SystemSurveyed')).toEqual([]);
  const second = findBy({ state: { ...first.state, turn: state.turn + 1 }, rules });
  expect(eventsOf(second, 'SystemSurveyed')).toEqual([]);
});

test('OPT-3, MAP-8: the Explorers of a splinter colony survey from the turn after they came', () => {
  const { state, rules } = start('explorers', ['Apollo'], { anomalies: ['Splinter Colony'] });
  const human = empireId('human');
  const [explorer] = valuesById(state.designs).filter(({ name }) => name === 'Prometheus');
  const empire = { ...state.empires[human]!, unlocked: [explorer!.id] };
  const first = findBy({
    state: { ...state, empires: { ...state.empires, [human]: empire } },
    rules,
  });
  expect(eventsOf(first, 'SystemSurveyed')).toEqual([]);
  const taken = takeBy({ state: first.state, rules });
  const [joined] = eventsOf(taken, 'FindTaken');
  expect(new Set(joined!.units.map(({ design }) => design))).toEqual(new Set([explorer!.id]));
  const now: CampaignState = { ...taken.state, phase: 'movement' };
  expect(eventsOf(findBy({ state: now, rules }), 'SystemSurveyed')).toEqual([]);
  const second = findBy({ state: { ...now, turn: now.turn + 1 }, rules });
  expect(eventsOf(second, 'SystemSurveyed')).toMatchObject([{ spent: 2 * joined!.units.length }]);
});

test('OPT-3: a fleet that moves surveys nothing', () => {
  const { state, rules } = start('explorers', ['Prometheus']);
  const away = move('human.f1', systemId('H0001'));
  const result = movementPhase.run(inputOf(state, ordersOf({ human: [away] }), rules));
  if (!result.done) throw new Error('nobody is asked');
  expect(eventsOf(result, 'FleetMoved')).toHaveLength(1);
  expect(eventsOf(result, 'SystemSurveyed')).toEqual([]);
});

test('OPT-3: an outpost takes as many turns as the Capacity without traits', () => {
  let { state } = start('outpost', [], { owner: 'human' });
  const { rules } = start('outpost', []);
  for (let turn = 1; turn < 6; turn += 1) {
    state = { ...findBy({ state, rules }).state, turn: turn + 1 };
  }
  const own = viewOf(state, rules, 'human').systems[hub];
  expect(own?.own?.traits).toEqual([]);
  expect(own === undefined ? null : surveyOf(own, viewOf(state, rules, 'human'))).toEqual({
    done: 5,
    needed: 6,
  });
  const last = findBy({ state, rules }, RARE_METALS);
  expect(last.state.systems[hub]).toMatchObject({ traits: ['Rare Metals'], raw: 3 });
});

test('OPT-3: where only outposts survey, a colony waits for no survey', () => {
  const { state, rules } = start('outpost', [], { owner: 'human', census: 1, morale: 1 });
  const view = viewOf(state, rules, 'human');
  expect(view.systems[hub]?.own?.traits).toEqual([]);
  expect(surveyOf(view.systems[hub]!, view)).toBeNull();
});

test('OPT-3, FOG-2: each empire counts for itself, and nobody sees what others have surveyed', () => {
  const made = findsStart({
    ...{ hub: bare, settings: { surveys: 'explorers' } },
    atHub: { human: ['Prometheus'], loran: ['Prometheus', 'Apollo'] },
  });
  const { rules } = made;
  const state: CampaignState = { ...looked(made.state), relations: {}, phase: 'movement' };
  const result = findBy({ state, rules });
  expect(eventsOf(result, 'SystemSurveyed').map(({ empire, total }) => [empire, total])).toEqual([
    ['human', 2],
    ['loran', 2],
  ]);
  const views = ['human', 'loran'].map((empire) => viewOf(result.state, rules, empire));
  expect(views.map(({ systems }) => systems[hub]?.surveyed)).toEqual([2, 2]);
});

/** A Movement Phase on a map that is explored from nothing. */
function explored(start: ReturnType<typeof unexploredStart>, script: readonly Line[]) {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const orders = ordersOf({ human: [exploreBy('human')] });
  const result = movementPhase.run({ ...inputOf(start.state, orders, start.rules), dice });
  if (!result.done) throw new Error('nobody is asked');
  dice.assertExhausted();
  return result;
}
const FOUND: readonly Line[] = [
  ['exploration order', 9, 1, 1, 1],
  ['exploration', 7],
  ['importance', 3],
  ['trait', 4, 6],
  ['trait', 3, 4],
  ['anomaly', 9],
  ['number of lanes', 4],
  ['lane side', 1],
  ['system name', 1],
  ['lane class', 4],
];
const unexplored = (surveys: RuleSet['surveys']) => {
  const made = unexploredStart();
  return { ...made, rules: { ...made.rules, surveys } };
};

test('OPT-3, MAP-12: what is found shows no trait; all else is as without surveys', () => {
  const [plain, hidden] = [unexplored('off'), unexplored('explorers')].map(
    (made) => explored(made, FOUND).state,
  );
  expect(plain?.systems[hub]).toMatchObject({ traits: ['Rare Metals'], raw: 3 });
  expect(hidden?.systems[hub]).toEqual({ ...plain?.systems[hub], traits: [], ...bare });
  expect(hidden?.lanes).toEqual(plain?.lanes);
});

test('OPT-3, MOV-5: a fleet that explores from there surveys nothing in that turn', () => {
  const made = unexplored('explorers');
  const { state, events } = explored(made, FOUND);
  const next = { ...made, state: { ...state, turn: state.turn + 1 } };
  const lost: readonly Line[] = [
    ['exploration order', 9, 1, 1, 1],
    ['exploration', 1],
    ['exploration peril', 1],
  ];
  const surveyed = [{ events }, explored(next, lost)].map((one) => {
    return eventsOf({ ...one, state }, 'SystemSurveyed').length;
  });
  expect(surveyed).toEqual([0, 0]);
});

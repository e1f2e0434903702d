import { expect, test } from 'vitest';
import { endOfTurnPhase } from '#engine/phases/end-of-turn/phase';
import { movementPhase } from '#engine/phases/movement/phase';
import type { Phase } from '#engine/record/phase';
import { empireViewOf } from '#fog/views/empire-view-of';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { laneBetween, laneIdOf } from '#model/campaign/lane';
import type { CampaignState } from '#model/campaign/state';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { brokenInvariants } from '#rules/invariants/broken-invariants';
import { sceneOfModerator } from '#report/map/scene-of-moderator';
import { moderatorViewOf } from '#fog/views/moderator-view-of';
import { empireId, systemId, systemOf } from '#test/support/campaign';
import { exploreBy, unexploredStart } from '#test/support/unexplored';
import { eventsOf, inputOf, ordersOf, whereAre } from './voyages.ts';

type Line = readonly [RollKind, ...number[]];
type Start = ReturnType<typeof unexploredStart>;

const sol = systemId('H0001');
const hub = systemId('H0101');
const nest = systemId('H0201');
const north = systemId('H0200');

const draw = (value: number): Line => ['exploration order', value, 1, 1, 1];
/** A minor system with Rare Metals and one lane more, by the side to the north-east; it is called Fenel. */
const FOUND: readonly Line[] = [
  ['importance', 3],
  ['trait', 3, 4],
  ['number of lanes', 4],
  ['lane side', 1],
  ['system name', 1],
];

function play(
  phase: Phase,
  { state, rules }: Pick<Start, 'state' | 'rules'>,
  empires: readonly string[],
  script: readonly Line[],
) {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const sheets = Object.fromEntries(empires.map((empire) => [empire, [exploreBy(empire)]]));
  const result = phase.run({ ...inputOf(state, ordersOf(sheets), rules), dice });
  if (!result.done) throw new Error('nobody is asked');
  dice.assertExhausted();
  expect(brokenInvariants({ ...result.state, phase: 'end-of-turn' })).toEqual([]);
  return result;
}

const viewOf = ({ rules }: Start, state: CampaignState, empire: string) =>
  empireViewOf(state, empireId(empire), { campaignName: '', rules });

const firstTurn: readonly Line[] = [draw(9), ['exploration', 7], ...FOUND, ['lane class', 6]];

test('MAP-12, MOV-5: what lies at the end of a lane is generated when the lane is explored', () => {
  const start = unexploredStart();
  const result = play(movementPhase, start, ['human'], firstTurn);
  const [found] = eventsOf(result, 'SystemGenerated');
  expect(found).toMatchObject({ empire: 'human', fleet: 'human.f1', turn: 1, witnesses: [] });
  expect(found?.rolls).toHaveLength(5);
  expect(result.state.systems[hub]).toMatchObject({
    ...{
      name: 'Fenel',
      hex: { q: 0, r: 0 },
      importance: 'minor',
      capacity: 6,
      raw: 3,
      owner: null,
    },
    ...{ census: 0, morale: 0, productivity: 0, traits: ['Rare Metals'], anomalies: [] },
    native: { census: 4, morale: 3, productivity: 3 },
  });
  expect(result.state.lanes).toMatchObject({
    [laneIdOf(sol, hub)]: { class: 'major' },
    [laneIdOf(hub, nest)]: { class: 'unexplored' },
    [laneIdOf(hub, north)]: { class: 'unexplored' },
  });
  expect(whereAre(result.state)).toContain('human.f1 in H0101');
});

test('FOG-2, MAP-12: a lane into the dark leads to a hex; the explorer learns what is there, nobody else', () => {
  const start = unexploredStart();
  const dark = { name: 'H0101', hex: { q: 0, r: 0 }, visited: null };
  expect(viewOf(start, start.state, 'human').systems[hub]).toMatchObject(dark);
  const { state } = play(movementPhase, start, ['human'], firstTurn);
  const seen = viewOf(start, state, 'human').systems;
  expect(seen[hub]).toMatchObject({ name: 'Fenel', visited: { facts: { capacity: 6 } } });
  expect(seen[north]).toMatchObject({ name: 'H0200', visited: null });
  const still = play(movementPhase, start, [], []).state;
  expect(viewOf(start, state, 'loran')).toEqual(viewOf(start, still, 'loran'));
});

test('MAP-12: two who explore toward one hex find the same system, and the second names its lane’s class alone', () => {
  const start = unexploredStart();
  const result = play(
    movementPhase,
    start,
    ['human', 'loran'],
    [
      ...[draw(9), draw(4), ['exploration', 7] as const],
      ...FOUND,
      ['lane class', 1],
      ['exploration', 7],
      ['lane class', 4],
    ],
  );
  expect(eventsOf(result, 'SystemGenerated').map(({ empire }) => empire)).toEqual(['loran']);
  expect(whereAre(result.state)).toEqual(['human.f1 in H0101', 'loran.f1 in H0101']);
});

test('OPT-1: among unmapped stars an explored lane is restricted, and no die is rolled for it', () => {
  const start = unexploredStart({ unmappedStars: 'on' });
  const script = firstTurn.filter(([kind]) => kind !== 'lane class');
  const { state } = play(movementPhase, start, ['human'], script);
  expect(state.lanes[laneIdOf(sol, hub)]?.class).toBe('restricted');
});

/** Sol and the hub, joined, and nothing left to explore there; what else is known of the map. */
function closed(start: Start, lanes: readonly ReturnType<typeof laneBetween>[]): CampaignState {
  const found = systemOf({ id: hub, name: 'Abra', importance: 'unimportant', hex: { q: 0, r: 0 } });
  return {
    ...start.state,
    phase: 'end-of-turn',
    knownLanes: {},
    systems: { ...start.state.systems, [hub]: found },
    lanes: Object.fromEntries(lanes.map((lane) => [lane.id, lane])),
  };
}

test('MAP-11: where nothing is left to explore one lane more leads into the dark, from the least important system', () => {
  const start = unexploredStart();
  const joined = [laneBetween(sol, hub, 'minor'), laneBetween(hub, nest, 'minor')];
  const state = closed(start, joined);
  const result = play(endOfTurnPhase, { ...start, state }, [], [['map tie', 3]]);
  const [appeared] = eventsOf(result, 'LaneAppeared');
  expect(appeared?.lane).toMatchObject({ a: 'H0002', b: 'H0101', class: 'unexplored' });
  expect(appeared?.witnesses).toEqual([]);
  expect(eventsOf(result, 'LaneAppeared')).toHaveLength(1);
});

test('MAP-11: each region counts for itself', () => {
  const start = unexploredStart();
  const state = closed(start, [
    laneBetween(sol, hub, 'minor'),
    laneBetween(nest, north, 'unexplored'),
  ]);
  const result = play(endOfTurnPhase, { ...start, state }, [], [['map tie', 1]]);
  expect(eventsOf(result, 'LaneAppeared').map(({ lane }) => lane.id)).toEqual(['H0101-H0200']);
});

test('MAP-11: as long as a lane is unexplored, and on maps that were whole from the start, nothing appears', () => {
  const start = unexploredStart();
  const open = { ...start.state, phase: 'end-of-turn' } as const;
  expect(eventsOf(play(endOfTurnPhase, { ...start, state: open }, [], []), 'LaneAppeared')).toEqual(
    [],
  );
  const state = closed(start, [laneBetween(sol, hub, 'minor'), laneBetween(hub, nest, 'minor')]);
  const rules = { ...start.rules, explored: null };
  expect(eventsOf(play(endOfTurnPhase, { rules, state }, [], []), 'LaneAppeared')).toEqual([]);
});

test('MAP-12: the moderator’s map shows hexes where nobody has been', () => {
  const { state, rules } = unexploredStart();
  const scene = sceneOfModerator(moderatorViewOf(state, { campaignName: '', rules }));
  expect(scene.systems.find(({ id }) => id === hub)).toMatchObject({
    name: 'H0101',
    size: 'located',
    hex: { q: 0, r: 0 },
  });
});

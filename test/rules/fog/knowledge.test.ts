import { expect, test } from 'vitest';
import { knowledgeIdOf } from '#model/campaign/knowledge';
import { empireId, systemId } from '#test/support/campaign';
import { eventsOf, looked, move, sail, voyageOf } from '#test/engine/movement/voyages';

const RED = empireId('red');
const start = looked(
  voyageOf({
    lanes: { 'A-B': 'major', 'B-C': 'unexplored', 'B-D': 'minor', 'D-E': 'minor' },
    owners: { A: 'red', B: 'blue' },
    fleets: { red: { f1: ['A', 'dd'] } },
  }),
);

test('FOG-2: an owner knows its own system wholly, and that there is something beyond its lanes', () => {
  const known = Object.values(start.knownSystems).filter(({ viewer }) => viewer === RED);
  expect(
    known.map(({ system, visited, reported }) => [system, visited !== null, reported !== null]),
  ).toEqual([
    ['A', true, true],
    ['B', false, false],
  ]);
});

test('FOG-2 MAP-13: a visit shows the system, its lanes and where they lead, not its inner values', () => {
  const { state } = sail(start, { red: [move('red.f1', 'B')] });
  expect(state.knownSystems[knowledgeIdOf(RED, systemId('B'))]).toMatchObject({
    visited: { turn: 1, source: 'presence', facts: { owner: 'blue', settlement: 'colony' } },
    reported: null,
  });
  expect(state.knownLanes[knowledgeIdOf(RED, 'B-C' as never)]!.class).toBe('unexplored');
  expect(state.knownLanes[knowledgeIdOf(RED, 'B-D' as never)]!.class).toBe('minor');
  expect(state.knownSystems[knowledgeIdOf(RED, systemId('D'))]).toMatchObject({ visited: null });
  expect(state.knownSystems[knowledgeIdOf(RED, systemId('E'))]).toBe(undefined);
});

test('FOG-7 FOG-11: what was learned stays until somebody looks again', () => {
  const there = sail(start, { red: [move('red.f1', 'B')] });
  const back = sail({ ...there.state, turn: 2 }, { red: [move('red.f1', 'A')] });
  const id = systemId('B');
  const lost = { ...back.state.systems[id]!, owner: null, census: 0, morale: 0, productivity: 0 };
  const changed = { ...back.state, turn: 3, systems: { ...back.state.systems, [id]: lost } };
  const waited = sail(changed, {});
  const memory = waited.state.knownSystems[knowledgeIdOf(RED, id)]!.visited;
  expect(memory).toMatchObject({ turn: 1, facts: { owner: 'blue' } });
  const again = sail({ ...waited.state, turn: 4 }, { red: [move('red.f1', 'B')] });
  expect(again.state.knownSystems[knowledgeIdOf(RED, id)]!.visited).toMatchObject({
    turn: 4,
    facts: { owner: null, settlement: 'uninhabited' },
  });
});

test('FOG-2: nothing new is told twice', () => {
  const quiet = sail(looked(start), {});
  expect(quiet.events).toEqual([]);
});

test('FOG-7: own values are recorded when they change', () => {
  const id = systemId('A');
  const grown = { ...start.systems[id]!, census: 5 };
  const result = sail({ ...start, systems: { ...start.systems, [id]: grown } }, {});
  expect(eventsOf(result, 'SystemReported')).toMatchObject([
    { viewer: 'red', facts: { census: 5 } },
  ]);
});

test('MAP-13: the class of a lane that was explored meanwhile is learned on the next visit', () => {
  const { state } = sail(start, { red: [move('red.f1', 'B')] });
  const id = 'B-C' as never;
  const lanes = { ...state.lanes, [id]: { ...state.lanes[id]!, class: 'major' as const } };
  const explored = { ...state, turn: 2, lanes };
  expect(sail(explored, {}).state.knownLanes[knowledgeIdOf(RED, id)]!.class).toBe('major');
  const left = sail({ ...state, turn: 2 }, { red: [move('red.f1', 'A')] }).state;
  const unseen = sail({ ...left, turn: 3, lanes }, {}).state;
  expect(unseen.knownLanes[knowledgeIdOf(RED, id)]!.class).toBe('unexplored');
});

test('FOG-2, DIP-1: an empire that visits a system meets its owner, and knows it by name', () => {
  const { state } = sail({ ...start, relations: {} }, { red: [move('red.f1', 'B')] });
  const known = state.knownSystems[knowledgeIdOf(RED, systemId('B'))]!;
  expect(known.visited!.facts).toMatchObject({ owner: 'blue', settlement: 'colony' });
});

import { expect, test } from 'vitest';
import { openingPhase } from '#engine/phases/opening/phase';
import { compareText } from '#kernel/result/compare-text';
import { type KnownSystem, knowledgeIdOf } from '#model/campaign/knowledge';
import type { DiplomaticState } from '#model/campaign/relation';
import type { CampaignState } from '#model/campaign/state';
import { visitedFactsOf } from '#rules/sight/visited-facts-of';
import { designId, empireId, systemId, unitId, unitOf } from '#test/support/campaign';
import { type Voyaged, inputOf, voyageOf } from '#test/engine/movement/voyages';

function open(state: CampaignState): Voyaged {
  const result = openingPhase.run(inputOf({ ...state, phase: 'opening', turn: 5 }, {}));
  if (!result.done) throw new Error('the opening asks nobody');
  return result;
}

/** What an empire saw at a place in turn 2. */
function visitedBefore(state: CampaignState, viewer: string, at: string): CampaignState {
  const [empire, system] = [empireId(viewer), systemId(at)];
  const { name, hex } = state.systems[system]!;
  const dated = { turn: 2, source: 'presence' } as const;
  const facts = visitedFactsOf(state, empire, state.systems[system]!);
  const row: KnownSystem = {
    id: knowledgeIdOf(empire, system),
    viewer: empire,
    system,
    name,
    hex,
    located: dated,
    visited: { ...dated, facts },
    reported: null,
    surveyed: 0,
  };
  return { ...state, knownSystems: { ...state.knownSystems, [row.id]: row } };
}

/** One empire between two allies: it was at D in turn 2, and the explorer is there now. */
function chain(middle: string, explorer: string, end: string): CampaignState {
  const pair = (one: string, other: string): string => [one, other].sort(compareText).join('/');
  const states: Record<string, DiplomaticState> = {
    [pair(middle, explorer)]: 'alliance',
    [pair(middle, end)]: 'alliance',
  };
  const state = voyageOf({
    empires: ['blue', 'green', 'red'],
    states,
    lanes: { 'A-B': 'major', 'B-C': 'minor', 'C-D': 'major' },
    owners: { A: end, C: middle },
    fleets: { [explorer]: { f1: ['D', 'dd'] } },
    units: [],
  });
  return visitedBefore(state, middle, 'D');
}

test.each([
  ['blue', 'green', 'red'],
  ['green', 'blue', 'red'],
  ['red', 'green', 'blue'],
  ['red', 'blue', 'green'],
])(
  'FOG-9: %s tells what it knew itself when the sharing began, not what %s tells it meanwhile',
  (middle, explorer, end) => {
    const { state } = open(chain(middle, explorer, end));
    const visited = state.knownSystems[knowledgeIdOf(empireId(end), systemId('D'))]?.visited;
    expect(visited).toMatchObject({ turn: 2, source: 'ally', by: middle });
  },
);

/** Blue's two depots, of which one is put up first. */
function withDepots(first: string, second: string): CampaignState {
  const start = voyageOf({
    empires: ['blue', 'red'],
    states: { 'blue/red': 'military' },
    lanes: { 'A-B': 'major', 'B-C': 'minor', 'C-D': 'major' },
    owners: { A: 'red', C: 'blue', D: 'blue' },
    fleets: {},
    units: [],
  });
  const depots = [first, second].map((at, nth) =>
    unitOf({
      id: unitId(`blue.u${String(90 + nth)}`),
      owner: empireId('blue'),
      design: designId('depot'),
      place: { kind: 'system', system: systemId(at) },
    }),
  );
  const units = Object.fromEntries(depots.map((unit) => [unit.id, unit]));
  return { ...start, units: { ...start.units, ...units } };
}

test('FOG-9, FOG-12: partners tell of their depots in an order that says nothing of their numbers', () => {
  const toldOf = ({ events }: Voyaged) =>
    events.flatMap((event) =>
      event.type === 'SystemLocated' && event.source === 'treaty' ? [event.system] : [],
    );
  expect(toldOf(open(withDepots('C', 'D')))).toEqual(['C', 'D']);
  expect(toldOf(open(withDepots('D', 'C')))).toEqual(['C', 'D']);
});

test('FOG-9, FOG-12: what changed of what was told before comes in the order of its names', () => {
  const before = open(withDepots('D', 'C')).state;
  const more = ['D', 'C'].map((at, nth) =>
    unitOf({
      id: unitId(`blue.u${String(95 + nth)}`),
      owner: empireId('blue'),
      design: designId('depot'),
      place: { kind: 'system', system: systemId(at) },
    }),
  );
  const units = Object.fromEntries(more.map((unit) => [unit.id, unit]));
  const { events } = open({ ...before, units: { ...before.units, ...units } });
  const told = events.flatMap((event) => (event.type === 'ContactTold' ? [event.contact] : []));
  expect(told).toEqual(['red.c1', 'red.c2']);
});

import { expect, test } from 'vitest';
import { empireViewOf } from '#fog/views/empire-view-of';
import { recorderOf } from '#engine/record/recorder';
import { takeSight } from '#engine/sight/take-sight';
import { relationIdOf } from '#model/campaign/relation';
import { DEFAULT_RULE_SET, type RuleSet } from '#model/settings/rule-set';
import { empireId, systemId } from '#test/support/campaign';
import { inputOf, move, sail, voyageOf } from '../movement/voyages.ts';

const [red, blue, green] = [empireId('red'), empireId('blue'), empireId('green')];
/** Red at A, blue a lane away, green far off with a ship that hides; red and green never met. */
const plan = voyageOf({
  empires: ['red', 'blue', 'green'],
  lanes: { 'A-B': 'major', 'B-C': 'major', 'C-D': 'minor' },
  owners: { A: 'red', D: 'green' },
  fleets: {
    red: { f1: ['A', 'dd'] },
    blue: { f1: ['B', 'dd', 'dd'] },
    green: { f1: ['C', 'dd'], f2: ['D', 'ghost'] },
  },
  states: { 'red/blue': 'non-aggression', 'blue/green': 'non-aggression' },
});
const relations = Object.fromEntries(
  Object.entries(plan.relations).filter(([pair]) => pair !== relationIdOf(red, green)),
);
const before = { ...plan, relations };
const rulesOf = (fog: RuleSet['fog']): RuleSet => ({ ...DEFAULT_RULE_SET, fog });

/** What red knows when everybody has looked around. */
function viewed(fog: RuleSet['fog'], state = before) {
  const record = recorderOf(state);
  takeSight(record, inputOf({ ...state, phase: 'economic' }, {}, rulesOf(fog)));
  const { state: after, events } = record.result();
  const view = empireViewOf(after, red, { campaignName: 'Open', rules: rulesOf(fog) });
  return { after, events, view };
}

test('FOG-1: open-handed everybody knows every system with its values, and every lane', () => {
  const { view } = viewed('openHanded');
  expect(Object.keys(view.systems)).toEqual(['A', 'B', 'C', 'D']);
  expect(view.systems[systemId('D')]).toMatchObject({
    own: null,
    visited: { facts: { settlement: 'colony' } },
    reported: { facts: { census: 3, morale: 2, productivity: 2 } },
  });
  expect(Object.values(view.lanes).map((lane) => lane.class)).toEqual(['major', 'major', 'minor']);
  expect(Object.keys(viewed('full').view.systems)).toEqual(['A', 'B']);
});

test('FOG-1: open-handed all fleets are seen, strangers as an unknown power, and ships that hide are not', () => {
  const seen = Object.values(viewed('openHanded').view.contacts).map(({ owner, place, groups }) => [
    owner,
    place,
    groups.map(({ design, count }) => `${String(count)} ${design}`),
  ]);
  expect(seen).toEqual([
    ['blue', { kind: 'system', system: 'B' }, ['2 dd']],
    [null, { kind: 'system', system: 'C' }, ['1 dd']],
  ]);
  expect(viewed('full').view.contacts).toEqual({});
});

test('DIP-1: to see a stranger far away is no contact', () => {
  const { events } = viewed('openHanded');
  expect(events.filter(({ type }) => type === 'EmpiresMet')).toEqual([]);
});

test('FOG-12: open-handed a fleet that moves out of everybody’s reach keeps its name', () => {
  const { after } = viewed('openHanded');
  const moved = sail(after, { green: [move('green.f1', 'D')] }, rulesOf('openHanded'));
  const view = empireViewOf(moved.state, red, {
    campaignName: 'Open',
    rules: rulesOf('openHanded'),
  });
  const [, stranger] = Object.values(view.contacts);
  expect(stranger).toMatchObject({ place: { system: 'D' }, cameFrom: 'C', current: true });
  expect(Object.keys(view.contacts)).toHaveLength(2);
});

test('FOG-1: everybody sees the same of a place, with or without forces there', () => {
  const { after } = viewed('openHanded');
  for (const viewer of [red, blue, green]) {
    const own = Object.values(after.contacts).filter((one) => one.viewer === viewer);
    const others = Object.values(after.fleets).filter(({ owner }) => owner !== viewer);
    const hidden = viewer === green ? 0 : 1;
    expect(own).toHaveLength(others.length - hidden);
  }
});

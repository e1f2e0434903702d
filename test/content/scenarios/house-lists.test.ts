import { readFileSync } from 'node:fs';
import { formatScenario } from '#content/scenarios/format-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { DESIGN_RULES } from '#rules/design/design-rules';
import { expect, test } from 'vitest';
import { publishedLists } from '../published-lists.ts';
import { force, type Small, sound } from './small-scenario.ts';

const page = readFileSync(new URL('../../../docs/formats/force-list.md', import.meta.url), 'utf8');
const example = /```json\n([\s\S]*?)```/.exec(page)![1]!;

type Unit = Record<string, unknown> & { values: Record<string, unknown> };
type List = Record<string, unknown> & { units: Unit[] };

/** The list of the format page as a scenario writes it. */
function corsairs(): List {
  const { id, name, units } = JSON.parse(example) as List;
  return { id, name, units };
}

const lists = { ...publishedLists(), designRules: DESIGN_RULES };

/** The small scenario, in which the first empire plays the list and has a ship of it. */
function parsed(change: (scenario: Small, list: List) => void = () => undefined) {
  const scenario = sound();
  const list = corsairs();
  scenario.empires[0]!['forceList'] = 'corsairs';
  scenario.forces = [force([{ class: 'Sea Dog' }], { fleet: 'One' })];
  Object.assign(scenario, { forceLists: [list] });
  change(scenario, list);
  return parseScenario(JSON.stringify(scenario), lists);
}

function issuesAfter(change: (scenario: Small, list: List) => void) {
  const result = parsed(change);
  return result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`);
}

test('U-9: an empire plays a list that the scenario writes out', () => {
  const result = parsed();
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  const { state } = stateOfScenario(result.value, lists);
  expect(Object.values(state.units)[0]?.design).toBe('corsairs.sea-dog');
  expect(state.forceLists['corsairs' as never]).toMatchObject({ name: 'Corsair Brotherhood' });
  const unlocked = Object.values(state.empires).find(({ forceList }) => forceList === 'corsairs');
  expect(unlocked?.unlocked).toContain('corsairs.haven');
  expect(unlocked?.unlocked).not.toContain('corsairs.kestrel');
});

test('U-9: it is in the scenario when that is written again', () => {
  const result = parsed();
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(parseScenario(formatScenario(result.value), lists)).toEqual(result);
});

test('U-9: all that the unit design rules forbid is told at once, each with its place', () => {
  const issues = issuesAfter((scenario, { units }) => {
    units[0]!.values['as'] = 9;
    units[1]!['cost'] = 99;
    units[3]!['abilities'] = ['Scout 1'];
    scenario.forces = [force([{ class: 'See Dog' }], { fleet: 'One' })];
  });
  expect(issues).toEqual([
    'forceLists[0].units[0] VALUE',
    'forceLists[0].units[1].cost VALUE',
    'forceLists[0].units[3].abilities[0] VALUE',
    'forceLists[0].units[3] VALUE',
    'forceLists[0].units[3].maintenance VALUE',
    'forces[0].units[0].class UNKNOWN',
  ]);
});

test('U-9: units that are well formed are checked even when others are not', () => {
  const issues = issuesAfter((_scenario, { units }) => {
    units[0]!.values['as'] = 9;
    units[1]!['hull'] = 'XX';
  });
  expect(issues).toEqual(['forceLists[0].units[1].hull SHAPE', 'forceLists[0].units[0] VALUE']);
});

test('U-1: the points of its classes are those of the scenario’s scheme', () => {
  const raise = (scenario: Small, { units }: List, eraScheme: string): void => {
    // A medium fighter that is not Atmospheric: 6 points, 7 with ten percent, and one more.
    units[2]!.values['dv'] = 2;
    Object.assign(scenario, { settings: { eraScheme } });
  };
  expect(issuesAfter((scenario, list) => raise(scenario, list, 'startingPlus'))).toEqual([]);
  expect(issuesAfter((scenario, list) => raise(scenario, list, 'eraIBase'))).toEqual([
    'forceLists[0].units[2] VALUE',
  ]);
});

test.each([
  {
    what: 'the id of a published list',
    change: (scenario: Small, list: List) => {
      list['id'] = 'kili';
      scenario.empires[0]!['forceList'] = 'human';
      scenario.forces = [];
    },
    issues: ['forceLists[0].id TWICE'],
  },
  {
    what: 'the same id twice',
    change: (scenario: Small, list: List) => {
      Object.assign(scenario, { forceLists: [list, list] });
    },
    issues: ['forceLists[1].id TWICE'],
  },
  {
    what: 'an entry that the format does not have',
    change: (_scenario: Small, list: List) => {
      list['version'] = 1;
    },
    issues: ['forceLists[0].version SHAPE'],
  },
])('U-9: $what is refused', ({ change, issues }) => {
  expect(issuesAfter(change)).toEqual(issues);
});

test('U-9: where there are no unit design rules no list is written out', () => {
  const scenario = { ...sound(), forceLists: [corsairs()] };
  const result = parseScenario(JSON.stringify(scenario), publishedLists());
  expect(result.ok ? [] : result.error.map(({ path }) => path)).toEqual(['forceLists[0]']);
});

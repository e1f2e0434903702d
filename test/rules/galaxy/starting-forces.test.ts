import { expect, test } from 'vitest';
import { favourOf } from '#rules/galaxy/favour-of';
import { isStartingClass } from '#rules/galaxy/is-starting-class';
import { isStartingPlace } from '#rules/galaxy/is-starting-place';
import { type StartingGroup, startingBillOf } from '#rules/galaxy/starting-bill-of';
import { publishedLists } from '#test/content/published-lists';

const { designs } = publishedLists();
const classCalled = (name: string) => designs.find((one) => one.name === name)!;
const group = (name: string, count: number): StartingGroup => ({
  design: classCalled(name),
  count,
});

test.each([
  ['nothing', [], 0],
  ['what everybody gets', [group('Shipyard', 1), group('Supply Depot', 1), group('Convoy', 1)], 0],
  ['a second convoy', [group('Convoy', 2)], 20],
  ['a second shipyard elsewhere', [group('Shipyard', 1), group('Shipyard', 1)], 20],
  ['ships and flights', [group('Europa', 2), group('Saber', 8), group('Convoy', 1)], 28],
] as const)('SET-1: the bill leaves the free units out: %s', (_what, groups, bill) => {
  expect(startingBillOf(groups)).toBe(bill);
});

test('SET-1: the own list before the own era, and the universal list', () => {
  const list = { forceList: 'human', universal: new Set(['universal']) };
  const later = designs.find((one) => one.list === 'human' && one.era === 1)!;
  expect(isStartingClass(classCalled('Sparta'), { ...list, era: 1 })).toBe(true);
  expect(isStartingClass(classCalled('Convoy'), { ...list, era: 1 })).toBe(true);
  expect(isStartingClass(classCalled('Chaete'), { ...list, era: 1 })).toBe(false);
  expect(isStartingClass(later, { ...list, era: 1 })).toBe(false);
  expect(isStartingClass(later, { ...list, era: 2 })).toBe(true);
});

test.each([
  ['Home', true],
  ['Near', true],
  ['Dark', false],
  ['Far', false],
  ['Theirs', false],
])('SET-1: units begin in an own system or one explored lane away from it: %s', (at, may) => {
  const place = (name: string, owner: string | null = null) => ({ name, owner });
  const systems = [
    ...[place('Home', 'me'), place('Theirs', 'you')],
    ...[place('Near'), place('Dark'), place('Far')],
  ];
  const lanes = [
    { between: ['Near', 'Home'], class: 'minor' },
    { between: ['Home', 'Dark'], class: 'unexplored' },
    { between: ['Near', 'Far'], class: 'major' },
    { between: ['Home', 'Theirs'], class: 'major' },
  ] as const;
  const found = systems.find(({ name }) => name === at)!;
  expect(isStartingPlace('me', found, { systems, lanes, partners: [] })).toBe(may);
});

test('SET-1, SET-3: convoys may begin with a partner, nowhere else that is foreign', () => {
  const systems = [
    { name: 'Theirs', owner: 'you' },
    { name: 'Others', owner: 'it' },
  ];
  const at = (name: string) => systems.find((one) => one.name === name)!;
  const map = { systems, lanes: [], partners: ['you'] };
  expect(isStartingPlace('me', at('Theirs'), map)).toBe(true);
  expect(isStartingPlace('me', at('Others'), map)).toBe(false);
});

test('MAP-2: a favoured player is told against the average, and with equal values nobody is favoured', () => {
  const around = (jumps: number, potential: number) => ({
    ...{ jumps, potential, capacity: 0, raw: 0, anomalies: [] },
    systems: { unimportant: 0, minor: 0, major: 0 },
    lanes: { unexplored: 0, restricted: 0, minor: 0, major: 0 },
  });
  const homes = (...potentials: readonly number[]) =>
    potentials.map((potential) => ({
      home: '' as never,
      nearestRival: null,
      within: [around(2, potential), around(3, 2 * potential)],
    }));
  expect(favourOf(homes(50, 100))).toEqual([-33, 33]);
  expect(favourOf(homes(70, 70, 70))).toEqual([0, 0, 0]);
  expect(favourOf(homes(0, 0))).toEqual([0, 0]);
});

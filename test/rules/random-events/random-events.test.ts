import { expect, test } from 'vitest';
import { laneShifted } from '#rules/random-events/lane-shifted';
import { eventChance } from '#rules/random-events/event-chance';
import { eventRolled } from '#rules/random-events/event-rolled';
import { incomeByEvents, requirementByEvents } from '#rules/random-events/running-events';
import { cite } from '#kernel/reasons/cite';

test.each([
  [1, 6, 'capacity-gained'],
  [7, 12, 'capacity-lost'],
  [13, 18, 'raw-gained'],
  [19, 24, 'raw-lost'],
  [25, 30, 'census-gained'],
  [31, 36, 'census-lost'],
  [37, 42, 'morale-gained'],
  [43, 48, 'morale-lost'],
  [49, 54, 'productivity-gained'],
  [55, 60, 'productivity-lost'],
  [61, 65, 'income-halved'],
  [66, 70, 'income-doubled'],
  [71, 75, 'research-cheaper'],
  [76, 80, 'research-dearer'],
  [81, 85, 'alien-explorers'],
  [86, 92, 'hyperspace-collapse'],
  [93, 99, 'hyperspace-survey'],
  [100, 100, 'moderators-choice'],
] as const)('OPT-13: %i to %i is %s', (from, to, event) => {
  expect([eventRolled(from), eventRolled(to)]).toEqual([event, event]);
});

test.each([
  ['off', 90, 0, 0],
  ['steady', 90, 0, 5],
  ['rising', 1, 0, 5],
  ['rising', 9, 6, 15],
  ['rising', 40, 3, 100],
] as const)(
  'OPT-13: by %s in turn %i, after the last in turn %i, the chance is %i %%',
  (randomEvents, turn, last, chance) => {
    expect(eventChance({ randomEvents }, { turn, last })).toBe(chance);
  },
);

test('OPT-13: a lane changes by one class, and no further than the classes go', () => {
  const { collapse, survey } = { collapse: -1, survey: 1 } as const;
  const all = ['unexplored', 'restricted', 'minor', 'major'] as const;
  expect(all.map((one) => laneShifted(one, collapse))).toEqual([null, ...all.slice(0, 3)]);
  expect(all.map((one) => laneShifted(one, survey))).toEqual([...all.slice(1), null]);
});

const income = [{ label: 'Sol', cite: cite('ECO-1'), amount: 25 }];
const [halved, doubled] = [
  { of: 'income', percent: 50, begins: 5, ends: 7 },
  { of: 'income', percent: 200, begins: 7, ends: 8 },
] as const;

test.each([
  [4, []],
  [5, [-12]],
  [7, [-12, 13]],
  [8, [25]],
  [9, []],
] as const)('OPT-13: in turn %i events change a system income of 25 by %j', (turn, amounts) => {
  expect(incomeByEvents(income, [halved, doubled], turn).map(({ amount }) => amount)).toEqual(
    amounts,
  );
});

test('OPT-13, TECH-2: the percentages of a year add up, and the requirement is rounded up', () => {
  const cheaper = { of: 'research', percent: -10, begins: 5, ends: 12 } as const;
  const dearer = { ...cheaper, percent: 10, begins: 9 } as const;
  expect(requirementByEvents(25, [cheaper], 12)).toBe(23);
  expect(requirementByEvents(25, [cheaper, cheaper], 12)).toBe(20);
  expect(requirementByEvents(25, [cheaper, dearer], 12)).toBe(25);
  expect(requirementByEvents(25, [dearer], 12)).toBe(28);
  expect(requirementByEvents(25, [cheaper], 24)).toBe(25);
});

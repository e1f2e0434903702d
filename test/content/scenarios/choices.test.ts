import { formatScenario } from '#content/scenarios/format-scenario';
import { parseScenario } from '#content/scenarios/parse-scenario';
import { expect, test } from 'vitest';
import { publishedLists } from '../published-lists.ts';
import { type Small, sound } from './small-scenario.ts';

const lists = publishedLists();

function parsed(change: (scenario: Small) => void) {
  const scenario = sound();
  change(scenario);
  return parseScenario(JSON.stringify(scenario), lists);
}

test.each<readonly [string, (scenario: Small) => void, readonly string[]]>([
  [
    'something nobody knows',
    (s) => (s.empires[1]!['choose'] = ['name', 'colour']),
    ['empires[1].choose[1] SHAPE'],
  ],
  [
    'the same thing twice',
    (s) => (s.empires[0]!['choose'] = ['forces', 'name', 'forces']),
    ['empires[0].choose[2] TWICE'],
  ],
  [
    'a force list while its forces stay',
    (s) => (s.empires[1]!['choose'] = ['forceList', 'name']),
    ['empires[1].choose VALUE'],
  ],
  [
    'a force list while classes of one list are unlocked',
    (s) => Object.assign(s.empires[0]!, { choose: ['forceList', 'forces'], unlocked: ['Apollo'] }),
    ['empires[0].unlocked VALUE'],
  ],
])('SET-1: an empire can’t choose %s', (_what, change, faults) => {
  const result = parsed(change);
  expect(result.ok ? [] : result.error.map(({ path, code }) => `${path} ${code}`)).toEqual(faults);
});

test('SET-1: what an empire may choose is in the scenario when that is written again', () => {
  const result = parsed((s) => (s.empires[1]!['choose'] = ['name', 'forceList', 'forces']));
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  expect(result.value.empires.map(({ choose }) => choose.length)).toEqual([0, 3]);
  const written = formatScenario(result.value);
  expect(parseScenario(written, lists)).toEqual(result);
  expect(written.match(/choose/g)).toHaveLength(1);
});

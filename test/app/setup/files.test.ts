import { compareText } from '#kernel/result/compare-text';
import { stateHashOf } from '#app/run/phase/state-hash';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { formatSetup } from '#content/setups/format-setup';
import { parseSetup } from '#content/setups/parse-setup';
import type { SetupFile } from '#content/setups/setup-schema';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { expect, test } from 'vitest';
import { sound } from '../../content/scenarios/small-scenario.ts';
import { fileOf, lists } from './setups.ts';

/** What is wrong with a text, each with its place and code. */
function faultsOf(file: object): readonly string[] {
  const parsed = parseSetup(JSON.stringify(file));
  const made = parsed.ok ? scenarioOfSetup(parsed.value, lists) : parsed;
  return made.ok ? [] : made.error.map(({ path, code }) => `${path} ${code}`);
}

function made(file: SetupFile) {
  const setup = scenarioOfSetup(file, lists);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

const draw = (part: object) => ({ map: { draw: { seed: 'x', ...part } } });
const TWO = [{}, {}];

test.each<readonly [string, object, readonly string[]]>([
  ['a later version', { version: 2 }, ['version SHAPE']],
  ['another format', { format: 'farlane-scenario' }, ['format SHAPE']],
  ['a map that is neither drawn nor a scenario', { map: {} }, ['map.draw SHAPE']],
  [
    'homeworlds too near to each other, off the ring, and a list nobody knows',
    { empires: [{ homeworld: 0 }, { homeworld: 5 }, { homeworld: 99, forceList: 'elves' }] },
    ['empires[1].homeworld HOMES', 'empires[2].homeworld HOMES', 'empires[2].forceList UNKNOWN'],
  ],
  [
    'two empires of one name, and a treaty that the settings do not allow',
    {
      empires: [{ name: 'Zed' }, { name: 'zed' }],
      treaties: [{ between: [1, 2], state: 'trade' }],
    },
    ['empires[1].name NAMES', 'treaties[0].state VALUE'],
  ],
  [
    'treaties with nobody, and of one player alone',
    {
      settings: { pregameTreaties: 'alliance' },
      empires: TWO,
      treaties: [
        { between: [1, 3], state: 'trade' },
        { between: [2, 2], state: 'military' },
      ],
    },
    ['treaties[0].between VALUE', 'treaties[1].between VALUE'],
  ],
  [
    'a lane to nowhere among changes that fit',
    {
      ...draw({
        edits: [
          { kind: 'lane', between: ['Nowhere', 'Sol'], class: 'minor' },
          { kind: 'place', systems: ['Sol', 'Sol'] },
        ],
      }),
      empires: TWO,
    },
    [
      'map.draw.edits[0].between[0] UNKNOWN',
      'map.draw.edits[0].between[1] UNKNOWN',
      'map.draw.edits[1].systems[0] UNKNOWN',
      'map.draw.edits[1].systems[1] UNKNOWN',
    ],
  ],
  [
    'more empires than the ring has places',
    { ...draw({ rings: 1 }), empires: [{}, {}, {}, {}, {}, {}, {}] },
    ['map.draw.rings RINGS'],
  ],
  [
    'colonies where there are no colony points',
    { empires: [{ colonies: [{ system: 'Sol' }] }, {}] },
    ['empires[0].colonies VALUE'],
  ],
  [
    'a class, a place and a name that there are not',
    {
      empires: [
        {
          forceList: 'human',
          forces: [{ at: 'Nowhere', fleet: 'One', units: [{ class: 'Apollo' }] }],
        },
        { forceList: 'kili', forces: [{ at: 'H0402', units: [{ class: 'Death Star' }] }] },
      ],
      names: [{ system: 'Nowhere', name: 'Here' }],
    },
    [
      'names[0].system UNKNOWN',
      'empires[0].forces[0].at UNKNOWN',
      'empires[1].forces[0].units[0].class UNKNOWN',
    ],
  ],
])('a setup with %s is refused with every reason and its place', (_what, part, faults) => {
  const base = { ...fileOf(2), ...part };
  expect(faultsOf(base).toSorted(compareText)).toEqual([...faults].toSorted(compareText));
});

test('SET-1: units that cost too much are refused at the forces of their empire', () => {
  const forces = [{ at: 'H0003', fleet: 'Big', units: [{ class: 'Europa', count: 20 }] }];
  expect(
    faultsOf(fileOf(2, { empires: [{ forceList: 'human', homeworld: 11, forces }, {}] })),
  ).toEqual(['empires[0].forces VALUE']);
});

test('SET-1: a scenario leaves to players what it says, and the rest is fixed', () => {
  const scenario = sound();
  scenario.empires[1]!['choose'] = ['name', 'forceList', 'forces'];
  scenario.empires[1]!['treasury'] = 100;
  const empires = [
    { name: 'Ours', forces: [] },
    { name: 'Theirs', forceList: 'kili', homeworld: 3 },
  ];
  const file = { ...fileOf(2), map: { scenario }, empires };
  expect(faultsOf(file).toSorted(compareText)).toEqual([
    'empires[0].forces VALUE',
    'empires[0].name VALUE',
    'empires[1].homeworld VALUE',
  ]);
  expect(faultsOf({ ...file, empires: [{}] })).toEqual(['empires VALUE']);
  const fine = parseSetup(
    JSON.stringify({ ...file, empires: [{}, { name: 'Theirs', forceList: 'kili' }] }),
  );
  if (!fine.ok) throw new Error(JSON.stringify(fine.error));
  const { scenario: after, chosenForThem } = made(fine.value);
  expect(after.empires.map(({ name, forceList }) => [name, forceList])).toEqual([
    ['Humans', 'human'],
    ['Theirs', 'kili'],
  ]);
  expect(after.empires[1]?.treasury).toBeLessThan(5);
  expect(after.forces.filter(({ owner }) => owner === 'human')).toHaveLength(1);
  expect(chosenForThem.map(({ player, part }) => [player, part])).toEqual([[2, 'forces']]);
});

test('SET-1: in a scenario, the units that a player does not take are points', () => {
  const scenario = sound();
  scenario.empires[0]!['choose'] = ['forces'];
  scenario.empires[0]!['treasury'] = 30;
  const units = (forces: object) => {
    const parsed = parseSetup(
      JSON.stringify({ ...fileOf(2), map: { scenario }, empires: [forces, {}] }),
    );
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
    return made(parsed.value).scenario;
  };
  // The scenario has one Apollo, which costs 8 points; without it they are in the Treasury.
  expect(units({}).empires[0]?.treasury).toBe(30);
  expect(units({ forces: [] }).empires[0]?.treasury).toBe(38);
  const kinds = units({ forces: [] }).forces.flatMap((force) =>
    force.owner === 'human' ? force.units.map((one) => one.class) : [],
  );
  expect(kinds).toEqual(['Shipyard', 'Supply Depot', 'Convoy']);
});

test('SET-1: a free unit that a player places elsewhere is not given again at home', () => {
  const forces = [{ at: 'H0003', fleet: 'Traders', units: [{ class: 'Convoy', count: 2 }] }];
  const { scenario } = made(fileOf(2, { empires: [{ homeworld: 11, forces }, { homeworld: 5 }] }));
  const own = scenario.forces.filter(({ owner }) => owner === scenario.empires[0]?.key);
  expect(own.flatMap(({ units }) => units.map((one) => [one.class, one.count]))).toEqual([
    ['Shipyard', 1],
    ['Supply Depot', 1],
    ['Convoy', 2],
  ]);
  // The second convoy costs 20 points.
  expect(scenario.empires[0]?.treasury).toBe(80);
});

test('the same file gives the same bytes of state, and writing and reading it changes nothing', () => {
  const file = fileOf(
    3,
    { settings: { raiders: 'off' }, empires: [{ name: 'Zed' }, {}, { homeworld: 14 }] },
    { settings: { colonyPoints: 'full' } },
  );
  const text = formatSetup(file);
  const again = parseSetup(text);
  if (!again.ok) throw new Error(JSON.stringify(again.error));
  expect(again.value).toEqual(file);
  expect(formatSetup(again.value)).toBe(text);
  const hash = (one: SetupFile) => stateHashOf(stateOfScenario(made(one).scenario, lists).state);
  expect(hash(again.value)).toBe(hash(file));
  expect(hash(fileOf(3))).not.toBe(hash(file));
});

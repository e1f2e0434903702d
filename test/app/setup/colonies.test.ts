import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { systemIdOf } from '#model/campaign/system';
import { expect, test } from 'vitest';
import { fileOf, lists } from './setups.ts';

const file = (empires: readonly object[], settings: object) =>
  fileOf(empires.length, { empires }, { settings });

function made(empires: readonly object[], settings: object) {
  const setup = scenarioOfSetup(file(empires, settings), lists);
  if (!setup.ok) throw new Error(JSON.stringify(setup.error));
  return setup.value;
}

const NOTHING = { colonies: [] };
const bare = made([NOTHING, NOTHING], { colonyPoints: 'full' }).scenario;
const home = bare.empires[1]!.homeworld;
const joinedTo = (name: string): readonly string[] =>
  bare.lanes.flatMap(({ between: [a, b] }) => (a === name ? [b] : b === name ? [a] : []));
const near = joinedTo(home);
const far = bare.systems.find(({ name, owner }) => owner === null && !near.includes(name))!;
const systemOf = (name: string) => bare.systems.find((one) => one.name === name)!;

test('OPT-5: a colony has the values that were rolled for its system, an outpost only an owner', () => {
  const [colony = '', outpost = ''] = near;
  const claims = [{ system: colony }, { system: outpost, kind: 'outpost' }];
  const { scenario } = made([NOTHING, { colonies: claims }], { colonyPoints: 'full' });
  const found = (name: string) => scenario.systems.find((one) => one.name === name)!;
  const { native } = systemOf(colony);
  expect(found(colony)).toMatchObject({ owner: scenario.empires[1]!.key, ...native });
  expect(found(outpost)).toMatchObject({ owner: scenario.empires[1]!.key, census: 0, morale: 0 });
});

test('OPT-5: lanes join all systems of an empire, in whichever order they are named', () => {
  const chain = near.flatMap((name) =>
    joinedTo(name).flatMap((next) =>
      next !== home && !near.includes(next) && systemOf(next).owner === null ? [[name, next]] : [],
    ),
  );
  const [first = '', second = ''] = chain[0] ?? [];
  const outpost = (name: string) => ({
    system: systemIdOf(systemOf(name), bare.rings),
    kind: 'outpost',
  });
  const both = [NOTHING, { colonies: [outpost(second), outpost(first)] }];
  expect(made(both, { colonyPoints: 'full' }).claims[1]).toHaveLength(2);
  const alone = scenarioOfSetup(
    file([NOTHING, { colonies: [outpost(second)] }], { colonyPoints: 'full' }),
    lists,
  );
  expect(alone.ok ? [] : alone.error.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'empires[1].colonies[0] PLACE',
  ]);
});

test.each([
  ['a homeworld of another empire', bare.empires[0]!.homeworld],
  ['a system that no lane joins', far.name],
])('OPT-5: %s can’t be taken', (_what, system) => {
  const made = scenarioOfSetup(
    file([NOTHING, { colonies: [{ system }] }], { colonyPoints: 'full' }),
    lists,
  );
  expect(made.ok ? [] : made.error.map(({ path, code }) => `${path} ${code}`)).toEqual([
    'empires[1].colonies[0] PLACE',
  ]);
});

test('OPT-5: an empire that chooses nothing leaves others what they ask for', () => {
  const [wanted = ''] = near;
  const asked = { colonies: [{ system: wanted, kind: 'outpost' }] };
  const { claims, chosenForThem } = made([{}, asked], { colonyPoints: 'full' });
  expect(claims[1]).toEqual(asked.colonies);
  expect(claims[0]?.map(({ system }) => system)).not.toContain(wanted);
  expect(
    chosenForThem.filter(({ part }) => part === 'colonies').map(({ player }) => player),
  ).toEqual([1]);
});

test('OPT-5, FOG-2: at the start an empire has explored the systems beside its own', () => {
  const { scenario } = made([NOTHING, NOTHING], { colonyPoints: 'short' });
  const [, second] = scenario.knowledge;
  expect(second?.explored).toEqual(expect.arrayContaining([...near]));
  expect(second?.explored).toHaveLength(near.length);
  expect(made([{}, {}], {}).scenario.knowledge).toEqual([]);
});

test('OPT-5: the balanced setup gives each no more than 1 major, 2 minor and 3 unimportant systems', () => {
  const { scenario, claims } = made([{}, {}, {}], { colonyPoints: 'balanced' });
  for (const own of claims) {
    const kinds = own.map(
      ({ system }) => scenario.systems.find(({ name }) => name === system)!.importance,
    );
    const count = (kind: string) => kinds.filter((one) => one === kind).length;
    expect(count('major')).toBeLessThanOrEqual(1);
    expect(count('minor')).toBeLessThanOrEqual(2);
    expect(count('unimportant')).toBeLessThanOrEqual(3);
    expect(own.length).toBeGreaterThan(2);
  }
});

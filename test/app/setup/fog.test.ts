import { automaticColonies } from '#app/setup/automatic-colonies';
import { acted } from '#app/setup/acted';
import type { Setup } from '#app/setup/setup';
import { mapSeenBy } from '#app/setup/fog-of-setup';
import { setupViewOf } from '#app/setup/setup-view';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import { valuesById } from '#kernel/collections/tables';
import { expect, test } from 'vitest';
import { sound } from '../../content/scenarios/small-scenario.ts';
import { after, begun, fileOf, lists, NEXT, player } from './setups.ts';

const FORCES = (count: number) => [
  {
    ...{ at: 'H0002', fleet: 'Secret Fleet' },
    units: [
      {
        ...{ class: 'Sparta', count, names: [], ordnance: [] },
        ...{ trading: false, aboard: [], together: [] },
      },
    ],
  },
];

const atForces = (first: string): Setup =>
  after(
    begun(fileOf(2, {}, { settings: { colonyPoints: 'short' } })),
    ...[NEXT, NEXT],
    { kind: 'empire', player: 1, name: first, forceList: 'human' },
    { kind: 'empire', player: 2, name: 'Second', forceList: 'kili' },
    NEXT,
    { kind: 'homeworld', player: 1, place: 0 },
    { kind: 'homeworld', player: 2, place: 6 },
    NEXT,
    { kind: 'colonies', player: 2, colonies: [] },
    { kind: 'colonies', player: 1, colonies: [] },
  );

test('FOG-1: what others are called and buy does not change what a player sees', () => {
  const one = after(atForces('Aaa'), { kind: 'forces', player: 1, forces: FORCES(2), ready: true });
  const other = after(atForces('Bbb'), { kind: 'forces', player: 1, forces: null, ready: true });
  expect(setupViewOf(other, 2, lists)).toEqual(setupViewOf(one, 2, lists));
  expect(JSON.stringify(setupViewOf(one, 2, lists))).not.toMatch(/Aaa|Secret/);
  expect(setupViewOf(one, 1, lists).own.empire.forces).toEqual(FORCES(2));
});

test('FOG-3: players know each other by number, and by name if a treaty is announced', () => {
  const names = (setup: Setup) =>
    setupViewOf(setup, 2, lists).seats.map(({ name, homeworld }) => [name, homeworld]);
  expect(names(atForces('Aaa'))).toEqual([
    [null, 0],
    ['Second', 6],
  ]);
  const file = fileOf(2, {
    settings: { pregameTreaties: 'trade' },
    empires: [{ name: 'Aaa' }, { name: 'Second' }],
    treaties: [{ between: [1, 2], state: 'trade' }],
  });
  expect(names(begun(file))).toEqual([
    ['Aaa', null],
    ['Second', null],
  ]);
});

test('FOG-1: a player sees of the map what their empire knows, and can name nothing else', () => {
  const setup = atForces('Aaa');
  const made = scenarioOfSetup(setup.file, lists);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  const { map } = setupViewOf(setup, 2, lists).own;
  const known = new Set(valuesById(map?.systems ?? {}).map(({ name }) => name));
  const all = made.value.scenario.systems.map(({ name }) => name);
  expect(known.size).toBeGreaterThan(3);
  expect(known.size).toBeLessThan(all.length);
  const hidden = all.find((name) => !known.has(name))!;
  const texts = ['Nowhere at all', hidden].map((at) => {
    const act = { kind: 'forces', player: 2, ready: false } as const;
    const next = acted(
      setup,
      { ...act, forces: FORCES(1).map((force) => ({ ...force, at })) },
      player(2),
      lists,
    );
    return next.ok ? '' : next.error.map(({ text }) => text.replace(at, '*')).join();
  });
  // A system that the player does not know is refused as one that there is not.
  expect(texts).toEqual(['You know of no system “*”.', 'You know of no system “*”.']);
});

test('SET-1, ECO-3: the bill says what first units cost, what they leave, and their maintenance', () => {
  const bought = after(atForces('Aaa'), {
    kind: 'forces',
    player: 1,
    forces: FORCES(3),
    ready: false,
  });
  const { forces } = setupViewOf(bought, 1, lists).own;
  expect(forces).toMatchObject({ points: 100, cost: 15, left: 85 });
  const kept = setupViewOf(
    after(bought, { kind: 'forces', player: 1, forces: [], ready: false }),
    1,
    lists,
  ).own.forces;
  expect(kept).toMatchObject({ cost: 0, left: 100 });
  const upkeep = (ledger: readonly Readonly<{ label: string; amount: number }>[] = []) =>
    ledger.map(({ label }) => label);
  expect(upkeep(forces?.income.maintenance).join()).toContain('3 Sparta');
  expect(upkeep(kept?.income.maintenance).join()).not.toContain('Sparta');
  expect((kept?.income.total ?? 0) - (forces?.income.total ?? 0)).toBeGreaterThan(0);
});

test('SET-2, FOG-1: a name that another empire or system has is refused without saying whose it is', () => {
  const setup = atForces('First');
  const renamed = { kind: 'empire', player: 2, name: 'first', forceList: 'kili' } as const;
  const home = valuesById(mapSeenBy(setup, 2, lists)!.systems).find(({ own }) => own !== null)!;
  const own = { system: home.id, name: 'Terra' };
  const terra = after(setup, {
    ...{ kind: 'names', player: 1 },
    names: [{ system: 'H0002', name: 'Terra' }],
  });
  const texts = [
    acted(setup, renamed, player(2), lists),
    acted(setup, { ...renamed, name: 'Fírst!' }, player(2), lists),
    acted(terra, { kind: 'names', player: 2, names: [own] }, player(2), lists),
  ].flatMap((one) => (one.ok ? [] : one.error.map(({ text }) => text)));
  expect(texts).toEqual([
    'Another empire is called “first” too. Choose another name.',
    '“Fírst!” and the name of another empire differ only in signs or accents. Choose another name.',
    'Another system is called “Terra”. Choose another name.',
  ]);
});

test('SET-2, FOG-1: in a scenario too, a refused name tells neither whose it is nor its place in the file', () => {
  const scenario = sound();
  for (const empire of scenario.empires) empire['choose'] = ['name'];
  const setup = after(begun(fileOf(2, { map: { scenario } })), NEXT, NEXT);
  const called = (number: number, name: string) =>
    ({ kind: 'empire', player: number, name }) as const;
  const first = after(setup, called(1, 'The Long Watch'));
  const given = String(scenario.empires[0]!['name']);
  const texts = [
    acted(first, called(2, 'the long watch'), player(2), lists),
    acted(setup, called(2, given), player(2), lists),
    acted(after(setup, called(2, 'Last')), called(1, 'Last'), player(1), lists),
  ].map((one) => (one.ok ? [] : one.error.map(({ text }) => text)));
  expect(texts).toEqual([
    ['Another empire is called “the long watch” too. Choose another name.'],
    [`Another empire is called “${given}” too. Choose another name.`],
    ['Another empire is called “Last” too. Choose another name.'],
  ]);
});

test('SET-1: two units of one name are refused in words that a player understands', () => {
  const forces = FORCES(2).map((force) => ({
    ...force,
    units: force.units.map((unit) => ({ ...unit, names: ['Alpha', 'Alpha'] })),
  }));
  const refused = acted(
    atForces('Aaa'),
    { kind: 'forces', player: 1, forces, ready: true },
    player(1),
    lists,
  );
  expect(refused.ok ? [] : refused.error.map(({ text }) => text)).toEqual([
    'Another unit of the same empire is called “Alpha”. Choose another name.',
  ]);
});

test('OPT-5, FOG-2: a player places colonies behind others that they place at once, but no system apart from them', () => {
  const draw = { seed: 'abc', rings: 3, settings: { colonyPoints: 'short' } };
  const homes = [0, 3, 6, 10, 13].map(
    (place, index) => ({ kind: 'homeworld', player: index + 1, place }) as const,
  );
  const setup = after(begun(fileOf(5, {}, draw)), NEXT, NEXT, NEXT, ...homes, NEXT);
  const colonies = automaticColonies(setup, 5, lists);
  const known = mapSeenBy(setup, 5, lists)!.systems;
  const behind = colonies.filter(({ system }) => !Object.hasOwn(known, system));
  expect(behind).toHaveLength(1);
  const place = (some: typeof colonies) =>
    acted(setup, { kind: 'colonies', player: 5, colonies: [...some] }, player(5), lists);
  expect(place(colonies).ok).toBe(true);
  const apart = place(behind);
  expect(apart.ok ? [] : apart.error.map(({ text }) => text)).toEqual([
    `You know of no system “${behind[0]!.system}”.`,
  ]);
});

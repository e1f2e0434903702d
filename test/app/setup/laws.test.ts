import { stateHashOf } from '#app/run/phase/state-hash';
import { acted } from '#app/setup/acted';
import { scenarioOfSetup } from '#app/setup/scenario-of-setup';
import type { Setup } from '#app/setup/setup';
import { stateOfScenario } from '#content/scenarios/state-of-scenario';
import { formatSetup } from '#content/setups/format-setup';
import { parseSetup } from '#content/setups/parse-setup';
import type { SetupAct } from '#content/setups/setup-act';
import { expect, test } from 'vitest';
import { after, begun, fileOf, lists, MODERATOR, NEXT, player, refused } from './setups.ts';

function hashOf(file: Setup['file']): string {
  const made = scenarioOfSetup(file, lists);
  if (!made.ok) throw new Error(JSON.stringify(made.error));
  return stateHashOf(stateOfScenario(made.value.scenario, lists).state);
}

const FORCES = [
  {
    ...{ at: 'H0002', fleet: 'Home Fleet' },
    units: [
      {
        ...{ class: 'Sparta', count: 3, names: ['Leonidas'], ordnance: [] },
        ...{ trading: false, aboard: [], together: [] },
      },
    ],
  },
];
const NAMES = [{ system: 'H0002', name: 'Terra' }];

const HOMES: readonly SetupAct[] = [
  { kind: 'homeworld', player: 1, place: 0 },
  { kind: 'homeworld', player: 2, place: 6 },
];
const WHO: readonly SetupAct[] = [
  { kind: 'empire', player: 1, name: 'Humans', forceList: 'human' },
  { kind: 'empire', player: 2, forceList: 'kili' },
];
const PLACED: readonly SetupAct[] = [
  { kind: 'colonies', player: 2, colonies: [] },
  { kind: 'absent', player: 1, absent: true },
];
const BOUGHT: readonly SetupAct[] = [
  { kind: 'forces', player: 1, forces: FORCES, ready: true },
  { kind: 'forces', player: 2, forces: null, ready: true },
];
const NAMED: SetupAct = { kind: 'names', player: 1, names: NAMES };
const START: SetupAct = { kind: 'start' };

const SETTINGS = { colonyPoints: 'short' };
const played = (...acts: readonly SetupAct[]): Setup =>
  after(begun(fileOf(2, {}, { settings: SETTINGS })), ...acts);

test('acts in any legal order give the same bytes of state as the file that they make', () => {
  const [one, two] = [
    played(NEXT, NEXT, ...WHO, NEXT, ...HOMES, NEXT, ...PLACED, ...BOUGHT, NAMED, START),
    played(
      ...[NEXT, { kind: 'rename', name: 'Autumn' } as const, NEXT, ...WHO.toReversed(), NEXT],
      ...[...HOMES, NEXT, ...PLACED, NAMED, ...BOUGHT.toReversed(), START],
    ),
  ];
  expect(hashOf(two.file)).toBe(hashOf(one.file));
  expect(formatSetup(two.file)).toBe(formatSetup(one.file));
  const read = parseSetup(formatSetup(one.file));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expect(hashOf(read.value)).toBe(hashOf(one.file));
  const written = fileOf(
    2,
    {
      empires: [
        { name: 'Humans', forceList: 'human', homeworld: 0, forces: FORCES },
        { forceList: 'kili', homeworld: 6, colonies: [] },
      ],
      names: NAMES,
    },
    { settings: SETTINGS },
  );
  expect(hashOf(written)).toBe(hashOf(one.file));
});

test('a refused act changes nothing, and the setup before an act is what undo restores', () => {
  const before = played(NEXT, NEXT, ...WHO, NEXT, ...HOMES, NEXT, ...PLACED);
  const copy = structuredClone(before);
  const dear = FORCES.map((force) => ({
    ...force,
    units: force.units.map((unit) => ({ ...unit, count: 50 })),
  }));
  const act: SetupAct = { kind: 'forces', player: 1, forces: dear, ready: true };
  expect(refused(before, act, player(1))).toEqual(['empires[0].forces VALUE']);
  after(before, ...BOUGHT);
  expect(before).toEqual(copy);
});

test('back to a step takes back what was decided after it, and keeps what was decided before', () => {
  const done = played(NEXT, NEXT, ...WHO, NEXT, ...HOMES, NEXT, ...PLACED, ...BOUGHT, NAMED);
  expect(done.step).toBe('ready');
  const galaxy = after(done, { kind: 'back', step: 'galaxy' });
  expect(galaxy.file.empires).toEqual([
    { name: 'Humans', forceList: 'human', homeworld: 0 },
    { forceList: 'kili', homeworld: 6 },
  ]);
  expect(galaxy.file.names).toEqual([]);
  expect(galaxy.seats.map(({ ready, automatic }) => [ready, automatic])).toEqual([
    [false, []],
    [false, []],
  ]);
  const empires = after(galaxy, { kind: 'back', step: 'empires' });
  expect(empires.file.empires.map(({ homeworld }) => homeworld)).toEqual([undefined, undefined]);
  expect(refused(empires, { kind: 'back', step: 'forces' }, MODERATOR)).toEqual(['step STEP']);
});

test('settings of the map change only until homeworlds are chosen, those of rules until the start', () => {
  const setup = played(NEXT, NEXT, NEXT);
  const other: SetupAct = { kind: 'settings', settings: {}, draw: { startingPoints: 300 } };
  expect(refused(setup, other, MODERATOR)).toEqual([
    'draw.colonyPoints STEP',
    'draw.startingPoints STEP',
  ]);
  const rules: SetupAct = {
    kind: 'settings',
    settings: { raiders: 'off' },
    draw: { colonyPoints: 'short' },
  };
  expect(after(setup, rules).file.settings).toEqual({ raiders: 'off' });
  const quick = after(begun(fileOf(2)), { kind: 'preset', preset: 'quick' });
  expect(quick.file.settings).toMatchObject({ raiders: 'off', firstContactWar: 'on' });
  expect(quick.file.map).toMatchObject({ draw: { settings: { startingPoints: 200 } } });
  expect(acted(setup, { kind: 'preset', preset: 'book' }, MODERATOR, lists).ok).toBe(false);
});

test('a started setup takes no more acts', () => {
  const done = played(NEXT, NEXT, ...WHO, NEXT, ...HOMES, NEXT, ...PLACED, ...BOUGHT, START);
  expect(refused(done, { kind: 'rename', name: 'Later' }, MODERATOR)).toEqual([' STARTED']);
});

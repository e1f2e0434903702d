import { expect, test } from 'vitest';
import { generateSystem, type SystemToGenerate } from '#engine/galaxy/generate-system';
import { mapDraft } from '#engine/galaxy/map-draft';
import { scriptedDice } from '#kernel/dice/scripted-dice';
import { type Hex, systemIdOf } from '#model/campaign/system';
import type { RollKind, RollPurpose } from '#model/rolls/roll-purpose';
import { DEFAULT_GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { CORNERS, SIDES } from '#rules/galaxy/sides';

type Script = readonly (readonly [RollKind, ...number[]])[];
type Part = Partial<Omit<SystemToGenerate, 'settings'>> & { settings?: Partial<GalaxySettings> };

const HUB = { q: 0, r: 0 };

/** A system by the rolls of a script, all of which it must ask for. */
function generated(script: Script, { settings, ...part }: Part = {}) {
  const dice = scriptedDice<RollPurpose>(
    script.map(([purpose, ...values]) => ({ purpose, values })),
  );
  const result = generateSystem(dice, {
    settings: { ...DEFAULT_GALAXY_SETTINGS, ...settings },
    map: mapDraft(3).map,
    hex: HUB,
    player: null,
    ...part,
  });
  dice.assertExhausted();
  return result;
}

const sides: Script = [
  ['lane side', 1],
  ['lane side', 2],
];
/** Two lanes to sides 1 and 2, of any system but an unimportant one. */
const twoLanes: Script = [['number of lanes', 1], ...sides];
const plain: Script = [
  ['importance', 3],
  ['trait', 3, 4],
];

test('MAP-9: importance, trait, lanes, in this order', () => {
  const { system, lanesTo } = generated([...plain, ...twoLanes]);
  expect(system).toEqual({
    id: 'H0303',
    hex: HUB,
    importance: 'minor',
    capacity: 6,
    raw: 3,
    native: { census: 4, morale: 3, productivity: 3 },
    start: { census: 0, morale: 0, productivity: 0 },
    traits: ['Rare Metals'],
    anomalies: [],
    player: null,
    offMapLanes: 0,
  });
  expect(lanesTo).toEqual([SIDES[0], SIDES[1]]);
});

test.each<{ what: string; rolls: Script; traits: readonly string[] }>([
  {
    what: '12 rolls twice, and the same trait may come again',
    rolls: [
      ['trait', 6, 6],
      ['trait', 1, 1],
      ['trait', 1, 2],
    ],
    traits: ['Ultra Rich', 'Ultra Rich'],
  },
  {
    what: 'a third 12 has room, a fourth is rolled again',
    rolls: [
      ...Array.from({ length: 4 }, () => ['trait', 6, 6] as const),
      ...Array.from({ length: 4 }, () => ['trait', 3, 4] as const),
    ],
    traits: Array.from({ length: 4 }, () => 'Rare Metals'),
  },
  {
    what: '11 is a Homeworld and rolls for the extra trait; 11 again is rolled again',
    rolls: [
      ['trait', 5, 6],
      ['trait', 5, 6],
      ['trait', 2, 2],
    ],
    traits: ['Homeworld', 'Mild Climate'],
  },
  {
    what: 'Homeworld is one of four: it does not come when the others are due',
    rolls: [
      ...Array.from({ length: 3 }, () => ['trait', 6, 6] as const),
      ['trait', 5, 6],
      ...Array.from({ length: 4 }, () => ['trait', 2, 2] as const),
    ],
    traits: Array.from({ length: 4 }, () => 'Mild Climate'),
  },
])('MAP-4: $what', ({ rolls, traits }) => {
  const { system } = generated([['importance', 3], ...rolls, ...twoLanes]);
  expect(system.traits).toEqual(traits);
});

test('MAP-7: a Homeworld that is found is major with any roll, without the points of a player', () => {
  const rolls: Script = [
    ['importance', 1],
    ['trait', 5, 6],
    ['trait', 4, 5],
  ];
  const { system } = generated([...rolls, ...twoLanes]);
  const { importance, capacity, raw, native, start, player } = system;
  expect({ importance, capacity, raw, player }).toEqual({
    importance: 'major',
    capacity: 10,
    raw: 4,
    player: null,
  });
  expect(native).toEqual({ census: 7, morale: 4, productivity: 3 });
  expect(start).toEqual(native);
});

test('MAP-8: each 10 brings an anomaly; the same one again is rolled again; a fourth never comes', () => {
  const four = Array.from({ length: 4 }, () => ['trait', 5, 5] as const);
  const { system } = generated([
    ['importance', 3],
    ...four,
    ['trait', 3, 4],
    ['anomaly', 5],
    ['anomaly', 5],
    ['anomaly', 9],
    ['anomaly', 7],
    ...twoLanes,
  ]);
  expect(system.anomalies).toEqual(['Nebula', 'Ruins', 'Splinter Colony']);
  expect(system.start).toEqual(system.native);
});

test('MAP-8: on homeworlds Abandoned, Splinter and Derelict are rolled again', () => {
  const rolls: Script = [
    ['importance', 5],
    ['trait', 5, 6],
    ['trait', 4, 6],
    ['trait', 4, 4],
  ];
  const anomalies: Script = [
    ['anomaly', 1],
    ['anomaly', 3],
    ['anomaly', 7],
    ['anomaly', 4],
  ];
  const { system } = generated([...rolls, ...anomalies, ...twoLanes]);
  expect(system.anomalies).toEqual(['Dust Cloud']);
});

test.each<{ values: readonly [number, number]; anomalies: readonly string[] }>([
  { values: [3, 4], anomalies: [] },
  { values: [1, 2], anomalies: ['Abandoned Colony'] },
])('MAP-8: by 2d6 every system rolls once, and trait 10 just rolls again: $values', (row) => {
  const rolls: Script = [
    ['importance', 1],
    ['trait', 4, 6],
    ['trait', 3, 4],
    ['anomaly', ...row.values],
  ];
  const settings = { anomalyTable: '2d6' } as const;
  const { system } = generated([...rolls, ['number of lanes', 2], ...sides], { settings });
  expect(system.anomalies).toEqual(row.anomalies);
});

test('MAP-5: a balanced homeworld rolls nothing but its lanes, a rolled one two traits', () => {
  const balanced = generated(twoLanes, { player: 1 });
  expect(balanced.system).toMatchObject({
    importance: 'major',
    capacity: 10,
    raw: 5,
    start: { census: 9, morale: 6, productivity: 6 },
    traits: ['Homeworld', 'Rare Metals', 'Fair Biosphere'],
    player: 1,
  });
  const rolls: Script = [
    ['trait', 5, 6],
    ['trait', 1, 1],
    ['trait', 2, 3],
  ];
  const settings = { homeworldTraits: 'rolled' } as const;
  const rolled = generated([...rolls, ...twoLanes], { player: 0, settings });
  expect(rolled.system).toMatchObject({
    traits: ['Homeworld', 'Ultra Rich', 'Fair Government'],
    raw: 7,
    start: { census: 8, morale: 7, productivity: 6 },
  });
});

/** A map with systems on some sides of the hub, and lanes that lead to it from others. */
function around(there: readonly Hex[], lanesFrom: readonly Hex[] = [], rings = 3) {
  const draft = mapDraft(rings);
  for (const hex of there) {
    const id = systemIdOf(hex, rings);
    draft.add({ ...generated([...plain, ...twoLanes]).system, id, hex });
  }
  for (const hex of lanesFrom) draft.join(hex, HUB);
  return draft.map;
}
test('MAP-9: lanes that reach it count; sides that are taken or lead to what is there are rolled again', () => {
  const map = around(SIDES.slice(0, 2), [SIDES[0]!]);
  const lanes: Script = [
    ['number of lanes', 4],
    ['lane side', 1],
    ['lane side', 2],
    ['lane side', 3],
    ['lane side', 3],
    ['lane side', 6],
  ];
  expect(generated([...plain, ...lanes], { map }).lanesTo).toEqual([SIDES[2], SIDES[5]]);
});

test('MAP-9: with as many lanes as it needs a system rolls no side', () => {
  const map = around(SIDES.slice(0, 3), SIDES.slice(0, 3));
  expect(generated([...plain, ['number of lanes', 3]], { map }).lanesTo).toEqual([]);
});

test('MAP-9: where no neighbour can be joined a corner is rolled, two hexes away; then no more', () => {
  const map = around([...SIDES, ...CORNERS.slice(0, 4)], [SIDES[0]!]);
  const lanes: Script = [
    ['number of lanes', 5],
    ['lane side', 2],
    ['lane side', 6],
    ['lane side', 6],
    ['lane side', 5],
  ];
  expect(generated([...plain, ...lanes], { map }).lanesTo).toEqual([CORNERS[5], CORNERS[4]]);
});

const EDGE = { q: -3, r: 0 };

test('MAP-9: a side off the map is rolled again', () => {
  const lanes: Script = [
    ['number of lanes', 2],
    ['lane side', 4],
    ['lane side', 5],
    ['lane side', 6],
    ['lane side', 1],
    ['lane side', 2],
  ];
  const { system, lanesTo } = generated([...plain, ...lanes], { hex: EDGE });
  expect(lanesTo).toEqual([
    { q: -2, r: -1 },
    { q: -2, r: 0 },
  ]);
  expect(system.offMapLanes).toBe(0);
});

test('OPT-10: with off-map lanes such a side is a lane, once, and one of its number', () => {
  const lanes: Script = [
    ['number of lanes', 3],
    ['lane side', 5],
    ['lane side', 5],
    ['lane side', 2],
    ['lane side', 4],
  ];
  const settings = { offMapLanes: 'on' } as const;
  const { system, lanesTo } = generated([...plain, ...lanes], { hex: EDGE, settings });
  expect(lanesTo).toEqual([{ q: -2, r: 0 }]);
  expect(system.offMapLanes).toBe(2);
});

import { expect, test } from 'vitest';
import { galaxyDice } from '#engine/galaxy/galaxy-dice';
import { generateGalaxy } from '#engine/galaxy/generate-galaxy';
import { canonicalJson } from '#kernel/result/canonical-json';
import type { Galaxy } from '#model/campaign/galaxy';
import { ANOMALIES, type Hex, systemIdOf } from '#model/campaign/system';
import { DEFAULT_GALAXY_SETTINGS, type GalaxySettings } from '#model/settings/galaxy-settings';
import { hexBeside } from '#rules/galaxy/hex-beside';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';
import { isOnMap } from '#rules/galaxy/is-on-map';
import { laneCountOf } from '#rules/galaxy/lane-count-of';
import { ringOf } from '#rules/galaxy/ring-of';
import { CORNERS, SIDES } from '#rules/galaxy/sides';
import { howMany } from '#test/support/how-many';
import { mapOf, reachedIn, type Sample } from './maps.ts';

const CHOICES: readonly Partial<GalaxySettings>[] = [
  {},
  { homeworldTraits: 'rolled', anomalyTable: '2d6' },
  { offMapLanes: 'on', homeworldTraits: 'rolled' },
  { unmappedStars: 'on', anomalyTable: '2d6', offMapLanes: 'on' },
];
const SIZES = [
  { rings: 1, players: 6 },
  { rings: 2, players: 2 },
  { rings: 3, players: 3 },
  { rings: 3, players: 5 },
  { rings: 5, players: 1 },
  { rings: 6, players: 6 },
  { rings: 9, players: 20 },
];

/** Each size by each choice, again and again with other dice. */
const samples: readonly Sample[] = Array.from({ length: howMany(28, 1500) }, (_, index) => ({
  seed: `sample ${String(index)}`,
  ...SIZES[index % SIZES.length]!,
  settings: CHOICES[Math.floor(index / SIZES.length) % CHOICES.length]!,
}));
const drawn = samples.map((sample) => ({ ...sample, ...mapOf(sample) }));

const between = (a: Hex, b: Hex) => JSON.stringify({ q: b.q - a.q, r: b.r - a.r });
const WAYS = new Set([...SIDES, ...CORNERS].map((way) => JSON.stringify(way)));
const hexOf = ({ systems }: Galaxy, id: string) => systems.find((one) => one.id === id)!.hex;

test('MAP-1: every hex holds one system, and lanes reach them all', () => {
  for (const { galaxy, rings } of drawn) {
    expect(galaxy.systems).toHaveLength(1 + 3 * rings * (rings + 1));
    expect(galaxy.systems.every(({ hex }) => isOnMap(hex, rings))).toBe(true);
    expect(new Set(galaxy.systems.map(({ id }) => id)).size).toBe(galaxy.systems.length);
    expect(galaxy.systems.every(({ id, hex }) => id === systemIdOf(hex, rings))).toBe(true);
    expect(reachedIn(galaxy)).toBe(galaxy.systems.length);
  }
});

test('MAP-2: the homeworlds lie where they were put', () => {
  for (const { galaxy, rings, players } of drawn) {
    const ring = ringOf(rings);
    const homes = homeworldPlaces(rings, players).map((place) => systemIdOf(ring[place]!, rings));
    homes.forEach((home, player) => {
      const system = galaxy.systems.find(({ id }) => id === home)!;
      expect(system).toMatchObject({ player, importance: 'major' });
      expect(system.traits[0]).toBe('Homeworld');
    });
    expect(galaxy.systems.filter(({ player }) => player !== null)).toHaveLength(players);
  }
});

test('MAP-4: values, traits and anomalies keep their bounds with any rolls', () => {
  for (const { galaxy } of drawn) {
    for (const { capacity, raw, native, start, traits, anomalies } of galaxy.systems) {
      const { census, morale, productivity } = native;
      expect(capacity).toBeGreaterThanOrEqual(4);
      expect(raw).toBeGreaterThanOrEqual(1);
      expect(morale).toBeGreaterThanOrEqual(0);
      expect(morale).toBeLessThanOrEqual(census);
      expect(census).toBeLessThanOrEqual(capacity);
      expect(productivity).toBeLessThanOrEqual(capacity);
      expect([0, census]).toContain(start.census);
      expect([0, productivity]).toContain(start.productivity);
      expect(traits.length).toBeGreaterThanOrEqual(1);
      expect(traits.length).toBeLessThanOrEqual(4);
      expect(traits.filter((trait) => trait === 'Homeworld').length).toBeLessThanOrEqual(1);
      expect(anomalies.length).toBeLessThanOrEqual(3);
      expect(new Set(anomalies).size).toBe(anomalies.length);
    }
  }
});

test('MAP-7: every system with the trait Homeworld is major and keeps its people', () => {
  for (const { galaxy } of drawn) {
    for (const system of galaxy.systems.filter(({ traits }) => traits.includes('Homeworld'))) {
      expect(system.importance).toBe('major');
      expect(system.start).toEqual(system.native);
      expect(system.anomalies).not.toContain('Abandoned Colony');
      expect(system.anomalies).not.toContain('Splinter Colony');
      expect(system.anomalies).not.toContain('Derelict');
    }
  }
});

test('MAP-9: a lane leads to a neighbour or behind a corner, each pair once; all have a class', () => {
  for (const { galaxy } of drawn) {
    expect(new Set(galaxy.lanes.map(({ id }) => id)).size).toBe(galaxy.lanes.length);
    for (const { a, b, class: kind } of galaxy.lanes) {
      expect(WAYS.has(between(hexOf(galaxy, a), hexOf(galaxy, b)))).toBe(true);
      expect(kind).not.toBe('unexplored');
    }
  }
});

test('MAP-9: the first homeworld, which finds the map empty, has all the lanes that it rolled', () => {
  for (const { galaxy, rolls, rings } of drawn) {
    const { id, hex, offMapLanes } = galaxy.systems.find(({ player }) => player === 0)!;
    const roll = rolls.find(({ purpose }) => purpose.text === `number of lanes of ${id}`)!;
    const lanes = galaxy.lanes.filter(({ a, b }) => a === id || b === id).length;
    const ways = [...SIDES, ...CORNERS].filter((way) => isOnMap(hexBeside(hex, way), rings));
    const due = Math.min(laneCountOf(roll.total, 'major'), ways.length + offMapLanes);
    expect(lanes + offMapLanes).toBeGreaterThanOrEqual(due);
  }
});

test('OPT-1: of unmapped stars every lane is restricted', () => {
  for (const { galaxy, settings } of drawn) {
    if (settings?.unmappedStars !== 'on') continue;
    expect(galaxy.lanes.every((lane) => lane.class === 'restricted')).toBe(true);
  }
});

test('OPT-10: lanes leave the map only where the option is on', () => {
  const off = drawn.filter(({ settings }) => settings?.offMapLanes !== 'on');
  const leaving = ({ galaxy }: (typeof drawn)[number]) =>
    galaxy.systems.some(({ offMapLanes }) => offMapLanes > 0);
  expect(off.some(leaving)).toBe(false);
  expect(drawn.some(leaving)).toBe(true);
});

test('MAP-8: every anomaly comes somewhere, by either table all that it has', () => {
  const found = (table: GalaxySettings['anomalyTable']) =>
    new Set(
      drawn
        .filter(({ settings }) => (settings?.anomalyTable ?? 'd10') === table)
        .flatMap(({ galaxy }) => galaxy.systems.flatMap(({ anomalies }) => anomalies)),
    );
  expect(found('d10')).toEqual(new Set(ANOMALIES));
  expect(found('2d6')).toEqual(
    new Set(ANOMALIES.filter((one) => one !== 'Dust Cloud' && one !== 'Plasma Storm')),
  );
});

test('MAP-12: the same secret and settings give the same galaxy, byte for byte, with the settings in any order', () => {
  for (const sample of samples.slice(0, 12)) {
    const { seed, rings, players } = sample;
    const settings = { ...DEFAULT_GALAXY_SETTINGS, ...sample.settings };
    const turned = Object.fromEntries(Object.entries(settings).reverse()) as GalaxySettings;
    const homes = homeworldPlaces(rings, players);
    const dice = galaxyDice(seed);
    const again = generateGalaxy(dice, { settings: turned, homes, rings });
    const first = mapOf(sample);
    expect(JSON.stringify(again)).toBe(JSON.stringify(first.galaxy));
    expect(canonicalJson(dice.log())).toBe(canonicalJson(first.rolls));
    expect(JSON.stringify(mapOf({ ...sample, seed: `${seed}!` }).galaxy)).not.toBe(
      JSON.stringify(again),
    );
  }
});

test('MAP-12: what a system is does not depend on what was there before it', () => {
  const one = mapOf({ seed: 'same', rings: 4, players: 2 }).galaxy.systems;
  const other = mapOf({ seed: 'same', rings: 4, players: 5 }).galaxy.systems;
  const free = one.filter(({ player }, index) => player === null && other[index]!.player === null);
  expect(free.length).toBeGreaterThan(50);
  for (const system of free) {
    const twin = other.find(({ id }) => id === system.id)!;
    expect({ ...twin, offMapLanes: 0 }).toEqual({ ...system, offMapLanes: 0 });
  }
});

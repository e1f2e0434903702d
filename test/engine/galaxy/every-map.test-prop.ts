import { expect, test } from 'vitest';
import { compareText } from '#kernel/result/compare-text';
import type { Galaxy, GalaxySystem } from '#model/campaign/galaxy';
import type { Hex } from '#model/campaign/system';
import type { RollKind } from '#model/rolls/roll-purpose';
import { GALAXY_SETTING_VALUES, type GalaxySettings } from '#model/settings/galaxy-settings';
import { MAP_SIZES } from '#rules/galaxy/map-sizes';
import { howMany } from '#test/support/how-many';
import { mapOf } from './maps.ts';

// The rules as they are written, and nothing of the code that draws by them.

const NAMES = ['map', 'homeworldTraits', 'anomalyTable', 'offMapLanes', 'unmappedStars'] as const;
/** Every setting by which a map is drawn, with every other. */
const CHOICES = NAMES.reduce<readonly Partial<GalaxySettings>[]>(
  (choices, name) =>
    choices.flatMap((one) =>
      GALAXY_SETTING_VALUES[name].map((value) => ({ ...one, [name]: value })),
    ),
  [{}],
);
const PRESETS = MAP_SIZES.map(({ players }) => ({ rings: players, players }));
const SIZES = [
  ...PRESETS,
  { rings: 1, players: 1 },
  { rings: 1, players: 6 },
  { rings: 2, players: 5 },
  { rings: 3, players: 18 },
  { rings: 5, players: 4 },
  { rings: 8, players: 11 },
];
const GREAT = [
  { rings: 13, players: 20 },
  { rings: 20, players: 7 },
  { rings: 29, players: 13 },
  { rings: 40, players: 20 },
];

/** The dice that are looked into below; thousands of maps have too many to keep them all. */
const KINDS: readonly RollKind[] = ['number of lanes', 'lane class'];

const drawnAt = (index: number, { rings, players }: (typeof SIZES)[number]) => {
  const settings = CHOICES[index % CHOICES.length]!;
  const seed = `every map ${String(index)}`;
  const { galaxy, rolls } = mapOf({ seed, rings, players, settings });
  const told = rolls.filter(({ purpose: { kind } }) => KINDS.includes(kind));
  return { seed, rings, settings, players, galaxy, rolls: told };
};
const drawn = [
  ...Array.from({ length: howMany(44, 2200) }, (_, at) => drawnAt(at, SIZES[at % SIZES.length]!)),
  ...Array.from({ length: howMany(1, 32) }, (_, at) => drawnAt(at, GREAT[at % GREAT.length]!)),
];

/** How far a hex is from the hub. */
const outwards = ({ q, r }: Hex): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
const textOf = ({ q, r }: Hex): string => `${String(q)}/${String(r)}`;

/** All hexes of the outermost ring, in the order in which an eye at the hub sees them. */
function rimOf(rings: number): readonly string[] {
  const line = Array.from({ length: 2 * rings + 1 }, (_, at) => at - rings);
  const angleOf = ({ q, r }: Hex): number => Math.atan2((r * Math.sqrt(3)) / 2, q + r / 2);
  return line
    .flatMap((q) => line.map((r) => ({ q, r })))
    .filter((hex) => outwards(hex) === rings)
    .sort((one, other) => angleOf(one) - angleOf(other))
    .map(textOf);
}

test('MAP-1, MAP-12: every hex has one system; of a map that is explored in play the homeworlds are there', () => {
  for (const { galaxy, rings, players, settings, seed } of drawn) {
    const hexes = new Set(galaxy.systems.map(({ hex }) => textOf(hex)));
    const due = settings.map === 'explore' ? players : 1 + 3 * rings * (rings + 1);
    expect([hexes.size, galaxy.systems.length], seed).toEqual([due, due]);
    expect(Math.max(...galaxy.systems.map(({ hex }) => outwards(hex))), seed).toBe(rings);
  }
});

test('MAP-2: homeworlds lie on the outermost ring, and along it far enough from each other', () => {
  for (const { galaxy, rings, players, seed } of drawn) {
    const rim = rimOf(rings);
    expect(rim).toHaveLength(6 * rings);
    const homes = galaxy.systems.filter(({ player }) => player !== null);
    const numbers = homes.map(({ player }) => player!).sort((one, other) => one - other);
    expect(numbers, seed).toEqual(Array.from({ length: players }, (_, player) => player));
    const places = homes
      .map(({ hex }) => rim.indexOf(textOf(hex)))
      .sort((one, other) => one - other);
    const gaps = places.map((place, at) => (places[at + 1] ?? places[0]! + rim.length) - place);
    expect(places[0], seed).toBeGreaterThanOrEqual(0);
    expect(Math.min(...gaps), seed).toBeGreaterThanOrEqual(Math.floor((6 * rings) / players));
  }
});

/** All that lanes lead to from the first system, lane by lane. */
function connectedIn({ systems, lanes }: Galaxy): number {
  const ways = new Map<string, string[]>(systems.map(({ id }) => [id, []]));
  for (const { a, b } of lanes) {
    ways.get(a)!.push(b);
    ways.get(b)!.push(a);
  }
  const reached = new Set<string>([systems[0]!.id]);
  for (const at of reached) for (const to of ways.get(at)!) reached.add(to);
  return reached.size;
}

test('MAP-11: lanes lead from everywhere to everywhere', () => {
  for (const { galaxy, settings, seed } of drawn) {
    if (settings.map === 'explore') continue;
    expect(connectedIn(galaxy), seed).toBe(galaxy.systems.length);
  }
});

/** Capacity, RAW, Census, Morale, Productivity. */
type Five = readonly [number, number, number, number, number];
const BASE: Readonly<Record<string, Five>> = {
  unimportant: [4, 1, 2, 2, 1],
  minor: [6, 2, 4, 3, 2],
  major: [8, 4, 6, 4, 3],
};
const TRAITS: Readonly<Record<string, Five>> = {
  'Ultra Rich': [0, 2, 0, 0, 1],
  'Mild Climate': [0, 1, 1, 0, 0],
  'Fair Government': [0, 1, 0, 1, 0],
  'Fair Climate': [1, 0, 0, 0, 1],
  'Rare Metals': [0, 1, 0, 0, 1],
  'Expanded Population': [1, 0, 1, 1, 0],
  'Fair Biosphere': [2, 0, 1, 0, 0],
  Homeworld: [0, 0, 0, 0, 0],
};
const OF_PLAYERS: Five = [0, 0, 2, 2, 2];

/** What the tables give a system, no more of it than it has room for. */
function valuesDue({ importance, traits, player }: GalaxySystem): Five {
  const parts = [
    BASE[importance]!,
    ...traits.map((trait) => TRAITS[trait]!),
    ...(player === null ? [] : [OF_PLAYERS]),
  ];
  const sum = (at: number): number => parts.reduce((all, part) => all + part[at]!, 0);
  const capacity = sum(0);
  const census = Math.min(sum(2), capacity);
  return [capacity, sum(1), census, Math.min(sum(3), census), Math.min(sum(4), capacity)];
}

test('MAP-3, MAP-4, MAP-5: a system is worth what its importance and traits say, a player’s homeworld more', () => {
  for (const { galaxy, seed } of drawn) {
    const wrong = galaxy.systems.filter(({ capacity, raw, native, ...system }) => {
      const five = [capacity, raw, native.census, native.morale, native.productivity];
      const due = valuesDue({ capacity, raw, native, ...system });
      return five.some((value, at) => value !== due[at]);
    });
    expect(wrong, seed).toEqual([]);
  }
});

test('MAP-5: balanced homeworlds are all alike; of others two traits at least are rolled', () => {
  for (const { galaxy, settings, seed } of drawn) {
    for (const { player, traits, capacity, raw, native } of galaxy.systems) {
      if (player === null) continue;
      if (settings.homeworldTraits === 'balanced') {
        expect([capacity, raw], seed).toEqual([10, 5]);
        expect(native, seed).toEqual({ census: 9, morale: 6, productivity: 6 });
        continue;
      }
      expect(traits.length, seed).toBeGreaterThanOrEqual(3);
      expect(traits.length, seed).toBeLessThanOrEqual(4);
      expect(
        traits.filter((trait) => trait === 'Homeworld'),
        seed,
      ).toHaveLength(1);
    }
  }
});

const NOBODY = { census: 0, morale: 0, productivity: 0 };

function isFoundAsDue({ traits, anomalies, native, start }: GalaxySystem): boolean {
  const isLivedIn = traits.includes('Homeworld') || anomalies.includes('Splinter Colony');
  const isKept = anomalies.includes('Abandoned Colony');
  const empty = isKept ? { ...NOBODY, productivity: native.productivity } : NOBODY;
  const due = isLivedIn ? native : empty;
  return (
    start.census === due.census &&
    start.morale === due.morale &&
    start.productivity === due.productivity
  );
}

test('MAP-6, MAP-7: nobody lives but where a homeworld or a splinter colony is', () => {
  for (const { galaxy, seed } of drawn) {
    expect(
      galaxy.systems.filter((system) => !isFoundAsDue(system)),
      seed,
    ).toEqual([]);
  }
});

const BARRED = ['Abandoned Colony', 'Splinter Colony', 'Derelict'] as const;

test('MAP-8: no anomaly is where it may not be, or twice, and no more of them than the table gives', () => {
  for (const { galaxy, settings, seed } of drawn) {
    const most = settings.anomalyTable === '2d6' ? 1 : 3;
    const wrong = galaxy.systems.filter(({ traits, anomalies }) => {
      const isBarred =
        traits.includes('Homeworld') && BARRED.some((one) => anomalies.includes(one));
      return isBarred || anomalies.length > Math.min(most, new Set(anomalies).size);
    });
    expect(wrong, seed).toEqual([]);
  }
});

const WEIGHT: Readonly<Record<string, number>> = { unimportant: -1, minor: 0, major: 1 };

test('MAP-10, OPT-1: a lane is what its die and its ends make it, restricted among unmapped stars, else unexplored', () => {
  for (const { galaxy, rolls, settings, seed } of drawn) {
    const weightAt = new Map<string, number>(
      galaxy.systems.map(({ id, importance }) => [id, WEIGHT[importance]!]),
    );
    const dice = new Map(
      rolls.flatMap(({ purpose, total }) =>
        purpose.kind === 'lane class' ? [[purpose.text, total] as const] : [],
      ),
    );
    const classOf = (id: string, a: string, b: string): string => {
      if (settings.map === 'explore') return 'unexplored';
      if (settings.unmappedStars === 'on') return 'restricted';
      const total = dice.get(`class of the lane ${id}`)! + weightAt.get(a)! + weightAt.get(b)!;
      if (total <= 2) return 'restricted';
      return total <= 5 ? 'minor' : 'major';
    };
    const wrong = galaxy.lanes.filter(({ id, a, b, class: kind }) => kind !== classOf(id, a, b));
    expect(wrong, seed).toEqual([]);
  }
});

const LANES_DUE = [1, 2, 2, 3, 3, 4, 5, 6];

test('MAP-9: a system has the lanes that it rolled, or there was nowhere left to lead one', () => {
  let short = 0;
  for (const { galaxy, rolls, rings, settings, seed } of drawn) {
    if (settings.map === 'explore') continue;
    const numbers = rolls.filter(({ purpose }) => purpose.kind === 'number of lanes');
    const order = numbers.map(({ purpose }) => purpose.text.split(' ').at(-1)!);
    const systemAt = new Map(galaxy.systems.map((system) => [textOf(system.hex), system]));
    const systemOf = new Map<string, GalaxySystem>(galaxy.systems.map((one) => [one.id, one]));
    const turnOf = new Map(order.map((id, at) => [id, at]));
    const joined = new Set(galaxy.lanes.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]));
    const ends = galaxy.lanes.flatMap(({ a, b }): readonly string[] => [a, b]);
    const lanesAt = new Map<string, number>();
    for (const id of ends) lanesAt.set(id, (lanesAt.get(id) ?? 0) + 1);
    numbers.forEach(({ total }, at) => {
      const { id, hex, importance, offMapLanes } = systemOf.get(order[at]!)!;
      const due = LANES_DUE[total + WEIGHT[importance]!]!;
      if ((lanesAt.get(id) ?? 0) + offMapLanes >= due) return;
      short += 1;
      const later = waysFrom(hex)
        .filter((to) => outwards(to) <= rings)
        .map((to) => systemAt.get(textOf(to))!.id)
        .filter((to) => turnOf.get(to)! > at && !joined.has(`${id} ${to}`));
      expect(later, `${seed}: ${id}`).toEqual([]);
    });
  }
  expect(short).toBeGreaterThan(0);
});

/** The six neighbours of a hex, and the six hexes behind its corners. */
function waysFrom({ q, r }: Hex): readonly Hex[] {
  const near = [-2, -1, 0, 1, 2];
  return near
    .flatMap((dq) => near.map((dr) => ({ q: q + dq, r: r + dr })))
    .filter((to) => {
      const [x, y] = [to.q - q + (to.r - r) / 2, to.r - r];
      const distance = x * x + (3 * y * y) / 4;
      return distance > 0 && distance < 3.5;
    });
}

test('MAP-9: no lane is longer than two hexes, and none is there twice', () => {
  for (const { galaxy, settings, seed } of drawn) {
    const pairs = new Set(galaxy.lanes.map(({ a, b }) => [a, b].toSorted(compareText).join(' ')));
    expect(pairs.size, seed).toBe(galaxy.lanes.length);
    if (settings.map === 'explore') continue;
    const hexOf = new Map<string, Hex>(galaxy.systems.map(({ id, hex }) => [id, hex]));
    const ways = galaxy.lanes.filter(({ a, b }) => {
      const to = textOf(hexOf.get(b)!);
      return !waysFrom(hexOf.get(a)!).some((hex) => textOf(hex) === to);
    });
    expect(ways, seed).toEqual([]);
  }
});

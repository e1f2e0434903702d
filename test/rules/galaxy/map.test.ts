import { expect, test } from 'vitest';
import { homeworldFailure } from '#rules/galaxy/homeworld-failure';
import { homeworldPlaces } from '#rules/galaxy/homeworld-places';
import { homeworldRing } from '#rules/galaxy/homeworld-ring';
import { hexesOf } from '#rules/galaxy/hexes-of';
import { isOnMap } from '#rules/galaxy/is-on-map';
import { MAP_SIZES } from '#rules/galaxy/map-sizes';
import { ringOf } from '#rules/galaxy/ring-of';
import { CORNERS, SIDES } from '#rules/galaxy/sides';
import { hexBeside } from '#rules/galaxy/hex-beside';
import type { Hex } from '#model/campaign/system';

const keyOf = ({ q, r }: Hex) => `${String(q)},${String(r)}`;
const hexesApart = (a: Hex, b: Hex) =>
  Math.max(Math.abs(a.q - b.q), Math.abs(a.r - b.r), Math.abs(a.q + a.r - b.q - b.r));

test.each([
  { size: 'Tiny', rings: 2, hexes: 19 },
  { size: 'Small', rings: 3, hexes: 37 },
  { size: 'Medium', rings: 4, hexes: 61 },
  { size: 'Large', rings: 5, hexes: 91 },
  { size: 'Huge', rings: 6, hexes: 127 },
  { size: 'the largest', rings: 40, hexes: 4921 },
])('MAP-1: $size has $hexes hexes, all different, all on the map', ({ rings, hexes }) => {
  const all = hexesOf(rings);
  expect(all).toHaveLength(hexes);
  expect(new Set(all.map(keyOf)).size).toBe(hexes);
  expect(all.every((hex) => isOnMap(hex, rings))).toBe(true);
});

test('MAP-1: the maps with names have as many rings as players', () => {
  const hexes = MAP_SIZES.map(({ name, players }) => [name, hexesOf(players).length]);
  expect(hexes).toEqual([
    ['Tiny', 19],
    ['Small', 37],
    ['Medium', 61],
    ['Large', 91],
    ['Huge', 127],
  ]);
});

test('MAP-1: a ring goes once round, from neighbour to neighbour', () => {
  const ring = ringOf(3);
  expect(ring).toHaveLength(18);
  ring.forEach((hex, index) => {
    expect(hexesApart(hex, ring[(index + 1) % 18]!)).toBe(1);
    expect(isOnMap(hex, 2)).toBe(false);
  });
});

test('MAP-9: six sides are neighbours; six corners lie two hexes away between two of them', () => {
  expect(new Set(SIDES.map(keyOf)).size).toBe(6);
  SIDES.forEach((side, index) => {
    expect(hexesApart({ q: 0, r: 0 }, side)).toBe(1);
    expect(CORNERS[index]).toEqual(hexBeside(side, SIDES[(index + 1) % 6]!));
  });
});

test.each([
  { rings: 2, players: 2, apart: 6, places: [0, 6] },
  { rings: 3, players: 3, apart: 6, places: [0, 6, 12] },
  { rings: 4, players: 4, apart: 6, places: [0, 6, 12, 18] },
  { rings: 2, players: 5, apart: 2, places: [0, 2, 4, 7, 9] },
  { rings: 5, players: 1, apart: 30, places: [0] },
])(
  'MAP-2: $players homeworlds on ring $rings lie at least $apart places apart, evenly spread',
  ({ rings, players, apart, places }) => {
    expect(homeworldRing(rings, players)).toEqual({ places: 6 * rings, apart });
    expect(homeworldPlaces(rings, players)).toEqual(places);
  },
);

test('MAP-2: evenly spread places are legal one after the other, for every map there can be', () => {
  for (let players = 1; players <= 20; players += 1) {
    for (let rings = Math.ceil(players / 6); rings <= 40; rings += 1) {
      const places = homeworldPlaces(rings, players);
      places.forEach((_, index) => {
        const sofar = places.slice(0, index + 1);
        expect(homeworldFailure({ rings, players, places: sofar })).toBeNull();
      });
    }
  }
});

test.each([
  { rings: 3, players: 3, places: [17], because: null },
  { rings: 3, players: 3, places: [18], because: 'off the ring' },
  { rings: 3, players: 3, places: [-1], because: 'off the ring' },
  { rings: 3, players: 3, places: [0, 5], because: 'too near' },
  { rings: 3, players: 3, places: [0, 13], because: 'too near' },
  { rings: 3, players: 3, places: [4, 4], because: 'too near' },
  { rings: 3, players: 3, places: [0, 7], because: 'leaves no room' },
  { rings: 3, players: 2, places: [0, 9], because: null },
  { rings: 4, players: 5, places: [1, 8], because: null },
  { rings: 4, players: 5, places: [1, 8, 12], because: null },
  { rings: 4, players: 5, places: [1, 8, 12, 18], because: 'leaves no room' },
  { rings: 1, players: 7, places: [0], because: 'off the ring' },
])(
  'MAP-2: homeworlds at $places for $players players on ring $rings: $because',
  ({ rings, players, places, because }) => {
    expect(homeworldFailure({ rings, players, places })).toBe(because);
  },
);

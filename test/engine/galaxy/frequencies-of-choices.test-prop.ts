import { expect, test } from 'vitest';
import type { Anomaly, Trait } from '#model/campaign/system';
import type { LaneClass } from '#model/campaign/lane';
import { howMany } from '#test/support/how-many';
import { chiSquare, countOf } from './chi-square.ts';
import { mapOf } from './maps.ts';

// What is not the book's default: 2d6 for anomalies, rolled homeworlds; and lanes by what lies at their ends.

const SEEDS = Array.from({ length: howMany(3, 20) }, (_, index) => `choice ${String(index + 1)}`);
const settings = { anomalyTable: '2d6', homeworldTraits: 'rolled' } as const;
const drawn = SEEDS.map((seed) => mapOf({ seed, rings: 20, players: 20, settings }).galaxy);
const systems = drawn.flatMap((galaxy) => galaxy.systems);
const homes = systems.filter(({ player }) => player !== null);
const strangers = systems.filter(({ traits }) => !traits.includes('Homeworld'));

test('MAP-8: by 2d6 anomalies, and none, come as often as they should', () => {
  const weights = [
    ['Splinter Colony', 1],
    ['Abandoned Colony', 2],
    ['Strategic Resource', 3],
    ['Dense Asteroids', 4],
    ['none', 16],
    ['Nebula', 4],
    ['Ruins', 3],
    ['Derelict', 2],
    ['Mysterious Encounter', 1],
  ] as const satisfies readonly (readonly [Anomaly | 'none', number])[];
  const found = strangers.map(({ anomalies: [one] }) => one ?? 'none');
  const kinds = weights.map(([anomaly]) => anomaly);
  chiSquare(
    countOf<Anomaly | 'none'>(found, kinds),
    weights.map(([, weight]) => weight),
  );
});

test('MAP-5: traits of rolled homeworlds come as often as those of other systems', () => {
  const weights = [
    ['Ultra Rich', 3],
    ['Mild Climate', 3],
    ['Fair Government', 4],
    ['Fair Climate', 5],
    ['Rare Metals', 6],
    ['Expanded Population', 5],
    ['Fair Biosphere', 4],
  ] as const satisfies readonly (readonly [Trait, number])[];
  const kinds = weights.map(([trait]) => trait);
  chiSquare(
    countOf<Trait>(
      homes.flatMap(({ traits }) => traits),
      kinds,
    ),
    weights.map(([, weight]) => weight),
  );
});

const WEIGHT: Readonly<Record<string, number>> = { unimportant: -1, minor: 0, major: 1 };
const CLASSES = ['restricted', 'minor', 'major'] as const satisfies readonly LaneClass[];
/** Of the six faces of the die, by the weight of both ends together. */
const FACES = [
  { ends: -2, restricted: 4, minor: 2, major: 0 },
  { ends: -1, restricted: 3, minor: 3, major: 0 },
  { ends: 0, restricted: 2, minor: 3, major: 1 },
  { ends: 1, restricted: 1, minor: 3, major: 2 },
  { ends: 2, restricted: 0, minor: 3, major: 3 },
];

test.each(FACES)(
  'MAP-10: lanes between ends of weight $ends are of each class as often as the die says',
  (faces) => {
    const weightAt = drawn.map(
      (galaxy) =>
        new Map<string, number>(
          galaxy.systems.map(({ id, importance }) => [id, WEIGHT[importance]!]),
        ),
    );
    const classes = drawn.flatMap((galaxy, at) =>
      galaxy.lanes
        .filter(({ a, b }) => weightAt[at]!.get(a)! + weightAt[at]!.get(b)! === faces.ends)
        .map((lane) => lane.class),
    );
    const possible = CLASSES.filter((kind) => faces[kind] > 0);
    expect(new Set(classes)).toEqual(new Set(possible));
    chiSquare(
      countOf<LaneClass>(classes, possible),
      possible.map((kind) => faces[kind]),
    );
  },
);

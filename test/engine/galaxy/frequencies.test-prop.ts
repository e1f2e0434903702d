import { expect, test } from 'vitest';
import { ANOMALIES, IMPORTANCES, type Trait } from '#model/campaign/system';
import { howMany } from '#test/support/how-many';
import { chiSquare, countOf } from './chi-square.ts';
import { mapOf } from './maps.ts';

/** Always the same maps: a test that fails once in a thousand runs would be believed by nobody. */
const SEEDS = Array.from(
  { length: howMany(3, 20) },
  (_, index) => `frequency ${String(index + 1)}`,
);
const drawn = SEEDS.map((seed) => mapOf({ seed, rings: 20, players: 6 }));
const systems = drawn
  .flatMap(({ galaxy }) => galaxy.systems)
  .filter(({ player }) => player === null);
const strangers = systems.filter(({ traits }) => !traits.includes('Homeworld'));

test('MAP-3: each importance comes as often as any other', () => {
  const importances = strangers.map(({ importance }) => importance);
  chiSquare(countOf(importances, IMPORTANCES), [1, 1, 1]);
});

test('MAP-4: traits come as often as 2d6 say', () => {
  const weights = [
    ['Ultra Rich', 3],
    ['Mild Climate', 3],
    ['Fair Government', 4],
    ['Fair Climate', 5],
    ['Rare Metals', 6],
    ['Expanded Population', 5],
    ['Fair Biosphere', 4],
  ] as const satisfies readonly (readonly [Trait, number])[];
  const traits = systems.flatMap((system) => system.traits);
  const kinds = weights.map(([trait]) => trait);
  chiSquare(
    countOf<Trait>(traits, kinds),
    weights.map(([, weight]) => weight),
  );
});

test('MAP-7: about one system in sixteen is a homeworld', () => {
  // The chance f of none: f = 30/36 + 3/36 f + 1/36 f², so 1 - f = 0.0645.
  const expected = systems.length * 0.0645;
  const found = systems.length - strangers.length;
  expect(Math.abs(found - expected)).toBeLessThan(3.3 * Math.sqrt(expected));
});

test('MAP-8: each anomaly comes as often as any other where nothing bars it', () => {
  const first = strangers.flatMap(({ anomalies: [one] }) => one ?? []);
  chiSquare(
    countOf(first, ANOMALIES),
    ANOMALIES.map(() => 1),
  );
});

test.each(['importance', 'number of lanes', 'lane class'])(
  'MAP-9: dice for %s are fair',
  (kind) => {
    const totals = drawn
      .flatMap(({ rolls }) => rolls)
      .filter(({ purpose }) => purpose.kind === kind)
      .map(({ total }) => total);
    chiSquare(countOf(totals, [1, 2, 3, 4, 5, 6]), [1, 1, 1, 1, 1, 1]);
  },
);

import { expect, test } from 'vitest';
import { anomalyOf } from '#rules/galaxy/anomaly-of';
import { importanceOf } from '#rules/galaxy/importance-of';
import { laneClassOf } from '#rules/galaxy/lane-class-of';
import { laneCountOf } from '#rules/galaxy/lane-count-of';
import { mayHaveAnomaly } from '#rules/galaxy/may-have-anomaly';
import { startingNatives } from '#rules/galaxy/starting-natives';
import { traitOf } from '#rules/galaxy/trait-of';
import { valuesOf } from '#rules/galaxy/values-of';
import { ANOMALIES, IMPORTANCES, type Anomaly, type Trait } from '#model/campaign/system';

const faces = [1, 2, 3, 4, 5, 6] as const;

test('MAP-3: a d6 says how important a system is', () => {
  const [low, middle, high] = IMPORTANCES;
  expect(faces.map(importanceOf)).toEqual([low, low, middle, middle, high, high]);
});

test.each([
  { importance: 'unimportant', is: [4, 1, 2, 2, 1] },
  { importance: 'minor', is: [6, 2, 4, 3, 2] },
  { importance: 'major', is: [8, 4, 6, 4, 3] },
] as const)('MAP-3: a system that is $importance begins with $is', ({ importance, is }) => {
  const { capacity, raw, census, morale, productivity } = valuesOf(importance, [], 'nobody');
  expect([capacity, raw, census, morale, productivity]).toEqual(is);
});

test.each([
  [2, 'Ultra Rich'],
  [3, 'Ultra Rich'],
  [4, 'Mild Climate'],
  [5, 'Fair Government'],
  [6, 'Fair Climate'],
  [7, 'Rare Metals'],
  [8, 'Expanded Population'],
  [9, 'Fair Biosphere'],
  [10, 'Stellar Anomaly'],
  [11, 'Homeworld'],
  [12, 'Roll Twice'],
])('MAP-4: %i on the table of traits is %s', (total, result) => {
  expect(traitOf(total)).toBe(result);
});

test.each([
  { trait: 'Ultra Rich', is: [6, 4, 4, 3, 3] },
  { trait: 'Mild Climate', is: [6, 3, 5, 3, 2] },
  { trait: 'Fair Government', is: [6, 3, 4, 4, 2] },
  { trait: 'Fair Climate', is: [7, 2, 4, 3, 3] },
  { trait: 'Rare Metals', is: [6, 3, 4, 3, 3] },
  { trait: 'Expanded Population', is: [7, 2, 5, 4, 2] },
  { trait: 'Fair Biosphere', is: [8, 2, 5, 3, 2] },
  { trait: 'Homeworld', is: [6, 2, 4, 3, 2] },
] as const)('MAP-4: $trait makes a minor system $is', ({ trait, is }) => {
  const { capacity, raw, census, morale, productivity } = valuesOf('minor', [trait], 'nobody');
  expect([capacity, raw, census, morale, productivity]).toEqual(is);
});

const thrice = <T>(one: T): readonly T[] => [one, one, one];

test.each<{ what: string; traits: readonly Trait[]; is: readonly number[] }>([
  { what: 'twice', traits: ['Ultra Rich', 'Ultra Rich'], is: [4, 5, 2, 2, 3] },
  { what: 'Census at Capacity', traits: thrice('Mild Climate'), is: [4, 4, 4, 2, 1] },
  { what: 'Morale at Census', traits: thrice('Fair Government'), is: [4, 4, 2, 2, 1] },
  { what: 'beyond Census', traits: thrice('Fair Climate'), is: [7, 1, 2, 2, 4] },
])('MAP-4: a trait counts each time, clamped at the end: $what', ({ traits, is }) => {
  const { capacity, raw, census, morale, productivity } = valuesOf('unimportant', traits, 'nobody');
  expect([capacity, raw, census, morale, productivity]).toEqual(is);
});

test('MAP-5: a balanced homeworld is Capacity 10, RAW 5, Census 9, Morale 6, Productivity 6', () => {
  const values = valuesOf('major', ['Homeworld', 'Rare Metals', 'Fair Biosphere'], 'player');
  expect(values).toEqual({ capacity: 10, raw: 5, census: 9, morale: 6, productivity: 6 });
});

test('MAP-5: the points of a player’s homeworld too stay below its Capacity', () => {
  const values = valuesOf('major', ['Homeworld', 'Mild Climate', 'Mild Climate'], 'player');
  expect(values).toEqual({ capacity: 8, raw: 6, census: 8, morale: 6, productivity: 5 });
});

test('MAP-8: the d10 table has every anomaly once', () => {
  const results = Array.from({ length: 10 }, (_, index) => anomalyOf('d10', index + 1));
  expect(results).toEqual([
    'Abandoned Colony',
    'Dense Asteroids',
    'Derelict',
    'Dust Cloud',
    'Nebula',
    'Plasma Storm',
    'Splinter Colony',
    'Strategic Resource',
    'Ruins',
    'Mysterious Encounter',
  ]);
});

test('MAP-8: the 2d6 table has none in its middle', () => {
  const results = Array.from({ length: 11 }, (_, index) => anomalyOf('2d6', index + 2));
  expect(results).toEqual([
    'Splinter Colony',
    'Abandoned Colony',
    'Strategic Resource',
    'Dense Asteroids',
    null,
    null,
    null,
    'Nebula',
    'Ruins',
    'Derelict',
    'Mysterious Encounter',
  ]);
});

test('MAP-8: no anomaly comes twice; homeworlds have none that is empty or lost', () => {
  const allowed = (traits: readonly Trait[], anomalies: readonly Anomaly[]) =>
    ANOMALIES.filter((anomaly) => mayHaveAnomaly({ traits, anomalies }, anomaly));
  const without = (...named: readonly Anomaly[]) => ANOMALIES.filter((one) => !named.includes(one));
  expect(allowed([], [])).toEqual(ANOMALIES);
  expect(allowed(['Fair Climate'], ['Ruins', 'Nebula'])).toEqual(without('Ruins', 'Nebula'));
  const lost = without('Abandoned Colony', 'Splinter Colony', 'Derelict');
  expect(allowed(['Homeworld', 'Ultra Rich'], [])).toEqual(lost);
});

const native = { census: 4, morale: 3, productivity: 2 };
const nobody = { census: 0, morale: 0, productivity: 0 };

test.each<{ rule: string; traits?: Trait; anomaly?: Anomaly; start: object }>([
  { rule: 'MAP-6', start: nobody },
  { rule: 'MAP-6', traits: 'Fair Biosphere', anomaly: 'Ruins', start: nobody },
  { rule: 'MAP-6', anomaly: 'Abandoned Colony', start: { ...nobody, productivity: 2 } },
  { rule: 'MAP-6', anomaly: 'Splinter Colony', start: native },
  { rule: 'MAP-7', traits: 'Homeworld', start: native },
])('$rule: with $traits and $anomaly a system starts with $start', ({ traits, anomaly, start }) => {
  const bearer = {
    native,
    traits: traits === undefined ? [] : [traits],
    anomalies: anomaly === undefined ? [] : [anomaly],
  };
  expect(startingNatives(bearer)).toEqual(start);
});

test.each([
  { importance: 'unimportant', lanes: [1, 2, 2, 3, 3, 4] },
  { importance: 'minor', lanes: [2, 2, 3, 3, 4, 5] },
  { importance: 'major', lanes: [2, 3, 3, 4, 5, 6] },
] as const)('MAP-9: a system that is $importance has $lanes lanes', ({ importance, lanes }) => {
  expect(faces.map((die) => laneCountOf(die, importance))).toEqual(lanes);
});

const [r, n, j] = ['restricted', 'minor', 'major'] as const;

test.each([
  { ends: ['unimportant', 'unimportant'], classes: [r, r, r, r, n, n] },
  { ends: ['unimportant', 'minor'], classes: [r, r, r, n, n, n] },
  { ends: ['minor', 'minor'], classes: [r, r, n, n, n, j] },
  { ends: ['unimportant', 'major'], classes: [r, r, n, n, n, j] },
  { ends: ['minor', 'major'], classes: [r, n, n, n, j, j] },
  { ends: ['major', 'major'], classes: [n, n, n, j, j, j] },
] as const)('MAP-10: lanes between $ends are $classes', ({ ends: [one, other], classes }) => {
  expect(faces.map((die) => laneClassOf(die, [one, other]))).toEqual(classes);
  expect(faces.map((die) => laneClassOf(die, [other, one]))).toEqual(classes);
});

import { expect, test } from 'vitest';
import type { EmpireId } from '#model/campaign/ids';
import type { StarSystem, Trait } from '#model/campaign/system';
import { terraformedValues } from '#rules/colony/terraformed-values';
import { improvementFailureOf } from '#rules/economy/improvement-failure';
import { terraformingPriceOf } from '#rules/economy/terraforming-price';
import { systemId, systemOf } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';

const alcatta = (part: Partial<StarSystem> = {}): StarSystem =>
  systemOf({
    id: systemId('H0101'),
    owner: human,
    capacity: 6,
    raw: 1,
    census: 3,
    morale: 2,
    productivity: 1,
    ...part,
  });

test('COL-3: example 14: Capacity 6 costs 60; Ultra Rich makes RAW 3 and Productivity one more', () => {
  const system = alcatta({ traits: ['Fair Climate'] });
  expect(terraformingPriceOf(system)).toBe(60);
  expect(terraformedValues(system, 'Ultra Rich')).toMatchObject({ raw: 3, productivity: 2 });
  const two = { ...system, traits: [...system.traits, 'Ultra Rich'] };
  expect(improvementFailureOf('terraforming', two, human)).toBe('at-limit');
});

type Row = Readonly<{ what: string; trait: Trait; part: Partial<StarSystem>; values: object }>;
const OUTPOST = { census: 0, morale: 0, productivity: 0 };
const ROWS: readonly Row[] = [
  {
    what: 'a colony has all of it',
    trait: 'Expanded Population',
    part: {},
    values: { capacity: 7, raw: 1, census: 4, morale: 3, productivity: 1 },
  },
  {
    what: 'an outpost gains neither Census nor Morale',
    trait: 'Expanded Population',
    part: OUTPOST,
    values: { capacity: 7, raw: 1, census: 0, morale: 0, productivity: 0 },
  },
  {
    what: 'an outpost gains Productivity',
    trait: 'Rare Metals',
    part: OUTPOST,
    values: { capacity: 6, raw: 2, census: 0, morale: 0, productivity: 1 },
  },
  {
    what: 'Census stays within Capacity',
    trait: 'Mild Climate',
    part: { census: 6 },
    values: { capacity: 6, raw: 2, census: 6, morale: 2, productivity: 1 },
  },
];
test.each(ROWS)('COL-3: $what', ({ trait, part, values }) => {
  expect(terraformedValues(alcatta(part), trait)).toEqual(values);
});

test.each<Readonly<{ what: string; part: Partial<StarSystem>; by: EmpireId; failure: unknown }>>([
  {
    what: 'a colony in unrest, blockaded',
    part: { morale: 1, blockaded: true },
    by: human,
    failure: null,
  },
  { what: 'an outpost', part: OUTPOST, by: human, failure: null },
  { what: 'another’s system', part: {}, by: loran, failure: 'system-lost' },
  {
    what: 'a homeworld with a trait more',
    part: { traits: ['Homeworld', 'Rare Metals'] },
    by: human,
    failure: 'at-limit',
  },
  {
    what: 'one trait and anomalies',
    part: { traits: ['Rare Metals'], anomalies: ['Ruins', 'Nebula'] },
    by: human,
    failure: null,
  },
])('COL-3: may it be terraformed: $what', ({ part, by, failure }) => {
  expect(improvementFailureOf('terraforming', alcatta(part), by)).toBe(failure);
});

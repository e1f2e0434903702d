import { censusLanded } from '#rules/colony/census-landed';
import { type ConvoyFacts, convoyFailureOf } from '#rules/colony/convoy-failure';
import { settledBy, settlementFailureOf } from '#rules/colony/settlement-failure';
import { brandAs } from '#kernel/brand/brand';
import { laneIdOf } from '#model/campaign/lane';
import { designId, designOf, systemId } from '#test/support/campaign';
import { human, loran } from '#test/support/human-and-loran';
import { expect, test } from 'vitest';

const [sol, wolf] = [systemId('H0101'), systemId('H0102')];

test('COL-1: a convoy with Census founds a colony with Census 1, Morale 1 and the Productivity that is kept there', () => {
  expect(settledBy(1, { productivity: 2 })).toEqual({
    settlement: 'colony',
    census: 1,
    morale: 1,
    productivity: 2,
  });
});

test('COL-1: a convoy without Census founds an outpost, in which nothing is left', () => {
  expect(settledBy(0, { productivity: 2 })).toEqual({
    settlement: 'outpost',
    census: 0,
    morale: 0,
    productivity: 0,
  });
});

test.each([
  { what: 'an outpost', before: { census: 0, morale: 0 }, after: { census: 1, morale: 1 } },
  { what: 'a colony', before: { census: 3, morale: 2 }, after: { census: 4, morale: 2 } },
  { what: 'a rebellion', before: { census: 3, morale: 0 }, after: { census: 4, morale: 0 } },
])('COL-1: a Census landed at $what', ({ before, after }) => {
  expect(censusLanded(before)).toEqual(after);
});

const site = {
  empire: human,
  system: { owner: null, census: 0 },
  controller: null,
  hasEnemyFleet: false,
};

test.each([
  { what: 'an uninhabited system', facts: site, failure: null },
  { what: 'one that it holds by bases', facts: { ...site, controller: human }, failure: null },
  {
    what: 'one that another holds',
    facts: { ...site, controller: loran },
    failure: 'system-taken',
  },
  {
    what: 'an outpost',
    facts: { ...site, system: { owner: human, census: 0 } },
    failure: 'system-taken',
  },
  {
    what: 'one with an enemy fleet',
    facts: { ...site, hasEnemyFleet: true },
    failure: 'enemy-fleet',
  },
])('COL-1: a convoy at $what: $failure', ({ facts, failure }) => {
  expect(settlementFailureOf(facts)).toBe(failure);
});

const convoy: ConvoyFacts = {
  unit: { census: 1, status: 'active' },
  design: { kind: 'convoy' },
  fleet: { place: { kind: 'system', system: sol }, withdrawing: null },
  cargo: [],
  sharesCargo: false,
};
const inLane = { kind: 'lane', lane: laneIdOf(sol, wolf), from: sol, to: wolf } as const;
const plain = designOf({ id: designId('wing'), kind: 'flight' });
const atmospheric = designOf({
  id: designId('wing'),
  kind: 'flight',
  abilities: [{ id: brandAs('atmospheric'), rating: 1 }],
});
const troops = designOf({ id: designId('guard'), kind: 'ground' });

test.each<Readonly<{ what: string; facts: ConvoyFacts; failure: string | null }>>([
  { what: 'in a system', facts: convoy, failure: null },
  {
    what: 'that is no convoy',
    facts: { ...convoy, design: { kind: 'ship' } },
    failure: 'units-elsewhere',
  },
  {
    what: 'in a lane',
    facts: { ...convoy, fleet: { place: inLane, withdrawing: null } },
    failure: 'units-elsewhere',
  },
  {
    what: 'that withdraws',
    facts: {
      ...convoy,
      fleet: { ...convoy.fleet, withdrawing: { lane: laneIdOf(sol, wolf), turn: 1 } },
    },
    failure: 'withdrawing',
  },
  {
    what: 'with a part of something',
    facts: { ...convoy, sharesCargo: true },
    failure: 'cargo-shared',
  },
  { what: 'with troops', facts: { ...convoy, cargo: [{ design: troops }] }, failure: null },
  {
    what: 'with Atmospheric flights',
    facts: { ...convoy, cargo: [{ design: atmospheric }] },
    failure: null,
  },
  {
    what: 'with other flights',
    facts: { ...convoy, cargo: [{ design: plain }] },
    failure: 'no-room-ashore',
  },
  {
    what: 'with Atmospheric flights but no Census',
    facts: {
      ...convoy,
      unit: { census: 0, status: 'active' },
      cargo: [{ design: atmospheric }],
    },
    failure: 'no-room-ashore',
  },
])('COL-1: a convoy $what: $failure', ({ facts, failure }) => {
  expect(convoyFailureOf(facts)).toBe(failure);
});

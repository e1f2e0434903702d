import { expect, test } from 'vitest';
import type { LaneClass } from '#model/campaign/lane';
import type { SystemId } from '#model/campaign/ids';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { type Cut, runBlockades } from '#rules/supply/run-blockades';
import { isBlockaded } from '#rules/supply/is-blockaded';
import { type SupplyFacts, type SupplyNet, supplyNetOf } from '#rules/supply/supply-net-of';
import { campaignOf, systemId } from '#test/support/campaign';

type Sites = Readonly<{
  depots?: string;
  enemies?: string;
  blockaded?: string;
  shutIn?: string;
}>;

/** A line D–N–X–Y of lanes of these classes; sites name systems by their letters. */
function factsOf(classes: readonly LaneClass[], sites: Sites): SupplyFacts {
  const lanes = classes.map((lane, at) => ({
    a: systemId('DNXY'.charAt(at)),
    b: systemId('DNXY'.charAt(at + 1)),
    class: lane,
  }));
  const isIn =
    (letters = '') =>
    (system: SystemId) =>
      letters.includes(system);
  return {
    depots: LETTERS.filter((at) => (sites.depots ?? 'D').includes(at)).map(systemId),
    lanes: laneMapOf(campaignOf({ lanes }).lanes),
    isBlockaded: isIn(sites.blockaded),
    isShutIn: isIn(sites.shutIn),
    hasEnemyFleet: isIn(sites.enemies),
  };
}

const LETTERS = ['D', 'N', 'X', 'Y'] as const;
const MINOR = ['minor', 'major', 'minor'] as const;

const ROWS: readonly (readonly [string, readonly LaneClass[], Sites, string])[] = [
  ['two minor or major lanes from a depot', MINOR, {}, 'DNX'],
  ['not over a restricted lane', ['minor', 'restricted', 'minor'], {}, 'DN'],
  ['nor an unexplored one', ['unexplored', 'minor', 'minor'], {}, 'D'],
  ['not through an enemy fleet', MINOR, { enemies: 'N' }, 'DN'],
  ['but into one, and out of one', MINOR, { enemies: 'DX' }, 'DNX'],
  ['a blockaded depot serves its own system', MINOR, { blockaded: 'D', shutIn: 'D' }, 'D'],
  ['forces that are shut in have no other', MINOR, { blockaded: 'X', shutIn: 'X' }, 'DN'],
  ['no depot, no supply', MINOR, { depots: '' }, ''],
];

test.each(ROWS)('SUP-5: %s', (_name, classes, sites, supplied) => {
  const net = supplyNetOf(factsOf(classes, sites));
  const reached = LETTERS.filter((at) => net.routeTo(systemId(at)) !== null);
  expect(reached.join('')).toBe(supplied);
});

test.each([
  ['beside the depot', ['D', 'N'], { depot: 'D', through: null }],
  ['one lane on, by its nearer end', ['N', 'X'], { depot: 'D', through: 'N' }],
  ['but no farther', ['X', 'Y'], null],
] as const)('SUP-5: in a lane: %s', (_name, ends, route) => {
  const net = supplyNetOf(factsOf(MINOR, {}));
  expect(net.routeFromLane(ends.map(systemId))).toEqual(route);
});

const cutsIn = (net: SupplyNet, ...places: readonly string[]): readonly Cut[] =>
  places.map((pool) => ({ pool, ways: net.barredGatesOf(systemId(pool)) }));

test.each([
  ['10 enemies against 4 friends take 6 runners (example 8)', 10, 4, 6, true],
  ['5 are too few', 10, 4, 5, false],
  ['one runner at least', 1, 3, 0, false],
  ['and one is enough then', 1, 3, 1, true],
])('SUP-5: Blockade Runners: %s', (_name, enemies, friends, runners, open) => {
  const net = supplyNetOf(factsOf(MINOR, { enemies: 'N' }));
  const facts = { shipsAt: () => ({ enemies, friends }), runnersAt: () => 0 };
  const runnersAt = (pool: string) => (pool === 'X' ? runners : 0);
  const cuts = cutsIn(net, 'X');
  expect(runBlockades({ ...facts, runnersAt }, cuts).has('X')).toBe(open);
  expect(runBlockades(facts, cuts).size).toBe(0);
});

test('SUP-5: each runner serves one way', () => {
  const lanes = ['DN', 'NX', 'NZ'].map((ends) => ({
    a: systemId(ends.charAt(0)),
    b: systemId(ends.charAt(1)),
    class: 'minor' as const,
  }));
  const net = supplyNetOf({
    ...factsOf([], { enemies: 'N' }),
    lanes: laneMapOf(campaignOf({ lanes }).lanes),
  });
  const facts = {
    shipsAt: () => ({ enemies: 2, friends: 0 }),
    runnersAt: (pool: string) => (pool === 'D' ? 3 : 0),
  };
  expect([...runBlockades(facts, cutsIn(net, 'X', 'Z')).keys()]).toEqual(['X']);
});

test('SUP-5: a lower depot at the same gate does not hide the runners at another', () => {
  const lanes = ['AN', 'DN', 'NX'].map((ends) => ({
    a: systemId(ends.charAt(0)),
    b: systemId(ends.charAt(1)),
    class: 'minor' as const,
  }));
  const net = supplyNetOf({
    ...factsOf([], { enemies: 'N' }),
    depots: ['D', 'A'].map(systemId),
    lanes: laneMapOf(campaignOf({ lanes }).lanes),
  });
  const facts = {
    shipsAt: () => ({ enemies: 1, friends: 0 }),
    runnersAt: (pool: string) => (pool === 'D' ? 1 : 0),
  };
  expect(runBlockades(facts, cutsIn(net, 'X')).get('X')).toEqual({ depot: 'D', through: 'N' });
});

test.each([
  ['more enemies than friends, and enough for the Census', 3, 4, 3, true],
  ['not enough for it', 5, 4, 3, false],
  ['as many friends', 1, 3, 3, false],
  ['an outpost needs one', 0, 1, 0, true],
])('SUP-4: %s', (_name, census, enemies, friends, blockaded) => {
  expect(isBlockaded({ census, enemies, friends })).toBe(blockaded);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SystemId } from '#model/campaign/ids';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { extendedSupplyOf } from '#rules/supply/extended-supply-of';
import { runBlockades } from '#rules/supply/run-blockades';
import { type SupplyFacts, supplyNetOf } from '#rules/supply/supply-net-of';
import { campaignOf, systemId } from '#test/support/campaign';

const SIZE = 7;
const systems = Array.from({ length: SIZE }, (_, at) => systemId(`S${String(at)}`));
const classes = fc.constantFrom('unexplored', 'restricted', 'minor', 'major', null);
const pairs = systems.flatMap((a, at) => systems.slice(at + 1).map((b) => ({ a, b })));

const world = fc.record({
  lanes: fc.tuple(...pairs.map(() => classes)),
  depots: fc.subarray(systems),
  enemies: fc.subarray(systems),
  blockaded: fc.subarray(systems),
  reach: fc.integer({ min: 0, max: SIZE }),
  another: fc.constantFrom(...systems),
});
type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

function factsOf({ lanes, enemies, blockaded }: World, depots: readonly SystemId[]): SupplyFacts {
  const rows = pairs.flatMap((ends, at) => {
    const lane = lanes[at] ?? null;
    return lane === null ? [] : [{ ...ends, class: lane }];
  });
  return {
    depots,
    lanes: laneMapOf(campaignOf({ lanes: rows }).lanes),
    isBlockaded: (system) => blockaded.includes(system),
    isShutIn: (system) => blockaded.includes(system),
    hasEnemyFleet: (system) => enemies.includes(system),
  };
}

function suppliedIn(facts: SupplyFacts, reach: number): readonly SystemId[] {
  const net = supplyNetOf(facts);
  const extended = extendedSupplyOf(facts);
  return systems.filter((at) => net.routeTo(at) !== null || extended.routeTo(at, reach) !== null);
}

test('SUP-5, SUP-6: one more depot or Supply function never puts anybody out of supply', () => {
  fc.assert(
    fc.property(world, (one) => {
      const { depots, another, reach } = one;
      const now = suppliedIn(factsOf(one, depots), reach);
      const depot = suppliedIn(factsOf(one, [...depots, another]), reach);
      const functions = suppliedIn(factsOf(one, depots), reach + 1);
      expect(depot).toEqual(expect.arrayContaining([...now]));
      expect(functions).toEqual(expect.arrayContaining([...now]));
    }),
  );
});

test('SUP-5: one more depot never closes a way that Blockade Runners keep open', () => {
  const runners = fc.tuple(...systems.map(() => fc.integer({ min: 0, max: 2 })));
  fc.assert(
    fc.property(world, runners, fc.constantFrom(...systems), (one, counts, place) => {
      const isSupplied = (depots: readonly SystemId[]): boolean => {
        const net = supplyNetOf(factsOf(one, depots));
        const cuts = [{ pool: place, ways: net.barredGatesOf(place) }];
        const runnersAt = (pool: string): number => counts[systems.indexOf(systemId(pool))] ?? 0;
        const facts = { shipsAt: () => ({ enemies: 3, friends: 0 }), runnersAt };
        return net.routeTo(place) !== null || runBlockades(facts, cuts).size > 0;
      };
      if (isSupplied(one.depots)) expect(isSupplied([...one.depots, one.another])).toBe(true);
    }),
  );
});

test('SUP-6: two Supply functions reach every system that two lanes of basic supply reach', () => {
  fc.assert(
    fc.property(world, (one) => {
      const facts = factsOf(one, one.depots);
      const net = supplyNetOf(facts);
      const extended = extendedSupplyOf(facts);
      const basic = systems.filter((at) => !facts.isShutIn(at) && net.routeTo(at) !== null);
      for (const at of basic) expect(extended.routeTo(at, 2)).not.toBeNull();
    }),
  );
});

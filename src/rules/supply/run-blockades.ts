import type { SystemId } from '#model/campaign/ids';
import { runnersNeeded } from './runners-needed.ts';
import type { Gate, SupplyRoute } from './supply-net-of.ts';

/** A place without supply, either a system or a fleet in a lane, with its id and the routes that enemies bar. */
export type Cut = Readonly<{ pool: string; ways: readonly Gate[] }>;

type Facts = Readonly<{
  /** Ships of enemies, and of its own side. */
  shipsAt: (system: SystemId) => Readonly<{ enemies: number; friends: number }>;
  /** Its Blockade Runners that can be used. */
  runnersAt: (pool: string) => number;
}>;

/**
 * The supply routes that Blockade Runners keep open against enemy fleets. It takes as many runners as the enemy has more ships, from
 * anywhere on the route, and each serves one route.
 * @rule SUP-5
 * @ruling A route needs at least one Blockade Runner, even if the enemy has fewer ships than your side. Systems come before fleets in
 *   lanes, in the order of their ids. Each gets the first route with enough runners, and uses the runners at its own place first.
 */
export function runBlockades(
  { shipsAt, runnersAt }: Facts,
  cuts: readonly Cut[],
): ReadonlyMap<string, SupplyRoute> {
  const routes = new Map<string, SupplyRoute>();
  const used = new Map<string, number>();
  const leftAt = (pool: string): number => runnersAt(pool) - (used.get(pool) ?? 0);
  for (const { pool, ways } of cuts) {
    const open = ways.find(({ at, depot }) => {
      const left = leftAt(pool) + leftAt(at) + leftAt(depot);
      return left >= runnersNeeded(shipsAt(at));
    });
    if (open === undefined) continue;
    routes.set(pool, { depot: open.depot, through: open.at });
    let due = runnersNeeded(shipsAt(open.at));
    for (const one of [pool, open.at, open.depot]) {
      const taken = Math.min(due, leftAt(one));
      used.set(one, (used.get(one) ?? 0) + taken);
      due -= taken;
    }
  }
  return routes;
}

import type { SystemId } from '#model/campaign/ids';
import type { SupplyNet, SupplyRoute } from './supply-net-of.ts';

type Facts = Readonly<{
  net: SupplyNet;
  /** Ships of enemies, and of its own side. */
  shipsAt: (system: SystemId) => Readonly<{ enemies: number; friends: number }>;
  /** Its Blockade Runners that can be used. */
  runnersAt: (system: SystemId) => number;
}>;

/** Blockade Runners that a way past a system takes. @rule SUP-5 */
const runnersNeeded = ({
  enemies,
  friends,
}: Readonly<{ enemies: number; friends: number }>): number => Math.max(1, enemies - friends);

/**
 * The ways to these systems that Blockade Runners keep open against the enemy fleets on them: so many
 * as the enemy has ships more there, from anywhere on the way, and each for one way.
 * @rule SUP-5
 * @ruling at least one runner, also against fewer ships than one's own; places are served in the order
 *   given, by the first way that has enough, and by the runners of the place itself first
 */
export function runBlockades(
  { net, shipsAt, runnersAt }: Facts,
  places: readonly SystemId[],
): ReadonlyMap<SystemId, SupplyRoute> {
  const routes = new Map<SystemId, SupplyRoute>();
  const used = new Map<SystemId, number>();
  const leftAt = (system: SystemId): number => runnersAt(system) - (used.get(system) ?? 0);
  for (const place of places) {
    const open = net.barredGatesOf(place).find(({ at, depot }) => {
      const left = leftAt(place) + leftAt(at) + leftAt(depot);
      return left >= runnersNeeded(shipsAt(at));
    });
    if (open === undefined) continue;
    routes.set(place, { depot: open.depot, through: open.at });
    let due = runnersNeeded(shipsAt(open.at));
    for (const system of [place, open.at, open.depot]) {
      const taken = Math.min(due, leftAt(system));
      used.set(system, (used.get(system) ?? 0) + taken);
      due -= taken;
    }
  }
  return routes;
}

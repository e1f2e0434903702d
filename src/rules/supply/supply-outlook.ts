import { groupBy } from '#kernel/collections/group-by';
import { sumOf } from '#kernel/numbers/sum';
import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import { type ExtendedSupply, extendedSupplyOf } from './extended-supply-of.ts';
import { runBlockades } from './run-blockades.ts';
import { runnersIn } from './runners-in.ts';
import { type SupplyBreak, supplyBreakOf } from './supply-break-of.ts';
import { basicRoute, type Drawing, supplyCutsOf } from './supply-cuts-of.ts';
import { type SupplyGround, supplyGroundOf } from './supply-ground-of.ts';
import type { SupplyKnowledge } from './supply-knowledge.ts';
import { type SupplyNet, supplyNetOf, type SupplyRoute } from './supply-net-of.ts';
import { supplyPoolOf, supplyPoolsOf } from './supply-pools-of.ts';
import { supplyShipsKnown } from './supply-ships-known.ts';
import { shortestWay, type SupplyWay, wayOfRoute } from './supply-way.ts';

/** Whether a place is in supply and its supply route, or why it has none. */
export type Outlook =
  | Readonly<{ supplied: true; by: 'route'; way: SupplyWay }>
  /** Past an enemy fleet, by Blockade Runners. */
  | Readonly<{ supplied: true; by: 'runners'; way: SupplyWay; past: SystemId }>
  /** By Supply ships there, over this number of lanes. */
  | Readonly<{ supplied: true; by: 'ships'; way: SupplyWay; lanes: number }>
  | (Readonly<{ supplied: false }> & SupplyBreak);

/** What supply is to be expected at a place; in a lane, for one fleet. */
export type SupplyOutlook = (drawing: Drawing) => Outlook;

/** The ways past enemy fleets that own Blockade Runners keep open; worked out when first asked for. */
function runsIn(knowledge: SupplyKnowledge, { designs, shipsAt }: SupplyGround, net: SupplyNet) {
  let runs: ReadonlyMap<string, SupplyRoute> | undefined;
  return (pool: string): SupplyRoute | null => {
    if (runs === undefined) {
      const { units, fleets, empire } = knowledge;
      const runners = runnersIn({ units, fleets, designs }).get(empire.id);
      const cuts = runners === undefined ? [] : supplyCutsOf(net, supplyPoolsOf(knowledge));
      runs = runBlockades({ shipsAt, runnersAt: (at) => runners?.get(at) ?? 0 }, cuts);
    }
    return runs.get(pool) ?? null;
  };
}

/** The Supply functions of the ships of each place. */
function functionsIn(knowledge: SupplyKnowledge): (pool: string) => number {
  const ships = supplyShipsKnown(knowledge)
    .filter(({ unit }) => knowledge.resting?.has(unit.id) !== true)
    .map(({ unit, functions }) => {
      return { pool: supplyPoolOf(unit, knowledge)?.together, functions };
    });
  const byPool = groupBy(ships, ({ pool }) => pool);
  return (pool) => sumOf(byPool.get(pool) ?? [], ({ functions }) => functions);
}

/** The supply route of Supply ships with a number of functions; null: it is too long for them, or there is none. */
function shipsWay(
  ground: SupplyGround,
  extended: ExtendedSupply,
  { place, functions }: Readonly<{ place: FleetPlace; functions: number }>,
): Outlook | null {
  const route =
    place.kind === 'system'
      ? extended.routeTo(place.system, functions)
      : extended.routeFromLane([place.from, place.to], functions);
  if (route === null) return null;
  const isOpen = (system: SystemId): boolean => !ground.facts.hasEnemyFleet(system);
  const way = shortestWay(ground, place, isOpen) ?? [route.depot];
  return { supplied: true, by: 'ships', way, lanes: route.lanes };
}

/**
 * Where an empire can expect supply, as far as it knows: by the rule itself, over its own forces and what
 * it sees of others now.
 * @rule SUP-5 @rule SUP-6 @rule FOG-14
 */
export function supplyOutlook(knowledge: SupplyKnowledge): SupplyOutlook {
  const ground = supplyGroundOf(knowledge);
  const net = supplyNetOf(ground.facts);
  const extended = extendedSupplyOf(ground.facts);
  const runOf = runsIn(knowledge, ground, net);
  const breakOf = supplyBreakOf(ground, net);
  const functionsAt = functionsIn(knowledge);
  return ({ place, together, brought = 0 }) => {
    const route = basicRoute(net, place);
    if (route !== null) return { supplied: true, by: 'route', way: wayOfRoute(place, route) };
    const run = runOf(together);
    if (run !== null) {
      const past = run.through ?? run.depot;
      return { supplied: true, by: 'runners', way: wayOfRoute(place, run), past };
    }
    const functions = functionsAt(together) + brought;
    const byShips = shipsWay(ground, extended, { place, functions });
    return byShips ?? { supplied: false, ...breakOf({ place, functions }) };
  };
}

import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { LaneFacts, LaneMap } from '#rules/movement/lane-map-of';
import { runnersNeeded } from './runners-needed.ts';
import { basicRoute } from './supply-cuts-of.ts';
import type { Enemies, SupplyGround } from './supply-ground-of.ts';
import { type Gate, type SupplyNet, supplyNetOf } from './supply-net-of.ts';
import { lanesOf, shortestWay, type SupplyWay, wayOfRoute } from './supply-way.ts';

/**
 * Why a place has no supply: the supply route that comes closest, and where it breaks. `functions`: the number of lanes
 * that the Supply ships there reach.
 */
export type SupplyBreak = Readonly<{ functions: number }> &
  (
    | Readonly<{ because: 'blockade'; at: SystemId } & Enemies>
    /** `runners`: the number of Blockade Runners that would keep it open; 0: none can. */
    | Readonly<{ because: 'enemy'; at: SystemId; way: SupplyWay; runners: number } & Enemies>
    | Readonly<{ because: 'depot-blockaded'; at: SystemId; way: SupplyWay } & Enemies>
    | Readonly<{ because: 'lane'; from: SystemId; to: SystemId; lane: BadLane; way: SupplyWay }>
    /** `lanes`: the number of explored lanes of any class. */
    | Readonly<{ because: 'too-far'; lanes: number; way: SupplyWay }>
    | Readonly<{ because: 'no-depot' }>
  );

type BadLane = 'restricted' | 'unexplored' | 'unknown';
type Asked = Readonly<{ place: FleetPlace; functions: number }>;

const barredGates = (net: SupplyNet, place: FleetPlace): readonly Gate[] =>
  place.kind === 'system'
    ? net.barredGatesOf(place.system)
    : net.barredGatesFromLane([place.from, place.to]);

type Bar = Readonly<{ at: SystemId; runners: number }>;

const enemyBreak = (ground: SupplyGround, way: SupplyWay, bar: Bar) =>
  ({ because: 'enemy', ...bar, way, ...ground.enemiesAt(bar.at) }) as const;

function barredBreak(ground: SupplyGround, net: SupplyNet, place: FleetPlace) {
  const [gate] = barredGates(net, place);
  if (gate === undefined) return null;
  const way = wayOfRoute(place, { depot: gate.depot, through: gate.at });
  const runners = runnersNeeded(ground.shipsAt(gate.at));
  return enemyBreak(ground, way, { at: gate.at, runners });
}

/** As it is, and as it would be without blockades and with supply by all lanes: those are made when first asked for. */
type Nets = Readonly<{ now: SupplyNet; unblockaded: () => SupplyNet; wide: () => SupplyNet }>;

function netsOf({ facts }: SupplyGround, now: SupplyNet): Nets {
  let unblockaded: SupplyNet | undefined;
  let wide: SupplyNet | undefined;
  return {
    now,
    unblockaded: () => (unblockaded ??= supplyNetOf({ ...facts, isBlockaded: () => false })),
    wide: () => (wide ??= supplyNetOf({ ...facts, lanes: asIfWide(facts.lanes) })),
  };
}

/** A depot that would be near enough, if it were not blockaded. */
function servingBreak(ground: SupplyGround, { unblockaded }: Nets, place: FleetPlace) {
  const route = basicRoute(unblockaded(), place);
  if (route === null) return null;
  const at = route.depot;
  const enemies = ground.enemiesAt(at);
  return { because: 'depot-blockaded', at, way: wayOfRoute(place, route), ...enemies } as const;
}

const isBad = (lane: LaneFacts['class'] | null): lane is BadLane =>
  lane === 'restricted' || lane === 'unexplored' || lane === 'unknown';

/** The same lanes, as if supply went by all of them. */
const asIfWide = (lanes: LaneMap): LaneMap => ({
  ...lanes,
  classBetween: (one, other) => {
    const lane = lanes.classBetween(one, other);
    return isBad(lane) ? 'minor' : lane;
  },
});

/** A way that would be short enough, if a lane of it were minor or major. */
function laneBreak({ facts }: SupplyGround, { wide }: Nets, place: FleetPlace) {
  const route = basicRoute(wide(), place);
  if (route === null) return null;
  const way = wayOfRoute(place, route);
  const legs = way.slice(1).map((to, index) => ({ from: way[index] ?? to, to }));
  for (const { from, to } of legs) {
    const lane = facts.lanes.classBetween(from, to);
    if (isBad(lane)) return { because: 'lane', from, to, lane, way } as const;
  }
  return null;
}

/** Too far for basic supply and for the Supply ships there, or enemies stand on the only way for these. */
function farBreak(ground: SupplyGround, { place, functions }: Asked) {
  const { hasEnemyFleet } = ground.facts;
  const free = shortestWay(ground, place, (system) => !hasEnemyFleet(system));
  const any = shortestWay(ground, place, () => true);
  if (any === null) return { because: 'no-depot' } as const;
  const at = any.slice(place.kind === 'lane' ? 0 : 1, -1).find(hasEnemyFleet);
  const isInReach = lanesOf(place, any) <= functions;
  if (at !== undefined && (free === null || isInReach)) {
    return enemyBreak(ground, any, { at, runners: 0 });
  }
  const way = free ?? any;
  return { because: 'too-far', lanes: lanesOf(place, way), way } as const;
}

function breakAt(ground: SupplyGround, nets: Nets, asked: Asked): SupplyBreak {
  const { place, functions } = asked;
  if (place.kind === 'system' && ground.facts.isShutIn(place.system)) {
    const at = place.system;
    return { functions, because: 'blockade', at, ...ground.enemiesAt(at) };
  }
  const found =
    barredBreak(ground, nets.now, place) ??
    servingBreak(ground, nets, place) ??
    laneBreak(ground, nets, place) ??
    farBreak(ground, asked);
  return { functions, ...found };
}

/** Why there is no supply at a place, and on which way it would come first. @rule SUP-4 @rule SUP-5 @rule SUP-6 @rule FOG-14 */
export function supplyBreakOf(ground: SupplyGround, net: SupplyNet): (asked: Asked) => SupplyBreak {
  const nets = netsOf(ground, net);
  return (asked) => breakAt(ground, nets, asked);
}

import type { SystemId } from '#model/campaign/ids';
import type { FleetRoute } from '#model/forces/route';
import type { FleetRef } from '#model/orders/order';
import { checkPath } from '../check-path.ts';
import { goalsFrom } from '../goals-from.ts';
import type { LaneAllowance } from '../lane-allowance-of.ts';
import { type Goal, nearGoals } from '../near-goals.ts';
import { type Ground, type Way, waysFrom } from '../ways-from.ts';
import { patrolLength, patrolStop } from './patrol-stop.ts';

/** An own fleet when movement begins, as its owner knows it. */
export type RoutedFleet = Readonly<{
  /** Null: in a lane. */
  from: SystemId | null;
  route: FleetRoute | null;
  allowance: LaneAllowance;
  /** A unit of it that moves by itself is crippled. */
  crippled: boolean;
  /** The way that it is ordered this turn; empty: its orders keep it there; null: there are none. */
  ordered: Way | null;
  /** It withdrew and has to leave by its lane first (ENC-4). */
  withdrawing: boolean;
}>;

/** The facts from which routes are planned: only what the owner of the fleets knows. */
export type RouteWorld = Readonly<{
  /** Null: there is no such fleet. */
  fleetOf: (fleet: FleetRef) => RoutedFleet | null;
  lanes: Ground['lanes'];
  isStormy: Ground['isStormy'];
  /** An own shipyard works there. */
  isYard: (system: SystemId) => boolean;
}>;

/** The state of a route this turn: the fleet goes, has no reason to go, knows no path, or something else comes first. */
export type RouteState = 'goes' | 'stays' | 'no-way' | 'rests';

/** The movement of a fleet this turn by its route. */
export type RoutePlan = Readonly<{
  state: RouteState;
  /** The way of this turn; empty: it stays. */
  path: Way;
  /** Its goal, and where it is at the end of each turn, the goal itself last; null: it goes nowhere now. */
  goal: Readonly<{ system: SystemId; stops: readonly SystemId[] }> | null;
  /** The stop of a patrol that it makes for. */
  next: number;
}>;

/** A route with its effect this turn. */
export type Routed = Readonly<{ route: FleetRoute; plan: RoutePlan }>;

type Course = Readonly<{
  world: RouteWorld;
  fleet: RoutedFleet;
  from: SystemId;
  route: FleetRoute;
  /** The fleets that wait for the plan of this fleet. */
  before: readonly FleetRef[];
}>;

const staying = (state: RouteState, next: number): RoutePlan => ({
  state,
  path: [],
  goal: null,
  next,
});

function toward(
  { world, fleet, from }: Course,
  next: number,
  isGoal: (system: SystemId) => boolean,
): RoutePlan {
  if (isGoal(from)) return staying('stays', next);
  const ground: Ground = {
    lanes: world.lanes,
    isStormy: world.isStormy,
    allowance: fleet.allowance,
  };
  const near = nearGoals(from, waysFrom(from, ground));
  const isLast = ({ system }: Goal): boolean => isGoal(system);
  const goal = goalsFrom({ from, near, ground, isLast }).find(isLast);
  if (goal === undefined) return staying('no-way', next);
  const { system, stops, path } = goal;
  return { state: 'goes', path, goal: { system, stops }, next };
}

/** A patrol ends its turn at each of its stops. */
function patrolling(course: Course, stops: readonly SystemId[]): RoutePlan {
  const { from, route } = course;
  const isThere = patrolStop(stops, route.next) === from;
  const next = isThere ? (route.next + 1) % patrolLength(stops) : route.next;
  const stop = patrolStop(stops, next);
  return toward(course, next, (system) => system === stop);
}

const isLegal = ({ world, fleet, from }: Course, path: Way): boolean => {
  const { lanes, isStormy } = world;
  return checkPath({ from, path, lanes, isStormy, allowance: fleet.allowance }).problem === null;
};

/** The path that a fleet is ordered, or takes by its own route. */
const wayOf = (world: RouteWorld, ref: FleetRef, waiting: readonly FleetRef[]): Way =>
  world.fleetOf(ref)?.ordered ?? planFor(world, ref, waiting)?.path ?? [];

/** The path of the escorted fleet if the escort can take it, else the shortest path to where that fleet ends its turn. */
function escorting(course: Course, escorted: FleetRef): RoutePlan {
  const { world, from, before } = course;
  const other = before.includes(escorted) ? null : world.fleetOf(escorted);
  if (other === null || other.from === null) return staying('stays', 0);
  const path = wayOf(world, escorted, before);
  const end = path.at(-1) ?? other.from;
  if (end === from) return staying('stays', 0);
  if (other.from === from && isLegal(course, path)) {
    return { state: 'goes', path, goal: { system: end, stops: [end] }, next: 0 };
  }
  return toward(course, 0, (system) => system === end);
}

function followed(course: Course): RoutePlan {
  const { world, fleet } = course;
  const { route } = course.route;
  switch (route.kind) {
    case 'to':
    case 'hold':
    case 'trade':
      return toward(course, 0, (system) => system === route.system);
    case 'patrol':
      return patrolling(course, route.stops);
    case 'escort':
      return escorting(course, route.fleet);
    case 'return':
      return fleet.crippled ? toward(course, 0, world.isYard) : staying('stays', 0);
  }
}

function planFor(world: RouteWorld, ref: FleetRef, waiting: readonly FleetRef[]): RoutePlan | null {
  const fleet = world.fleetOf(ref);
  if (fleet === null || fleet.route === null) return null;
  const { from, route, allowance, ordered, withdrawing } = fleet;
  const isHeld = ordered !== null || withdrawing || allowance.resting || !allowance.mobile;
  if (from === null || isHeld) return staying('rests', route.next);
  return followed({ world, fleet, from, route, before: [...waiting, ref] });
}

/**
 * The movement of a fleet this turn by its route. It takes the path with the fewest turns, by the lanes and storms that its owner knows.
 * Null if it has no route.
 * @rule MOV-12
 * @ruling If a fleet is ordered to move or explore, rests, or has to withdraw after a battle, that comes first, and the fleet follows its
 *   route again next turn. Fleets that escort each other in a ring stay where they are.
 */
export const planRoute = (world: RouteWorld, fleet: FleetRef): RoutePlan | null =>
  planFor(world, fleet, []);

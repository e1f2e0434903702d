import type { EmpireView } from '#fog/views/empire-view';
import { unique } from '#kernel/collections/unique';
import { keysById } from '#kernel/collections/tables';
import { sumOf } from '#kernel/numbers/sum';
import { fleetRoutes, type PlannedRoute } from '#legality/movement/fleet-routes';
import { type SheetVerdict, judgeOrders } from '#legality/judge-orders';
import { goesSomewhere } from '#legality/movement/goes-somewhere';
import { hasExplorer, lanesToExplore } from '#legality/kinds/explore-lane';
import type { Plan } from '#legality/plan/plan';
import { type LaneMap, laneMapOf } from '#rules/movement/lane-map-of';
import { type Goal, nearGoals } from '#rules/movement/near-goals';
import { type PlannedReach, plannedReach, reachThisTurn } from '#legality/plan/planned-reach';
import { drawingOf } from '#legality/mends/mend-asked';
import { type Aftermath, aftermathOf } from '#legality/plan/aftermath';
import { type RaidAhead, raidAhead } from '#legality/movement/raid-ahead';
import type { OfferedMend } from '#legality/mends/mend';
import { supplyMends } from '#legality/mends/supply-mends';
import { inSystem, outlookAfterMoves, supplyAfterMoves } from '#legality/plan/planned-supply';
import { asFleetId, membersOf, systemOfFleet } from '#legality/plan/where';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { ExploreLane, FleetRef, MoveFleet, Order } from '#model/orders/order';
import { supplyFunctionsOf } from '#rules/supply/supply-functions-of';
import type { OrderIssue } from '#model/orders/order-issue';

/** A player's request to the map: a fleet, the systems on its path, and its destination; null: the last of those systems. */
export type MovesAsked = Readonly<{
  fleet: FleetRef | null;
  to: SystemId | null;
  via: readonly SystemId[];
  /** What is to be expected at each known system is asked for too. */
  everywhere: boolean;
}>;

export { goesSomewhere };

type Outlook = ReturnType<typeof supplyAfterMoves>;

/** A move in the sheet. */
export type PlottedMove = Readonly<{
  /** Its place in the sheet. */
  index: number;
  /** Empty: it stays and explores. */
  path: readonly SystemId[];
  /** The lane that it explores instead; null: it moves. */
  explores: Pick<ExploreLane, 'toward'> | null;
  accepted: boolean;
  issues: readonly OrderIssue[];
}>;

/** A fleet of the player, or one that the sheet forms, before and after the moves of the sheet. */
export type PlottedFleet = Readonly<{
  ref: FleetRef;
  name: string;
  units: readonly Unit[];
  /** Its place when movement begins. */
  place: FleetPlace;
  /** The number of systems that it could reach this turn. */
  reach: number;
  /** The number of lanes that it could explore. */
  explorable: number;
  /** Whether it has a unit that explores. */
  isExplorer: boolean;
  moves: readonly PlottedMove[];
  /** Whether it can expect supply at its place. */
  supplyNow: Outlook;
  /** The sheet moves it, or sends it on a route. */
  isSent: boolean;
  /** Its moves by its route; null: it has none. */
  route: PlannedRoute | null;
  /** Its place after the moves, if nothing stops it, and whether it can expect supply there. */
  end: FleetPlace;
  supply: Outlook;
  /** The raids that it must expect there; null: none. */
  raids: RaidAhead | null;
}>;

/** A requested path, and the verdict on it. */
export type PlottedWay = Readonly<{
  path: readonly SystemId[];
  issues: readonly OrderIssue[];
  supply: Outlook;
  /** Other paths to the same system. */
  others: readonly (readonly SystemId[])[];
  /** It could move further from there this turn. */
  goesOn: boolean;
}>;

/** Supply at a system now and after the orders, and the raids there. */
export type PlottedPlace = Readonly<{
  supplyNow: Outlook;
  supply: Outlook;
  raids: RaidAhead | null;
  /** Of the requested fleet, if it were there after the orders; null: there is none. */
  supplyOfFleet: Outlook | null;
}>;

export type PlottedMoves = Readonly<{
  /** Each known system, if it is asked for. */
  places: ReadonlyMap<SystemId, PlottedPlace>;
  fleets: readonly PlottedFleet[];
  /** The reach of the requested fleet, and its path; null: there is none. */
  reach: PlannedReach | null;
  way: PlottedWay | null;
  /** The far ends of the lanes that it could explore from its place. */
  frontier: readonly SystemId[];
  /** Orders that would supply it, if the sheet leaves it without supply. */
  mends: readonly OfferedMend[];
  /** The systems that it can reach this turn from the last requested system; empty: nothing was requested. */
  onward: readonly Goal[];
}>;

const MOST_OTHERS = 6;

function movesOf(fleet: FleetRef, { verdicts }: SheetVerdict): readonly PlottedMove[] {
  return verdicts.flatMap(({ order, accepted, issues }, index): readonly PlottedMove[] => {
    const isMove = order.kind === 'MoveFleet' || order.kind === 'ExploreLane';
    if (!isMove || order.fleet !== fleet) return [];
    const isExploring = order.kind === 'ExploreLane';
    const path = isExploring ? [] : order.path;
    return [{ index, path, explores: isExploring ? order : null, accepted, issues }];
  });
}

function placeOf(fleet: FleetRef, { view, formed }: Plan): FleetPlace | null {
  const system = formed.get(fleet);
  if (system !== undefined) return { kind: 'system', system };
  return view.fleets[asFleetId(fleet)]?.place ?? null;
}

type Routes = ReadonlyMap<FleetRef, PlannedRoute>;

function plotted(
  ref: FleetRef,
  judged: SheetVerdict,
  { routes, after, lanes }: Readonly<{ routes: Routes; after: Aftermath; lanes: LaneMap }>,
): readonly PlottedFleet[] {
  const { plan } = judged;
  const place = placeOf(ref, plan);
  if (place === null) return [];
  const goal = plan.destinations.get(ref);
  const end: FleetPlace = goal === undefined ? place : { kind: 'system', system: goal };
  return [
    {
      ref,
      name: plan.view.fleets[asFleetId(ref)]?.name ?? ref.slice('new:'.length),
      units: membersOf(plan, ref),
      place,
      reach: reachThisTurn({ plan, fleet: ref, lanes }),
      explorable: lanesToExplore(plan, ref).length,
      isExplorer: hasExplorer(plan, ref),
      moves: movesOf(ref, judged),
      isSent: judged.verdicts.some(({ order }) => goesSomewhere(order, ref)),
      route: routes.get(ref) ?? null,
      end,
      supplyNow: plan.supplyNow()(drawingOf(ref, place)),
      supply: outlookAfterMoves(plan)(drawingOf(ref, end)),
      raids: end.kind === 'system' ? raidAhead(plan, after, end.system) : null,
    },
  ];
}

/** Whether a path passes these systems in this sequence, before its end. */
function passes(way: readonly SystemId[], via: readonly SystemId[]): boolean {
  let from = 0;
  return via.every((system) => {
    const at = way.slice(0, -1).indexOf(system, from);
    from = at + 1;
    return at >= 0;
  });
}

const goesBack = (way: readonly SystemId[], from: SystemId): boolean =>
  unique([from, ...way]).length <= way.length;

/** The paths through these systems. Paths that return to a system come last, and only if the player asked for a stop. */
function waysBy(
  { from, ways }: PlannedReach,
  via: readonly SystemId[],
): readonly (readonly SystemId[])[] {
  const fit = ways.filter((way) => passes(way, via));
  const onward = fit.filter((way) => !goesBack(way, from));
  return via.length === 0 ? onward : [...onward, ...fit.filter((way) => goesBack(way, from))];
}

type Wish = Readonly<{ fleet: FleetRef; to: SystemId; via: readonly SystemId[] }>;

function wayOf(
  judged: SheetVerdict,
  reach: PlannedReach,
  { fleet, to, via }: Wish,
): PlottedWay | null {
  const isThere = (way: readonly SystemId[]): boolean => way.at(-1) === to;
  const path = waysBy(reach, via).find(isThere);
  if (path === undefined) return null;
  const order: MoveFleet = { kind: 'MoveFleet', fleet, path };
  const rest = judged.verdicts
    .map((verdict) => verdict.order)
    .filter((one) => !goesSomewhere(one, fleet));
  const tried = judgeOrders(judged.plan.view, [...rest, order]);
  return {
    path,
    issues: tried.verdicts.at(-1)?.issues ?? [],
    supply: supplyAfterMoves(tried.plan, to),
    others: waysBy(reach, [])
      .filter((way) => isThere(way) && way !== path)
      .slice(0, MOST_OTHERS),
    goesOn: reach.ways.some((one) => passes(one, [...via, to])),
  };
}

/** The requested path, and the systems that it can continue to. */
function asked(
  judged: SheetVerdict,
  reach: PlannedReach | null,
  { fleet, to, via }: MovesAsked,
): Pick<PlottedMoves, 'way' | 'onward'> {
  if (fleet === null || reach === null) return { way: null, onward: [] };
  const last = via.at(-1);
  const onward = last === undefined ? [] : nearGoals(last, waysBy(reach, via));
  if (to !== null) return { way: wayOf(judged, reach, { fleet, to, via }), onward };
  const way = last && wayOf(judged, reach, { fleet, to: last, via: via.slice(0, -1) });
  return { way: way ?? null, onward };
}

function frontierOf({ plan }: SheetVerdict, fleet: FleetRef): readonly SystemId[] {
  const from = systemOfFleet(plan, fleet);
  if (from === null) return [];
  return lanesToExplore(plan, fleet).map((lane) => farEndOf(lane, from));
}

const NO_PLACES: PlottedMoves['places'] = new Map();

/** The Supply functions of a fleet, which it takes along. @rule SUP-6 */
const functionsOf = (plan: Plan, fleet: FleetRef): number =>
  sumOf(membersOf(plan, fleet), (unit) => {
    const row = plan.view.designs[unit.design];
    const isResting = plan.yards.resting.has(unit.id);
    return row?.known === 'stats' ? supplyFunctionsOf({ unit, design: row.design, isResting }) : 0;
  });

/** The supply that a fleet can expect wherever it goes: by the way to a depot, or by its own Supply ships and those that are there. */
function supplyOfFleet(plan: Plan, fleet: FleetRef): (system: SystemId) => Outlook {
  const outlook = outlookAfterMoves(plan);
  const functions = functionsOf(plan, fleet);
  const place = placeOf(fleet, plan);
  const end = plan.destinations.get(fleet) ?? (place?.kind === 'system' ? place.system : null);
  // Where it is, its Supply ships count already.
  return (system) => outlook({ ...inSystem(system), brought: system === end ? 0 : functions });
}

function placesOf(plan: Plan, after: Aftermath, fleet: FleetRef | null): PlottedMoves['places'] {
  const [now, then] = [plan.supplyNow(), outlookAfterMoves(plan)];
  const ofFleet = fleet === null ? () => null : supplyOfFleet(plan, fleet);
  return new Map(
    keysById(plan.view.systems).map((system) => {
      const at = inSystem(system);
      return [
        system,
        {
          supplyNow: now(at),
          supply: then(at),
          raids: raidAhead(plan, after, system),
          supplyOfFleet: ofFleet(system),
        },
      ];
    }),
  );
}

/**
 * The systems that a player's fleets can reach and the moves in their sheet, from their view alone. A fleet with a move
 * order is plotted as if it had none, so that it can be sent elsewhere.
 * @rule MOV-1 @rule FOG-14
 */
export function plotMoves(
  view: EmpireView,
  orders: readonly Order[],
  wish: MovesAsked,
): PlottedMoves {
  const judged = judgeOrders(view, orders);
  const { plan } = judged;
  const refs: readonly FleetRef[] = [...keysById(view.fleets), ...plan.formed.keys()];
  const reach = wish.fleet === null ? null : plannedReach(plan, wish.fleet);
  const routes = new Map(fleetRoutes(plan).map((route) => [route.fleet, route] as const));
  const after = aftermathOf(plan);
  const lanes = laneMapOf(view.lanes);
  return {
    fleets: refs.flatMap((ref) => plotted(ref, judged, { routes, after, lanes })),
    places: wish.everywhere ? placesOf(plan, after, wish.fleet) : NO_PLACES,
    reach,
    frontier: wish.fleet === null ? [] : frontierOf(judged, wish.fleet),
    mends: wish.fleet === null ? [] : supplyMends(judged, wish.fleet),
    ...asked(judged, reach, wish),
  };
}

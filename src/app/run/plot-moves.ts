import type { EmpireView } from '#fog/views/empire-view';
import { unique } from '#kernel/collections/unique';
import { keysById } from '#kernel/collections/tables';
import { fleetRoutes, type PlannedRoute } from '#legality/fleet-routes';
import { type SheetVerdict, judgeOrders } from '#legality/judge-orders';
import { goesSomewhere } from '#legality/goes-somewhere';
import { lanesToExplore } from '#legality/kinds/explore-lane';
import type { Plan } from '#legality/plan';
import { type Goal, nearGoals } from '#rules/movement/near-goals';
import { type PlannedReach, plannedReach } from '#legality/planned-reach';
import { drawingOf } from '#legality/mends/mend-asked';
import { type Aftermath, aftermathOf } from '#legality/aftermath';
import { type RaidAhead, raidAhead } from '#legality/raid-ahead';
import type { SupplyMend } from '#legality/mends/mend';
import { supplyMends } from '#legality/mends/supply-mends';
import { outlookAfterMoves, supplyAfterMoves } from '#legality/planned-supply';
import { asFleetId, membersOf, systemOfFleet } from '#legality/where';
import type { SystemId } from '#model/campaign/ids';
import { farEndOf } from '#model/campaign/lane';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { ExploreLane, FleetRef, MoveFleet, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

/** What a player asks of his map: a fleet, through which systems it shall go first, and where to; null: as far as the last of those. */
export type MovesAsked = Readonly<{
  fleet: FleetRef | null;
  to: SystemId | null;
  via: readonly SystemId[];
}>;

export { goesSomewhere };

type Outlook = ReturnType<typeof supplyAfterMoves>;

/** A move as it stands in the sheet. */
export type PlottedMove = Readonly<{
  /** Its place in the sheet. */
  index: number;
  /** Empty: it stays, and looks for a way. */
  path: readonly SystemId[];
  /** The lane that it explores instead; null: it moves. */
  explores: Pick<ExploreLane, 'toward'> | null;
  accepted: boolean;
  issues: readonly OrderIssue[];
}>;

/** An own fleet, or one that the sheet forms, before and after the moves of the sheet. */
export type PlottedFleet = Readonly<{
  ref: FleetRef;
  name: string;
  units: readonly Unit[];
  /** Where it is when movement begins. */
  place: FleetPlace;
  /** So many systems it could go to this turn. */
  reach: number;
  /** Of so many lanes it could look for one. */
  explorable: number;
  moves: readonly PlottedMove[];
  /** Whether supply is to be expected where it is. */
  supplyNow: Outlook;
  /** The sheet moves it, or sends it on a route to somewhere. */
  isSent: boolean;
  /** What it does by its route; null: it has none. */
  route: PlannedRoute | null;
  /** Where it is after them, if nothing comes between, and whether supply is to be expected there. */
  end: FleetPlace;
  supply: Outlook;
  /** The raids that are to be expected there; null: none. */
  raids: RaidAhead | null;
}>;

/** A way that was asked for, and what the judge of orders would say of it. */
export type PlottedWay = Readonly<{
  path: readonly SystemId[];
  issues: readonly OrderIssue[];
  supply: Outlook;
  /** Other ways to the same system. */
  others: readonly (readonly SystemId[])[];
  /** It could go on from there this turn. */
  goesOn: boolean;
}>;

export type PlottedMoves = Readonly<{
  fleets: readonly PlottedFleet[];
  /** The reach of the fleet that was asked for, and its way; null: there is none. */
  reach: PlannedReach | null;
  way: PlottedWay | null;
  /** The far ends of the lanes that it could explore from where it is. */
  frontier: readonly SystemId[];
  /** Orders that would bring it supply, if the sheet leaves it without. */
  mends: readonly SupplyMend[];
  /** Where it can go on to this turn from the last system that it shall go through; empty: nothing was asked for. */
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
  { routes, after }: Readonly<{ routes: Routes; after: Aftermath }>,
): readonly PlottedFleet[] {
  const { plan } = judged;
  const place = placeOf(ref, plan);
  if (place === null) return [];
  const goal = plan.destinations.get(ref);
  const end: FleetPlace = goal === undefined ? place : { kind: 'system', system: goal };
  const goals = plannedReach(plan, ref)?.goals ?? [];
  return [
    {
      ref,
      name: plan.view.fleets[asFleetId(ref)]?.name ?? ref.slice('new:'.length),
      units: membersOf(plan, ref),
      place,
      reach: goals.filter(({ turns }) => turns === 1).length,
      explorable: lanesToExplore(plan, ref).length,
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

/** Whether a way comes through these systems in their order, before its end. */
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

/** The ways through these systems; those that go back to where they have been come last, and only when somebody asks for a stop. */
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

/** The way that was asked for, and where it can go on to. */
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

/**
 * Where a player's fleets can go and where his sheet sends them, by his view alone. A fleet that moves
 * already is plotted as if that order were not there, so that it can be sent elsewhere.
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
  return {
    fleets: refs.flatMap((ref) => plotted(ref, judged, { routes, after })),
    reach,
    frontier: wish.fleet === null ? [] : frontierOf(judged, wish.fleet),
    mends: wish.fleet === null ? [] : supplyMends(judged, wish.fleet),
    ...asked(judged, reach, wish),
  };
}

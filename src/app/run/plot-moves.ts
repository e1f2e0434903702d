import type { EmpireView } from '#fog/views/empire-view';
import { unique } from '#kernel/collections/unique';
import { keysById } from '#kernel/collections/tables';
import { type SheetVerdict, judgeOrders } from '#legality/judge-orders';
import type { Plan } from '#legality/plan';
import { type PlannedReach, plannedReach } from '#legality/planned-reach';
import { supplyAfterMoves } from '#legality/planned-supply';
import { asFleetId, membersOf } from '#legality/where';
import type { SystemId } from '#model/campaign/ids';
import type { FleetPlace } from '#model/forces/fleet';
import type { Unit } from '#model/forces/unit';
import type { FleetRef, MoveFleet, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';

/** What a player asks of his map: a fleet, where it shall go, and through which systems. */
export type MovesAsked = Readonly<{
  fleet: FleetRef | null;
  to: SystemId | null;
  via: readonly SystemId[];
}>;

type Outlook = ReturnType<typeof supplyAfterMoves>;

/** A move as it stands in the sheet. */
export type PlottedMove = Readonly<{
  /** Its place in the sheet. */
  index: number;
  path: readonly SystemId[];
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
  moves: readonly PlottedMove[];
  /** Where it is after them, if nothing comes between, and whether supply is to be expected there; null: not known, in a lane. */
  end: FleetPlace;
  supply: Outlook | null;
}>;

/** A way that was asked for, and what the judge of orders would say of it. */
export type PlottedWay = Readonly<{
  path: readonly SystemId[];
  issues: readonly OrderIssue[];
  supply: Outlook;
  /** Other ways to the same system. */
  others: readonly (readonly SystemId[])[];
}>;

export type PlottedMoves = Readonly<{
  fleets: readonly PlottedFleet[];
  /** The reach of the fleet that was asked for, and its way; null: there is none. */
  reach: PlannedReach | null;
  way: PlottedWay | null;
}>;

const MOST_OTHERS = 6;

function movesOf(fleet: FleetRef, { verdicts }: SheetVerdict): readonly PlottedMove[] {
  return verdicts.flatMap(({ order, accepted, issues }, index) =>
    order.kind === 'MoveFleet' && order.fleet === fleet
      ? [{ index, path: order.path, accepted, issues }]
      : [],
  );
}

function placeOf(fleet: FleetRef, { view, formed }: Plan): FleetPlace | null {
  const system = formed.get(fleet);
  if (system !== undefined) return { kind: 'system', system };
  return view.fleets[asFleetId(fleet)]?.place ?? null;
}

function plotted(ref: FleetRef, judged: SheetVerdict): readonly PlottedFleet[] {
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
      moves: movesOf(ref, judged),
      end,
      supply: end.kind === 'system' ? supplyAfterMoves(plan, end.system) : null,
    },
  ];
}

/** Whether a way comes through these systems in their order. */
function passes(way: readonly SystemId[], via: readonly SystemId[]): boolean {
  let from = 0;
  return via.every((system) => {
    const at = way.indexOf(system, from);
    from = at + 1;
    return at >= 0;
  });
}

const goesBack = (way: readonly SystemId[], from: SystemId): boolean =>
  unique([from, ...way]).length <= way.length;

type Wish = Readonly<{ fleet: FleetRef; to: SystemId; via: readonly SystemId[] }>;

function wayOf(
  judged: SheetVerdict,
  { from, ways }: PlannedReach,
  { fleet, to, via }: Wish,
): PlottedWay | null {
  const there = ways.filter((way) => way.at(-1) === to && !goesBack(way, from));
  const path = there.find((way) => passes(way, via)) ?? there[0];
  if (path === undefined) return null;
  const order: MoveFleet = { kind: 'MoveFleet', fleet, path };
  const rest = judged.verdicts
    .map((verdict) => verdict.order)
    .filter((one) => one.kind !== 'MoveFleet' || one.fleet !== fleet);
  const tried = judgeOrders(judged.plan.view, [...rest, order]);
  return {
    path,
    issues: tried.verdicts.at(-1)?.issues ?? [],
    supply: supplyAfterMoves(tried.plan, to),
    others: there.filter((way) => way !== path).slice(0, MOST_OTHERS),
  };
}

/**
 * Where a player's fleets can go and where his sheet sends them, by his view alone. A fleet that moves
 * already is plotted as if that order were not there, so that it can be sent elsewhere.
 * @rule MOV-1 @rule FOG-14
 */
export function plotMoves(
  view: EmpireView,
  orders: readonly Order[],
  { fleet, to, via }: MovesAsked,
): PlottedMoves {
  const judged = judgeOrders(view, orders);
  const { plan } = judged;
  const refs: readonly FleetRef[] = [...keysById(view.fleets), ...plan.formed.keys()];
  const reach = fleet === null ? null : plannedReach(plan, fleet);
  return {
    fleets: refs.flatMap((ref) => plotted(ref, judged)),
    reach,
    way:
      fleet === null || to === null || reach === null
        ? null
        : wayOf(judged, reach, { fleet, to, via }),
  };
}

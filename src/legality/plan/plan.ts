import { valuesById } from '#kernel/collections/tables';
import type { EmpireView } from '#fog/views/empire-view';
import type { FleetId, ProjectId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { Project } from '#model/campaign/project';
import type { WorkSource } from '#model/campaign/work';
import type { UnitPlace } from '#model/forces/unit';
import type { StandingOrders } from '#model/forces/standing-orders';
import type { FleetRoute } from '#model/forces/route';
import type { Assignment, FleetRef, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { type ForceIndex, forceIndexOf } from '#rules/forces/force-index';
import type { RoutePlan } from '#rules/movement/routes/plan-route';
import { type SupplyOutlook, supplyOutlook } from '#rules/supply/supply-outlook';
import { cancelledProjects, withoutCancelled } from '#legality/works/cancelled-projects';
import { type CargoPlan, cargoPlanOf } from './cargo-plan.ts';
import { type RealmPlan, realmPlanOf } from './realm-plan.ts';
import { type SiegePlan, siegePlanOf } from './siege-plan.ts';
import { type YardPlan, yardPlanOf } from './yard-plan.ts';

/** What decides of supply after the moves, as it was when somebody asked. */
type MovesSeen = Readonly<{
  moved: ReadonlyMap<UnitId, Assignment<UnitId>>;
  destinations: ReadonlyMap<FleetRef, SystemId>;
  resting: ReadonlySet<UnitId>;
}>;

/**
 * A sheet of orders while it is judged: what the orders so far have used up, so that each is
 * judged after those before it (ECO-6). Mutable, and nobody's but the judge's.
 */
export type Plan = Readonly<{
  view: EmpireView;
  index: ForceIndex;
  money: { left: number };
  /** Points of work booked this turn by place and source. */
  booked: Map<string, number>;
  funded: Map<WorkId, number>;
  cancelled: Set<WorkId>;
  /** Repairs, refits and improvements that the sheet cancels: the view has them no more. */
  cancelledProjects: readonly Project[];
  /** Those of them that an order judged so far is about. */
  cancelledSoFar: Set<ProjectId>;
  /** Fleets that this sheet forms before movement, and where. */
  formed: Map<FleetRef, SystemId>;
  /** Fleets that it forms after construction, each with the first unit of it: where, nobody can know yet. */
  formedLater: Map<FleetRef, UnitId>;
  /** Where this sheet puts units before movement. */
  moved: Map<UnitId, Assignment<UnitId>>;
  /** Units, fleets and colonies that get another name. */
  renamed: Set<string>;
  /** Names of fleets, own and to be formed. */
  names: Set<string>;
  /** The ways that fleets are ordered. */
  ordered: Map<FleetRef, readonly SystemId[]>;
  /** The routes that the sheet sets; null: it ends one. */
  routes: Map<FleetRef, FleetRoute | null>;
  /** What fleets with a route do this turn by it; known when all moves are judged. */
  routed: Map<FleetRef, RoutePlan>;
  /** The fleets that explore, and where. */
  exploring: Map<FleetRef, SystemId>;
  /** Where the fleets that move are to be at the end of movement. */
  destinations: Map<FleetRef, SystemId>;
  /** What the sheet does to systems and research. */
  realm: RealmPlan;
  /** What it makes convoys do. */
  cargo: CargoPlan;
  /** What it does in sieges. */
  siege: SiegePlan;
  /** Where supply is available before movement, as far as the player knows; computed on first use. */
  supplyNow: () => SupplyOutlook;
  /** The same after these moves; null: nobody asked yet. */
  supplyLater: { known: Readonly<{ moves: MovesSeen; outlook: SupplyOutlook }> | null };
  /** What it does at yards. */
  yards: YardPlan;
  /** Minefields that are laid, and those that Minelayers take aboard. */
  minefields: { laid: Set<UnitId>; recovered: Map<UnitId, UnitId> };
  /** Units that it sells. */
  sold: Set<UnitId>;
  /** Units that it gives ordnance. */
  ordnance: Set<UnitId>;
  /** Where it redeploys units; where they were, if they are to be expected to stay. */
  redeployed: Map<UnitId, UnitPlace>;
  /** What it offers, breaks and declares, each by a key of its own. */
  dealings: Set<string>;
  /** Flights that it sends to strike. */
  strikes: Set<UnitId>;
  /** The standing orders that it gives each fleet; null: the empire. */
  standing: Map<FleetRef | null, Partial<StandingOrders>>;
  /** Fleets whose standing orders from before the sheet are given back. */
  following: Set<FleetId>;
}>;

/** What the judge of one kind says of an order. */
export type Judgement = Readonly<{
  issues: readonly OrderIssue[];
  cost: number;
  /** Points that come back in the Construction Phase; none if left out (ECO-6). */
  refund?: number;
}>;

function outlookIn(view: EmpireView): () => SupplyOutlook {
  let outlook: SupplyOutlook | undefined;
  return () => {
    outlook ??= supplyOutlook(view);
    return outlook;
  };
}

/** A plan before its first order. */
export function planOf(given: EmpireView, orders: readonly Order[] = []): Plan {
  const cancelled = cancelledProjects(given, orders);
  const view = withoutCancelled(given, cancelled);
  return {
    view,
    index: forceIndexOf(view),
    money: { left: view.empire.treasury },
    booked: new Map(),
    funded: new Map(),
    cancelled: new Set(),
    cancelledProjects: cancelled,
    cancelledSoFar: new Set(),
    formed: new Map(),
    formedLater: new Map(),
    moved: new Map(),
    renamed: new Set(),
    names: new Set(valuesById(view.fleets).map((fleet) => fleet.name)),
    ordered: new Map(),
    routes: new Map(),
    routed: new Map(),
    exploring: new Map(),
    destinations: new Map(),
    realm: realmPlanOf(view),
    cargo: cargoPlanOf(),
    siege: siegePlanOf(),
    supplyNow: outlookIn(view),
    supplyLater: { known: null },
    yards: yardPlanOf(view),
    minefields: { laid: new Set(), recovered: new Map() },
    sold: new Set(),
    ordnance: new Set(),
    redeployed: new Map(),
    dealings: new Set(),
    strikes: new Set(),
    standing: new Map(),
    following: new Set(),
  };
}

export const bookingKey = (system: SystemId, source: WorkSource): string => `${system}/${source}`;

/** The judgement that only refuses or warns. */
export const free = (issues: readonly OrderIssue[]): Judgement => ({ issues, cost: 0 });

export const isRefused = (issues: readonly OrderIssue[]): boolean =>
  issues.some((issue) => issue.severity === 'refused');

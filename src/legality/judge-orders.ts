import type { EmpireView } from '#fog/views/empire-view';
import type { LegalOrder, Order, OrderKind, OrderOf } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { judgeBuildUnits } from './kinds/build-units.ts';
import { judgeCancelWork, judgeFundWork } from './kinds/fund-work.ts';
import { judgeMoveFleet } from './kinds/move-fleet.ts';
import { judgeAssignUnits, judgeFormFleet } from './kinds/reorganise.ts';
import { judgeSetStanding } from './kinds/set-standing.ts';
import { type Judgement, type Plan, isRefused, planOf } from './plan.ts';

/** One judge for each kind of order: leave one out and the build fails. */
const JUDGES: { readonly [K in OrderKind]: (order: OrderOf<K>, plan: Plan) => Judgement } = {
  BuildUnits: judgeBuildUnits,
  FundWork: judgeFundWork,
  CancelWork: judgeCancelWork,
  FormFleet: judgeFormFleet,
  AssignUnits: judgeAssignUnits,
  MoveFleet: judgeMoveFleet,
  SetStanding: judgeSetStanding,
};

/** How one order of a sheet stands, after those before it. */
export type Verdict = Readonly<{
  order: Order;
  issues: readonly OrderIssue[];
  /** Points it spends now. */
  cost: number;
  accepted: boolean;
}>;
export type SheetVerdict = Readonly<{
  verdicts: readonly Verdict[];
  /** The accepted orders; all others are not carried out. */
  legal: readonly LegalOrder[];
  treasuryAfter: number;
}>;

/**
 * Judges a sheet of orders in its order, from its owner's view alone: what is refused is left out,
 * and the rest stands.
 * @rule ECO-6
 * @rule FOG-14
 */
export function judgeOrders(view: EmpireView, orders: readonly Order[]): SheetVerdict {
  const plan = planOf(view);
  const legal: LegalOrder[] = [];
  const verdicts = orders.map((order, index): Verdict => {
    const { issues, cost } = judge(order, plan);
    const accepted = !isRefused(issues);
    if (!accepted) return { order, issues, cost: 0, accepted };
    plan.money.left -= cost;
    legal.push(legalOrder(order, index));
    return { order, issues, cost, accepted };
  });
  return { verdicts, legal, treasuryAfter: plan.money.left };
}

function judge(order: Order, plan: Plan): Judgement {
  // The table ties each kind to its judge; an indexed access loses that tie.
  const judgeKind = JUDGES[order.kind] as (order: Order, plan: Plan) => Judgement;
  return judgeKind(order, plan);
}

/** The only place that says of an order that it is legal. */
const legalOrder = (order: Order, index: number): LegalOrder => ({ order, index }) as LegalOrder;

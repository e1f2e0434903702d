import type { EmpireView } from '#fog/views/empire-view';
import type { LegalOrder, Order, OrderKind, OrderOf } from '#model/orders/order';
import type { StandingPurchase } from '#rules/economy/standing-purchases';
import type { OrderIssue } from '#model/orders/order-issue';
import { sortBy } from '#kernel/collections/sort-by';
import { aftermathOf } from '#legality/plan/aftermath';
import { afterthoughts } from './afterthoughts.ts';
import { finishesNamed } from '#legality/plan/finishes-named';
import { type FreeCapacity, freeCapacitiesOf } from '#legality/works/free-capacities';
import { independentIssues } from '#legality/realm/independent-issues';
import { judgeBidForConvoy } from './kinds/bid-for-convoy.ts';
import { judgeBombard } from './kinds/bombard.ts';
import { judgeBuildUnits } from './kinds/build-units.ts';
import { judgeColonize } from './kinds/colonize.ts';
import { judgeDesignUnit } from './kinds/design-unit.ts';
import { judgeExchangeUnits } from './kinds/exchange-units.ts';
import { judgeExploreLane } from './kinds/explore-lane.ts';
import { judgeCancelWork } from './kinds/cancel-work.ts';
import { judgeFundWork } from './kinds/fund-work.ts';
import { IMPROVE_SYSTEM } from './kinds/improve-system.ts';
import { judgeImproveLane } from './kinds/improve-lane.ts';
import { judgeGiveEp } from './kinds/give-ep.ts';
import { judgeGiveSchematics } from './kinds/give-schematics.ts';
import { judgeGiveMap } from './kinds/give-map.ts';
import { judgeInvade } from './kinds/invade.ts';
import { judgeInvestTech } from './kinds/invest-tech.ts';
import { judgeLayMinefields } from './kinds/lay-minefields.ts';
import { judgeMoveFleet } from './kinds/move-fleet.ts';
import { REORGANISE } from './kinds/reorganise.ts';
import { judgePlanGround } from './kinds/plan-ground.ts';
import { judgeRankWorks } from './kinds/rank-works.ts';
import { judgeRecoverMinefields } from './kinds/recover-minefields.ts';
import { judgeRedeployUnits } from './kinds/redeploy-units.ts';
import { judgeRefitUnits } from './kinds/refit-units.ts';
import { judgeRename } from './kinds/rename.ts';
import { judgeRepairUnits } from './kinds/repair-units.ts';
import { judgeResupplyUnits } from './kinds/resupply-units.ts';
import { judgeReverseEngineer } from './kinds/reverse-engineer.ts';
import { RULE_COLONY } from './kinds/rule-colony.ts';
import { judgeRunMission } from './kinds/run-mission.ts';
import { judgeScrapUnits } from './kinds/scrap-units.ts';
import { judgeScuttleUnits } from './kinds/scuttle-units.ts';
import { judgeLaunchStrike } from './kinds/launch-strike.ts';
import { judgeLoadCargo } from './kinds/load-cargo.ts';
import { judgeSetTrade } from './kinds/set-trade.ts';
import { judgeSpecialiseColony } from './kinds/specialise-colony.ts';
import { judgeTakeFind } from './kinds/take-find.ts';
import { judgeTerraform } from './kinds/terraform.ts';
import { OFFERS } from './kinds/offers.ts';
import { TREATIES } from './kinds/treaties.ts';
import { judgeUnloadCargo } from './kinds/unload-cargo.ts';
import { judgeSetOrdnance } from './kinds/set-ordnance.ts';
import { judgeSetRoute } from './kinds/set-route.ts';
import { judgeSetStanding } from './kinds/set-standing.ts';
import { judgeSetStatus } from './kinds/set-status.ts';
import { type Judgement, type Plan, free, isRefused, planOf } from '#legality/plan/plan';
import { judgeUpgradeBase } from './kinds/upgrade-base.ts';
import { chanceForecast } from '#legality/realm/chance-forecast';
import { missionForecast } from '#legality/intel/mission-forecast';
import { diplomacyForecast } from '#legality/realm/diplomacy-forecast';
import { siegeForecast } from '#legality/siege/siege-forecast';
import { planStanding } from '#legality/plan/plan-standing';
import { planTrade } from '#legality/plan/plan-trade';
import { capacitiesIfAllStay } from '#legality/plan/planned-queues';
import { planRoutes } from '#legality/plan/planned-routes';

/** One judge for each kind of order: leave one out and the build fails. */
const JUDGES: { readonly [K in OrderKind]: (order: OrderOf<K>, plan: Plan) => Judgement } = {
  BuildUnits: judgeBuildUnits,
  FundWork: judgeFundWork,
  CancelWork: judgeCancelWork,
  RankWorks: judgeRankWorks,
  Rename: judgeRename,
  ...REORGANISE,
  MoveFleet: judgeMoveFleet,
  SetRoute: judgeSetRoute,
  ExploreLane: judgeExploreLane,
  SetStanding: judgeSetStanding,
  InvestTech: judgeInvestTech,
  DesignUnit: judgeDesignUnit,
  ...IMPROVE_SYSTEM,
  Terraform: judgeTerraform,
  SpecialiseColony: judgeSpecialiseColony,
  Colonize: judgeColonize,
  SetTrade: judgeSetTrade,
  LoadCargo: judgeLoadCargo,
  UnloadCargo: judgeUnloadCargo,
  BidForConvoy: judgeBidForConvoy,
  RepairUnits: judgeRepairUnits,
  RefitUnits: judgeRefitUnits,
  SetStatus: judgeSetStatus,
  ImproveLane: judgeImproveLane,
  UpgradeBase: judgeUpgradeBase,
  ScrapUnits: judgeScrapUnits,
  ScuttleUnits: judgeScuttleUnits,
  TakeFind: judgeTakeFind,
  ReverseEngineer: judgeReverseEngineer,
  ResupplyUnits: judgeResupplyUnits,
  LayMinefields: judgeLayMinefields,
  RecoverMinefields: judgeRecoverMinefields,
  GiveMap: judgeGiveMap,
  GiveEp: judgeGiveEp,
  GiveSchematics: judgeGiveSchematics,
  ExchangeUnits: judgeExchangeUnits,
  ...OFFERS,
  ...TREATIES,
  SetOrdnance: judgeSetOrdnance,
  RedeployUnits: judgeRedeployUnits,
  LaunchStrike: judgeLaunchStrike,
  Bombard: judgeBombard,
  Invade: judgeInvade,
  PlanGround: judgePlanGround,
  ...RULE_COLONY,
  RunMission: judgeRunMission,
};

/** The verdict on one order of a sheet, after the orders before it. */
export type Verdict = Readonly<{
  order: Order;
  issues: readonly OrderIssue[];
  /** Points it spends now. */
  cost: number;
  /** Points that come back in the Construction Phase. */
  refund: number;
  accepted: boolean;
  /** What it is expected to do, where that can be said; of refused orders left out. */
  forecast?: string;
}>;
export type SheetVerdict = Readonly<{
  verdicts: readonly Verdict[];
  /** The accepted orders; all others are not carried out. */
  legal: readonly LegalOrder[];
  /** What standing orders buy after them. */
  standing: readonly StandingPurchase[];
  treasuryAfter: number;
  /** What is left to build with. */
  free: readonly FreeCapacity[];
  /** What the whole sheet makes of the turn. */
  plan: Plan;
}>;

/** A sheet that is judged order by order, in its own order again. */
type Judged = Readonly<{
  plan: Plan;
  judged: readonly Readonly<{ index: number; verdict: Verdict }>[];
}>;

function judgedOneByOne(view: EmpireView, orders: readonly Order[]): Judged {
  const plan = planOf(view, orders);
  const later = laterBy(view.rules);
  const [lastMove, lastTrade] = [later.indexOf(LAST_MOVE), later.indexOf(LAST_TRADE)];
  const staged = sortBy(
    orders.map((order, index) => ({ order, index, stage: later.indexOf(order.kind) })),
    (a, b) => a.stage - b.stage,
  );
  const judgeAll = (some: typeof staged) =>
    some.map(({ order, index }) => ({ index, verdict: verdictOn(order, plan) }));
  const movesAll = judgeAll(staged.filter(({ stage }) => stage <= lastMove));
  planRoutes(plan);
  const untilTrade = judgeAll(staged.filter(({ stage }) => stage > lastMove && stage <= lastTrade));
  planTrade(plan);
  const rest = judgeAll(staged.filter(({ stage }) => stage > lastTrade));
  const judged = [...movesAll, ...untilTrade, ...rest];
  return { plan, judged: sortBy(judged, (a, b) => a.index - b.index) };
}

const legalOf = ({ judged }: Judged): readonly LegalOrder[] =>
  judged.flatMap(({ index, verdict }) =>
    verdict.accepted ? [legalOrder(verdict.order, index)] : [],
  );

/**
 * Judges a sheet of orders in sequence, only from its owner's view. Refused orders are left out; the rest counts.
 * @rule ECO-6
 * @rule FOG-14
 */
export function judgeOrders(view: EmpireView, orders: readonly Order[]): SheetVerdict {
  const all = judgedOneByOne(view, orders);
  const { plan } = all;
  const legal = legalOf(all);
  const standing = planStanding(plan);
  const capacitiesAt = capacitiesIfAllStay(plan, legal);
  const after = { ...aftermathOf(plan), finishes: finishesNamed(plan, legal), capacitiesAt };
  return {
    verdicts: all.judged.map(({ verdict }) => {
      if (!verdict.accepted) return verdict;
      const issues = [...verdict.issues, ...afterthoughts(plan, after, verdict.order)];
      const forecast =
        siegeForecast(plan, verdict.order) ??
        missionForecast(plan, verdict.order) ??
        diplomacyForecast(plan.view, verdict.order) ??
        chanceForecast(plan, after, verdict.order);
      return { ...verdict, issues, ...(forecast === null ? {} : { forecast }) };
    }),
    legal,
    standing,
    treasuryAfter: plan.money.left,
    free: freeCapacitiesOf(plan, (system) => capacitiesAt(system)?.convoy ?? 0),
    plan,
  };
}

/** The orders of a sheet that are carried out, without reasons: the same as `judgeOrders` accepts, but faster. */
export const legalIn = (view: EmpireView, orders: readonly Order[]): readonly LegalOrder[] =>
  legalOf(judgedOneByOne(view, orders));

function verdictOn(order: Order, plan: Plan): Verdict {
  const { issues, cost, refund = 0 } = judge(order, plan);
  if (isRefused(issues)) return { order, issues, cost: 0, refund: 0, accepted: false };
  plan.money.left -= cost;
  return { order, issues, cost, refund, accepted: true };
}

/**
 * Judged after all others, wherever in the sheet they stand, since they go by what those make of
 * the fleets: moves, exploring and routes, and then what is done where the moves end. None of them costs anything.
 */
const LATER: readonly OrderKind[] = [
  'MoveFleet',
  'ExploreLane',
  'SetRoute',
  'LayMinefields',
  'RecoverMinefields',
  'ResupplyUnits',
  'SetOrdnance',
  'RedeployUnits',
  'LaunchStrike',
  'ScrapUnits',
  'ScuttleUnits',
  'SetTrade',
  'UnloadCargo',
  'LoadCargo',
  'Colonize',
  'Bombard',
  'Invade',
  'PlanGround',
];

/** When these are judged it is known which fleets follow their routes. */
const LAST_MOVE: OrderKind = 'SetRoute';
/** And when these are, which convoys trade by them. */
const LAST_TRADE: OrderKind = 'SetTrade';

/** The same by the settings: what is loaded before the fleets move is aboard for all that comes after. @rule MOV-7 */
const laterBy = ({ loading }: EmpireView['rules']): readonly OrderKind[] =>
  loading === 'landings' ? LATER : ['LoadCargo', ...LATER.filter((kind) => kind !== 'LoadCargo')];

/** A check before the judges that may refuse any kind of order. */
const GUARDS: readonly ((plan: Plan, order: Order) => readonly OrderIssue[])[] = [
  independentIssues,
];

function judge(order: Order, plan: Plan): Judgement {
  const issues = GUARDS.flatMap((guard) => guard(plan, order));
  if (isRefused(issues)) return free(issues);
  // The table ties each kind to its judge; an indexed access loses that tie.
  const judgeKind = JUDGES[order.kind] as (order: Order, plan: Plan) => Judgement;
  return judgeKind(order, plan);
}

/** The only place that says of an order that it is legal. */
const legalOrder = (order: Order, index: number): LegalOrder => ({ order, index }) as LegalOrder;

import { cite } from '#kernel/reasons/cite';
import { sumOf } from '#kernel/numbers/sum';
import { unique } from '#kernel/collections/unique';
import type { UnitId } from '#model/campaign/ids';
import { INDEPENDENT_CAPACITIES } from '#model/campaign/independents';
import type { BidForConvoy } from '#model/orders/bid-for-convoy';
import type { OrderIssue } from '#model/orders/order-issue';
import { cargoSizeOf } from '#rules/cargo/cargo-size-of';
import { leastBidOf } from '#rules/cargo/independents/least-bid-of';
import { mayShip } from '#rules/cargo/may-ship';
import { enemyFleetsSeen } from '#rules/movement/enemy-fleets-seen';
import { laneMapOf } from '#rules/movement/lane-map-of';
import { BUSY_TEXT } from '#legality/works/busy-text';
import { portKnown } from '#legality/cargo/convoys';
import { openLanesKnown } from '#legality/movement/open-lanes-known';
import { FOG_14, doubt, refusal } from '../issue.ts';
import { ownDesignOf } from '#legality/cargo/minelaying';
import { paymentIssues } from '#legality/works/pay';
import { type Judgement, type Plan, free, isRefused } from '#legality/plan/plan';
import { unitText } from '../unit-text.ts';
import { isInHold, systemOfUnit, unitsAboard } from '#legality/plan/where';

const MOST_CAPACITY = Math.max(...INDEPENDENT_CAPACITIES);
const about = (code: string, path: string): Parameters<typeof refusal>[0] => ({
  code,
  cite: cite('OPT-8'),
  path,
});

/** Independent convoys come to systems of their hirer where nobody keeps them away. */
function startIssues({ view }: Plan, { from }: BidForConvoy): readonly OrderIssue[] {
  const own = view.systems[from]?.own ?? null;
  if (own === null) {
    return [refusal(about('BID_PLACE', 'from'), 'They come only to systems that you own.')];
  }
  if (!own.blockaded && own.rebels === 0 && !enemyFleetsSeen(view)(from)) return [];
  const text = `${own.name} is contested: independent convoys do not come there.`;
  return [refusal(about('BID_CONTESTED', 'from'), text)];
}

/** A bid is a whole number, not below the least for its way. */
function bidIssues({ view }: Plan, order: BidForConvoy): readonly OrderIssue[] {
  const { points, from, to } = order;
  if (view.systems[to] === undefined) {
    const text = 'You know of no such system.';
    return [refusal({ ...about('SYSTEM_UNKNOWN', 'to'), cite: FOG_14 }, text)];
  }
  if (from === to) {
    return [refusal(about('BID_NOWHERE', 'to'), 'Name another system for it to go to.')];
  }
  const least = leastBidOf(order, laneMapOf(view.lanes));
  if (least === null) {
    const text = 'You know no way of explored lanes that leads there.';
    return [refusal(about('BID_NO_WAY', 'to'), text)];
  }
  if (Number.isSafeInteger(points) && points >= least) return [];
  const text = `Bid a whole number of points, at least ${String(least)} for that way.`;
  return [refusal(about('BID_LOW', 'points'), text)];
}

function wayIssues({ view }: Plan, order: BidForConvoy): readonly OrderIssue[] {
  if (leastBidOf(order, openLanesKnown(view)) !== null) return [];
  const who = view.rules.jumpEngines === 'on' ? 'Jump ship' : 'Scout or Explorer';
  const text = `Every way that you know there goes by a restricted lane: it waits before that until an uncrippled ${who} joins its fleet.`;
  return [doubt(about('BID_ESCORT', 'to'), text)];
}

function censusIssues(plan: Plan, { from, to }: BidForConvoy): readonly OrderIssue[] {
  const own = plan.view.systems[from]?.own ?? null;
  const bid = plan.cargo.bidFor.census.get(from) ?? 0;
  if (own !== null && own.census - bid < 2) {
    const text = `Census comes only from a colony of yours that keeps one: not from ${own.name}.`;
    return [refusal(about('CENSUS_PLACE', 'cargo'), text)];
  }
  const port = portKnown(plan, to);
  if (port === 'own' || port === 'partner') return [];
  const text =
    'Census goes only to colonies and outposts of yours, and colonies of Military partners: it would wait aboard.';
  return [doubt(about('BID_LANDING', 'to'), text)];
}

/** What a unit itself has against being carried. */
function unfitText(plan: Plan, id: UnitId, { from }: BidForConvoy): string | null {
  const unit = plan.view.units[id];
  if (unit === undefined || systemOfUnit(plan, id) !== from) return 'is not where it is hired';
  if (isInHold(plan, id)) return 'lies in a hold: unload it first';
  if (unit.status !== 'active') return 'must be made active first';
  if (plan.yards.facts.isResting(id)) return BUSY_TEXT;
  if (unitsAboard(plan, id).length > 0) return 'has flights based on it: move them first';
  return plan.cargo.bidFor.units.has(id) ? 'goes with an earlier bid' : null;
}

function unitIssues(plan: Plan, order: BidForConvoy, id: UnitId): readonly OrderIssue[] {
  const unit = plan.view.units[id];
  const design = ownDesignOf(plan, id);
  if (unit === undefined || design === undefined) {
    return [refusal({ ...about('UNIT_UNKNOWN', 'cargo'), cite: FOG_14 }, 'You have no such unit.')];
  }
  const who = unitText(plan.view, unit);
  if (cargoSizeOf(design) === null) {
    const text = `${who} moves by itself and is never cargo.`;
    return [refusal(about('CARGO_KIND', 'cargo'), text)];
  }
  const unfit = unfitText(plan, id, order);
  if (unfit !== null) return [refusal(about('CARGO_UNFIT', 'cargo'), `${who} ${unfit}.`)];
  const port = portKnown(plan, order.to);
  if (port !== null && mayShip(design.kind, port)) return [];
  return [doubt(about('BID_LANDING', 'to'), `${who} may not land there: it would wait aboard.`)];
}

function cargoIssues(plan: Plan, order: BidForConvoy): readonly OrderIssue[] {
  const { cargo } = order;
  if (cargo.kind === 'census') return censusIssues(plan, order);
  const units = unique(cargo.units);
  if (units.length === 0) {
    return [refusal(about('UNITS_NONE', 'cargo'), 'Name at least one unit.')];
  }
  const issues = units.flatMap((id) => unitIssues(plan, order, id));
  const size = sumOf(units, (id) => {
    const design = ownDesignOf(plan, id);
    return design === undefined ? 0 : (cargoSizeOf(design) ?? 0);
  });
  if (isRefused(issues) || size <= MOST_CAPACITY) return issues;
  const text = `It takes ${String(size)}, and they carry ${String(MOST_CAPACITY)} at most: bid for another one too.`;
  return [...issues, refusal(about('HOLD_FULL', 'cargo'), text)];
}

/** May there be a bid for an independent convoy, as far as its hirer knows? @rule OPT-8 @rule FOG-14 */
export function judgeBidForConvoy(order: BidForConvoy, plan: Plan): Judgement {
  if (plan.view.rules.independentConvoys === 'off') {
    const text = 'There are no independent convoys in this campaign.';
    return free([refusal(about('BIDS_OFF', 'points'), text)]);
  }
  const { cargo, from, points } = order;
  const bid = bidIssues(plan, order);
  const money = isRefused(bid) ? [] : [...paymentIssues(plan, points), ...wayIssues(plan, order)];
  const issues = [...startIssues(plan, order), ...bid, ...cargoIssues(plan, order), ...money];
  if (isRefused(issues)) return free(issues);
  const { census, units } = plan.cargo.bidFor;
  if (cargo.kind === 'census') census.set(from, (census.get(from) ?? 0) + 1);
  else for (const id of cargo.units) units.add(id);
  return { issues, cost: points };
}

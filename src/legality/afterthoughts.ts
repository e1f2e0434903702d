import { listed } from '#kernel/words/listed';
import { unique } from '#kernel/collections/unique';
import { cite } from '#kernel/reasons/cite';
import type { SystemId, UnitId } from '#model/campaign/ids';
import type { AssignUnits, FleetRef, FormFleet, Order } from '#model/orders/order';
import type { OrderIssue } from '#model/orders/order-issue';
import { newUnitNameOf } from '#model/orders/unit-ref';
import type { Aftermath } from '#legality/plan/aftermath';
import {
  knownAssignment,
  knownFormation,
  newUnitsIn,
  withNewUnits,
} from '#legality/plan/coming-units';
import type { Capacities } from '#rules/construction/capacity-of';
import { convoyYardIssues } from '#legality/works/convoy-yard-issues';
import { findIssues } from '#legality/realm/find-issues';
import { MOV_9, doubt } from './issue.ts';
import { ladenIssues } from '#legality/cargo/laden-issues';
import { noChanceIssues } from '#legality/realm/no-chance-issues';
import type { Plan } from '#legality/plan/plan';
import { putDownIssues } from '#legality/cargo/put-down-issues';
import { raidIssues } from '#legality/movement/raid-issues';
import { routeIssues } from '#legality/movement/route-issues';
import { saleIssues } from '#legality/realm/sale-issues';
import { sharersThen } from '#legality/cargo/sharers';
import { supplyIssues } from '#legality/movement/supply-issues';
import { systemAfterSupply } from '#legality/plan/planned-site';
import { systemOfFleet, systemOfUnit } from '#legality/plan/where';

type Reorganisation = FormFleet<UnitId> | AssignUnits<UnitId>;

/** What comes of a whole sheet. */
type Afterwards = Aftermath &
  Readonly<{
    finishes: (name: string) => boolean;
    capacitiesAt: (system: SystemId) => Capacities | null;
  }>;

/** Where something is now, and after the moves of the sheet; null: in a lane, or nobody can know. */
type Way = Readonly<{ from: SystemId | null; to: SystemId | null }>;

function wayOfUnit(plan: Plan, id: UnitId): Way {
  const unit = plan.view.units[id];
  const to = unit === undefined ? null : systemAfterSupply(plan, unit);
  return { from: systemOfUnit(plan, id), to };
}

function wayOfFleet(plan: Plan, fleet: FleetRef): Way {
  const first = plan.formedLater.get(fleet);
  if (first !== undefined) return wayOfUnit(plan, first);
  const from = systemOfFleet(plan, fleet);
  return { from, to: plan.destinations.get(fleet) ?? from };
}

/** The intended results for the units of an order. */
function waysOfTarget(plan: Plan, order: Reorganisation): readonly Way[] {
  if (order.kind === 'FormFleet' || order.to.kind === 'system') return [];
  const { to } = order;
  return [to.kind === 'fleet' ? wayOfFleet(plan, to.fleet) : wayOfUnit(plan, to.carrier)];
}

/** What comes together after Construction must be in one place by then: doubted when the sheet itself parts it. @rule MOV-9 */
function apartIssues(plan: Plan, order: Reorganisation): readonly OrderIssue[] {
  if (order.at !== 'construction') return [];
  const ways = [...order.units.map((id) => wayOfUnit(plan, id)), ...waysOfTarget(plan, order)];
  const isTogether = unique(ways.map(({ from }) => from)).length === 1;
  const places = unique(ways.map(({ to }) => to));
  if (!isTogether || places.length < 2) return [];
  const names = places.map((id) => (id === null ? 'a lane' : (plan.view.systems[id]?.name ?? id)));
  const about = { code: 'CONSTRUCTION_APART', cite: MOV_9, path: 'units' };
  const text = `The moves of this sheet part them, to ${listed(names)}: by then this order fails.`;
  return [doubt(about, text)];
}

const putDownThen = (plan: Plan, order: Reorganisation): readonly OrderIssue[] =>
  order.kind === 'AssignUnits' && order.at === 'construction' ? putDownIssues(plan, order) : [];

/** Of units that may be there only then. */
function regroupingIssues(plan: Plan, order: FormFleet | AssignUnits): readonly OrderIssue[] {
  const known = order.kind === 'FormFleet' ? knownFormation(order) : knownAssignment(order);
  const then = withNewUnits(plan, order);
  return [...apartIssues(then, known), ...sharersThen(then, known), ...putDownThen(then, known)];
}

/** What is not built this turn is not there to be put anywhere. @rule CON-11 */
function unfinishedIssues(
  after: Afterwards,
  order: FormFleet | AssignUnits,
): readonly OrderIssue[] {
  return newUnitsIn(order).flatMap((ref) => {
    const name = newUnitNameOf(ref);
    if (after.finishes(name)) return [];
    const about = { code: 'NEW_UNIT_UNFINISHED', cite: cite('CON-11'), path: 'units' };
    const text = `“${name}” is not finished this turn, as far as you know: until it is, this order leaves it out.`;
    return [doubt(about, text)];
  });
}

/** What can be said of an order only when the whole sheet is known: legal, and probably not meant so. */
export function afterthoughts(plan: Plan, after: Afterwards, order: Order): readonly OrderIssue[] {
  const noChance = noChanceIssues(plan, order);
  if (noChance.length > 0) return noChance;
  if (order.kind === 'MoveFleet') {
    return [...supplyIssues(plan, after, order), ...raidIssues(plan, after, order.fleet)];
  }
  if (order.kind === 'SetRoute') {
    return [...routeIssues(plan, after, order.fleet), ...raidIssues(plan, after, order.fleet)];
  }
  if (order.kind === 'BuildUnits') return convoyYardIssues(plan, order, after.capacitiesAt);
  if (order.kind === 'ScrapUnits') return ladenIssues(plan, order);
  if (order.kind === 'TakeFind') return findIssues(plan, order);
  if (order.kind === 'ExchangeUnits') return saleIssues(plan, order);
  if (order.kind !== 'FormFleet' && order.kind !== 'AssignUnits') return [];
  return [...regroupingIssues(plan, order), ...unfinishedIssues(after, order)];
}

import { groupBy, tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { brandAs } from '#kernel/brand/brand';
import { clamp } from '#kernel/numbers/clamp';
import type { DesignId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { WorkSource } from '#model/campaign/work';
import type { BuildUnits, LegalOrder, Order } from '#model/orders/order';
import { isBuiltTogether } from '#rules/construction/built-by';
import type { Capacities } from '#rules/construction/capacity-of';
import { capacitySharesOf, type Progress } from '#rules/construction/capacity-use';
import { forceIndexOf } from '#rules/forces/force-index';
import { isDue, readyTurnOf } from '#rules/construction/ready-turn';
import { workCostOf } from '#rules/construction/work-cost';
import { capacitiesLeftAt } from './capacities-left-at.ts';
import type { Plan } from './plan.ts';
import { plannedLandings } from './planned-landings.ts';
import { plannedSite, plannedTrade } from './planned-site.ts';

type Planned = Progress & Readonly<{ design: DesignId; system: SystemId; ready: number | null }>;

/**
 * The classes of the units that are finished this turn if nothing hinders it: what is under
 * construction, with what the sheet begins and pays.
 * @rule CON-1 @rule CON-4 @rule OPT-6
 */
export function plannedWorks(plan: Plan, legal: readonly LegalOrder[]): readonly DesignId[] {
  const begun = legal.flatMap(({ order, index }) =>
    order.kind === 'BuildUnits' ? begunBy(plan, order, index) : [],
  );
  const places = groupBy([...underWay(plan), ...begun], ({ system }) => system);
  const settled = whenLanded(
    plan,
    legal.map(({ order }) => order),
  );
  return [...places].flatMap(([system, works]) =>
    finishedBy(works, capacitiesThen(plan, settled, system), plan.view.turn),
  );
}

/** After the landings: whatever moves, trades or carries something this turn builds nothing. */
function whenLanded(plan: Plan, orders: readonly Order[]): Plan {
  const { view, yards } = plan;
  const isToTrade = plannedTrade(plan, orders);
  const isMoved = (id: UnitId): boolean => {
    const unit = view.units[id];
    return unit !== undefined && plannedSite(plan, unit) !== null;
  };
  const landings = plannedLandings(plan, orders);
  const units = valuesById(view.units).map((unit) => ({
    ...unit,
    trading: isToTrade(unit),
    census: landings.aboard(unit.id) ?? unit.census,
    place: landings.placeOf(unit),
  }));
  const systems = valuesById(view.systems).map((system) => {
    return system.own === null ? system : { ...system, own: landings.after(system.own) };
  });
  const facts = {
    ...yards.facts,
    index: forceIndexOf({ units: tableOf(units, ({ id }) => id), fleets: view.fleets }),
    isResting: (id: UnitId) => yards.facts.isResting(id) || isMoved(id),
  };
  const landed = { ...view, systems: tableOf(systems, ({ id }) => id) };
  return { ...plan, view: landed, yards: { ...yards, facts } };
}

/** What there is to build with after the landings, less what changes of status take; null: not known. */
function capacitiesThen(plan: Plan, settled: Plan, system: SystemId): Capacities | null {
  const wholeIn = ({ yards, ...rest }: Plan): Capacities | null =>
    capacitiesLeftAt({ ...rest, yards: { ...yards, capacities: new Map() } }, system);
  const [left, before, then] = [capacitiesLeftAt(plan, system), wholeIn(plan), wholeIn(settled)];
  if (left === null || before === null || then === null) return null;
  const of = (source: WorkSource): number =>
    Math.max(0, then[source] - (before[source] - left[source]));
  return {
    shipyard: of('shipyard'),
    system: of('system'),
    convoy: of('convoy'),
    census: of('census'),
  };
}

function finishedBy(
  works: readonly Planned[],
  capacities: Capacities | null,
  turn: number,
): readonly DesignId[] {
  if (capacities === null) return [];
  const shares = new Map(
    capacitySharesOf(works, capacities).map(({ work, capacity }) => [work, capacity]),
  );
  return works
    .filter((work) => work.built + (shares.get(work.id) ?? 0) >= work.cost && isDue(work, turn))
    .map(({ design }) => design);
}

function underWay({ view, funded, cancelled, yards }: Plan): readonly Planned[] {
  return valuesById(view.works).flatMap((work): readonly Planned[] => {
    const design = yards.facts.designOf(work.design);
    if (work.cancelled || cancelled.has(work.id) || design === undefined) return [];
    const { cost } = work;
    const paid = work.paid + (funded.get(work.id) ?? 0);
    const isPaidNow = paid === cost && paid > work.paid;
    const ready = isPaidNow ? readyTurnOf(cost, view.turn, view.rules) : work.ready;
    return [{ ...work, paid, ready, together: isBuiltTogether(design) }];
  });
}

/** The works that an order begins, as the Economic Phase pays them: one after the other. */
function begunBy({ view, yards }: Plan, order: BuildUnits, index: number): readonly Planned[] {
  const design: UnitDesign | undefined = yards.facts.designOf(order.design);
  if (design === undefined) return [];
  const cost = workCostOf(design, order.source);
  const pay = order.pay ?? cost * order.count;
  const { system, source } = order;
  return Array.from({ length: order.count }, (_, at) => ({
    id: brandAs<WorkId>(`planned.${String(index)}.${String(at)}`),
    design: order.design,
    system,
    source,
    cost,
    paid: clamp(pay - at * cost, 0, cost),
    built: 0,
    begun: view.turn,
    ready: readyTurnOf(cost, view.turn, view.rules),
    together: isBuiltTogether(design),
  }));
}

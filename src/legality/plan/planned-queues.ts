import { groupBy, tableOf } from '#kernel/collections/group-by';
import { valuesById } from '#kernel/collections/tables';
import { unique } from '#kernel/collections/unique';
import { brandAs } from '#kernel/brand/brand';
import type { DesignId, SystemId, UnitId, WorkId } from '#model/campaign/ids';
import type { UnitDesign } from '#model/forces/design';
import type { WorkSource } from '#model/campaign/work';
import type { BuildUnits } from '#model/orders/build-units';
import type { LegalOrder, Order } from '#model/orders/order';
import { isBuiltTogether } from '#rules/construction/built-by';
import type { Capacities } from '#rules/construction/capacity-of';
import type { Progress } from '#rules/construction/capacity-use';
import { forceIndexOf } from '#rules/forces/force-index';
import { paymentsOf } from '#rules/construction/payments-of';
import { readyTurnOf } from '#rules/construction/ready-turn';
import { systemShareOf } from '#rules/construction/system-share';
import { workCostOf } from '#rules/construction/work-cost';
import { firstCopyOf } from '#rules/tech/rough-schematics';
import { capacitiesLeftAt } from '#legality/works/capacities-left-at';
import type { Plan } from './plan.ts';
import { plannedLandings } from './planned-landings.ts';
import { plannedSite, plannedTrade } from './planned-site.ts';

/** A unit under construction as a sheet leaves it. */
export type Planned = Progress &
  Readonly<{
    design: DesignId;
    name: string;
    system: SystemId;
    /** Points that the sheet pays for it. */
    instalment: number;
    /** The turn when its time is over; null: only capacity delays it. */
    ready: number | null;
  }>;

/** What is under construction at a place with what a sheet begins and pays, and the capacity for it. */
export type PlannedQueue = Readonly<{
  system: SystemId;
  works: readonly Planned[];
  /** Null: not known. */
  capacities: Capacities | null;
}>;

/** What waits to be built, place by place, if nothing hinders it. @rule CON-1 @rule CON-4 @rule OPT-6 */
export function plannedQueues(plan: Plan, legal: readonly LegalOrder[]): readonly PlannedQueue[] {
  const begun = legal.flatMap(({ order, index }) =>
    order.kind === 'BuildUnits' ? begunBy(plan, order, index) : [],
  );
  const works = ranked([...underWay(plan), ...begun], legal);
  const places = groupBy(works, ({ system }) => system);
  const isGone = (id: UnitId): boolean => {
    const unit = plan.view.units[id];
    return unit !== undefined && plannedSite(plan, unit) !== null;
  };
  const capacitiesAt = capacitiesAfter(plan, legal, isGone);
  return [...places].map(([system, works]) => ({
    system,
    works,
    capacities: capacitiesAt(system),
  }));
}

/** What there is to build with at a place after the landings of a sheet if nothing there moves; null: not known. @rule CON-1 @rule CON-2 */
export const capacitiesIfAllStay = (
  plan: Plan,
  legal: readonly LegalOrder[],
): ((system: SystemId) => Capacities | null) => capacitiesAfter(plan, legal, () => false);

function capacitiesAfter(
  plan: Plan,
  legal: readonly LegalOrder[],
  isGone: (unit: UnitId) => boolean,
): (system: SystemId) => Capacities | null {
  let settled: Plan | undefined;
  return (system) => {
    settled ??= whenLanded(
      plan,
      legal.map(({ order }) => order),
      isGone,
    );
    return capacitiesThen(plan, settled, system);
  };
}

/** After the landings: a convoy that is gone, trades or carries something this turn builds nothing. */
function whenLanded(plan: Plan, orders: readonly Order[], isGone: (unit: UnitId) => boolean): Plan {
  const { view, yards } = plan;
  const landings = plannedLandings(plan, orders);
  const units = valuesById(view.units).map((unit) => ({
    ...unit,
    trading: plannedTrade(plan, unit),
    census: landings.aboard(unit.id) ?? unit.census,
    place: landings.placeOf(unit),
  }));
  const systems = valuesById(view.systems).map((system) => {
    return system.own === null ? system : { ...system, own: landings.after(system.own) };
  });
  const facts = {
    ...yards.facts,
    index: forceIndexOf({ units: tableOf(units, ({ id }) => id), fleets: view.fleets }),
    isResting: (id: UnitId) => yards.facts.isResting(id) || isGone(id),
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

function underWay({ view, funded, cancelled, yards }: Plan): readonly Planned[] {
  return valuesById(view.works).flatMap((work): readonly Planned[] => {
    const design = yards.facts.designOf(work.design);
    if (work.cancelled || cancelled.has(work.id) || design === undefined) return [];
    const instalment = funded.get(work.id) ?? 0;
    const paid = work.paid + instalment;
    const isPaidNow = paid === work.cost && instalment > 0;
    const ready = isPaidNow ? readyTurnOf(work.cost, view.turn, view.rules) : work.ready;
    const together = isBuiltTogether(design);
    return [{ ...work, paid, instalment, ready, together }];
  });
}

/** The works that an order begins, as the Economic Phase pays them: one after the other. */
function begunBy({ view, yards }: Plan, order: BuildUnits, index: number): readonly Planned[] {
  const design: UnitDesign | undefined = yards.facts.designOf(order.design);
  if (design === undefined) return [];
  const isFirst = yards.firstCopies.get(order.design) === order;
  const cost = workCostOf(isFirst ? firstCopyOf(design) : design, order.source, order.share);
  const { count, pay, system, source } = order;
  return paymentsOf({ count, cost, pay }).map((paid, at) => ({
    id: plannedId(index, at),
    design: order.design,
    system,
    source,
    cost,
    paid,
    instalment: paid,
    name: order.names[at] ?? '',
    built: 0,
    begun: view.turn,
    share: systemShareOf(order.share),
    ready: readyTurnOf(cost, view.turn, view.rules),
    together: isBuiltTogether(design),
  }));
}

const plannedId = (index: number, at: number): WorkId =>
  brandAs<WorkId>(`planned.${String(index)}.${String(at)}`);

/** What a line of a sheet puts before everything else at its place. @rule CON-1 */
function putFirstBy({ order, index }: LegalOrder): readonly WorkId[] {
  if (order.kind === 'RankWorks') return order.works;
  if (order.kind !== 'BuildUnits' || order.first === undefined) return [];
  return Array.from({ length: order.count }, (_none, at) => plannedId(index, at));
}

/** The same works with their ranks after the sheet: its last line comes before those above it. @rule CON-1 */
function ranked(works: readonly Planned[], legal: readonly LegalOrder[]): readonly Planned[] {
  const first = unique(legal.toReversed().flatMap(putFirstBy));
  const places = new Map(first.map((id, at) => [id, at]));
  return works.map((work) => {
    const rank = places.get(work.id) ?? (work.rank === undefined ? null : first.length + work.rank);
    return rank === null ? work : { ...work, rank };
  });
}

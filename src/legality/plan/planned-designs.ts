import { valuesById } from '#kernel/collections/tables';
import type { DesignId, UnitId } from '#model/campaign/ids';
import type { Order } from '#model/orders/order';
import { isDue, readyTurnOf } from '#rules/construction/ready-turn';
import { refitCostOf } from '#rules/construction/refit-cost';
import { upgradeOf } from '#rules/construction/upgrade-of';
import type { Plan } from './plan.ts';

type Change = readonly [UnitId, DesignId];

/** What units become this turn that are refitted or upgraded, by the sheet or since an earlier turn. @rule CON-6 @rule OPT-21 @rule OPT-6 */
export function plannedDesigns(
  plan: Plan,
  orders: readonly Order[],
): ReadonlyMap<UnitId, DesignId> {
  const { view } = plan;
  const begun = valuesById(view.projects).flatMap((project): readonly Change[] => {
    if (project.kind !== 'refit' || !isDue(project, view.turn)) return [];
    return [[project.subject.unit, project.subject.design]];
  });
  return new Map([...begun, ...orders.flatMap((order) => changesBy(plan, order))]);
}

function changesBy(plan: Plan, order: Order): readonly Change[] {
  if (order.kind === 'RefitUnits') {
    return order.units
      .filter((id) => isRefittedNow(plan, id, order.design))
      .map((id) => [id, order.design]);
  }
  if (order.kind !== 'UpgradeBase') return [];
  const base = plan.view.units[order.base];
  const larger = base === undefined ? null : upgradeOf(base.design);
  return larger === null ? [] : [[order.base, larger]];
}

/** Whether a refit that begins now is done in the same turn. @rule OPT-6 */
function isRefittedNow({ view, yards }: Plan, id: UnitId, design: DesignId): boolean {
  const unit = view.units[id];
  const from = unit === undefined ? undefined : yards.facts.designOf(unit.design);
  const to = yards.facts.designOf(design);
  if (from === undefined || to === undefined) return false;
  const ready = readyTurnOf(refitCostOf({ from, to }, view.rules), view.turn, view.rules);
  return isDue({ ready }, view.turn);
}

import { copyTable, valuesById } from '#kernel/collections/tables';
import type { Order } from '#model/orders/order';
import { attritionRegained } from '#rules/construction/attrition-regained';
import { groundForcesHurt } from '#rules/construction/ground-forces-hurt';
import { settlementOf } from '#model/campaign/system';
import type { Finish } from './finish.ts';
import type { Plan } from '#legality/plan/plan';
import { plannedForces } from '#legality/plan/planned-forces';
import { plannedLandings } from '#legality/plan/planned-landings';
import { unitText } from '#legality/unit-text';

/** Attrition that ground units regain this turn where the sheet takes them. @rule CON-7 */
export function finishedRecoveries(plan: Plan, orders: readonly Order[]): readonly Finish[] {
  const { view, yards } = plan;
  const wounded = valuesById(view.units).filter(({ damage }) => damage > 0);
  if (wounded.length === 0) return [];
  const { placeOf } = plannedLandings(plan, orders);
  // A new table that nobody has read yet.
  const units = copyTable(plannedForces(plan).units);
  for (const unit of wounded) units[unit.id] = { ...unit, place: placeOf(unit) };
  const { hurt, functionsAt } = groundForcesHurt(yards.facts, {
    empire: view.empire.id,
    units,
    fleets: view.fleets,
    isOwnColony: (id) => {
      const own = view.systems[id]?.own ?? null;
      return own !== null && own.owner === view.empire.id && settlementOf(own) === 'colony';
    },
  });
  const { tendFirst } = { ...view.empire.standing, ...plan.standing.get(null) };
  return attritionRegained(hurt, functionsAt, tendFirst).flatMap(
    ({ hurt: { unit: id }, points }) => {
      const unit = view.units[id];
      if (unit === undefined) return [];
      const text = `${unitText(view, unit)} regains ${String(points)} Attrition`;
      return [{ kind: 'repair', turn: view.turn, count: 1, text } as const];
    },
  );
}

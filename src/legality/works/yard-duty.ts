import { cite } from '#kernel/reasons/cite';
import type { SystemId } from '#model/campaign/ids';
import type { WorkSource } from '#model/campaign/work';
import { ratingOf, type UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { OrderIssue } from '#model/orders/order-issue';
import { queueAt } from './free-capacities.ts';
import { doubt } from '#legality/issue';
import type { Plan } from '#legality/plan/plan';
import { unitText } from '#legality/unit-text';

/** What a unit gives capacity to; null: to nothing. */
function builderOf(design: UnitDesign): WorkSource | null {
  if (design.kind === 'convoy') return 'convoy';
  return ratingOf(design, 'mobileShipyard') > 0 ? 'shipyard' : null;
}

/**
 * What a fleet leaves undone at the system it moves from: bases that its convoys put up, what its
 * Mobile Shipyards build, and what its Supply ships repair.
 * @rule CON-1 @rule CON-2 @rule CON-5
 */
export function dutyIssues(
  plan: Plan,
  units: readonly Unit[],
  from: SystemId,
): readonly OrderIssue[] {
  const { view, yards } = plan;
  return units.flatMap((unit) => {
    const design = yards.facts.designOf(unit.design);
    const who = unitText(view, unit);
    if (yards.helping.has(unit.id)) {
      const about = { code: 'HELPER_MOVES', cite: cite('CON-5'), path: 'fleet' };
      return [
        doubt(about, `${who} repairs others: if it moves, the repair fails and is paid for.`),
      ];
    }
    const source = design === undefined ? null : builderOf(design);
    if (source === null || queueAt(plan, from, source) === 0) return [];
    const about = { code: 'BUILDER_MOVES', cite: cite('CON-1'), path: 'fleet' };
    return [doubt(about, `${who} is to build there: if it moves, it builds nothing this turn.`)];
  });
}

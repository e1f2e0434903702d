import type { Unit } from '#model/forces/unit';
import {
  type LaneAllowance,
  type MovingUnit,
  laneAllowanceOf,
} from '#rules/movement/lane-allowance-of';
import { isInTow } from '#legality/cargo/is-in-tow';
import type { Plan } from './plan.ts';
import { unitsAboard } from './where.ts';

function movingUnits(plan: Plan, units: readonly Unit[]): readonly MovingUnit[] {
  const { view, yards } = plan;
  const isResting = ({ id }: Unit): boolean =>
    [id, ...unitsAboard(plan, id)].some((one) => yards.facts.isResting(one));
  return units.flatMap((unit) => {
    const design = yards.facts.designOf(unit.design);
    if (design === undefined) return [];
    const unpaid = view.unpaid.includes(unit.id);
    const tows = unitsAboard(plan, unit.id).some((id) => isInTow(plan, id));
    return [{ unit, design, unpaid, resting: isResting(unit), tows }];
  });
}

/** What a fleet of these units may do on its way, after the orders so far. @rule MOV-1 @rule MOV-9 */
export const plannedAllowance = (plan: Plan, units: readonly Unit[]): LaneAllowance =>
  laneAllowanceOf(movingUnits(plan, units), plan.view.rules);

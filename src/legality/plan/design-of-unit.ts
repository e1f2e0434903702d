import type { DesignView } from '#fog/views/empire-view';
import type { UnitId } from '#model/campaign/ids';
import type { Plan } from './plan.ts';

/** The class of an own unit, as its owner knows it. */
export const designOfUnit = (plan: Plan, id: UnitId): DesignView['design'] | undefined => {
  const unit = plan.view.units[id];
  return unit === undefined ? undefined : plan.view.designs[unit.design]?.design;
};

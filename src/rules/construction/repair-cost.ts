import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import type { RepairUnits } from '#model/orders/order';

/** The share of the price that a repair costs. */
export const REPAIR_PERCENT: Readonly<Record<RepairUnits['where'], number>> = {
  yard: 25,
  field: 50,
};

/** What a repair costs: a quarter of the price at a yard, half of it in the field, up. @rule CON-5 */
export function repairCostOf(
  design: Pick<UnitDesign, 'cost'>,
  where: RepairUnits['where'],
): number {
  return divide(design.cost * REPAIR_PERCENT[where], 100, 'up');
}

import { divide } from '#kernel/numbers/divide';
import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';
import type { RepairUnits } from '#model/orders/order';

const REPAIR_PERCENT: Readonly<Record<RepairUnits['where'], number>> = {
  yard: 25,
  field: 50,
};

const FLIGHT_CONVERSION = 50;

type Patient = Readonly<{
  unit: Pick<Unit, 'unconverted'>;
  design: Pick<UnitDesign, 'kind' | 'cost'>;
}>;

/** The share of its price that a unit's repair costs: a yard converts alien flights for half. @rule CON-5 @rule TECH-6 */
export function repairPercentOf({ unit, design }: Patient, where: RepairUnits['where']): number {
  const converts = unit.unconverted && where === 'yard';
  return converts && design.kind === 'flight' ? FLIGHT_CONVERSION : REPAIR_PERCENT[where];
}

/** What a repair costs: a quarter of the price at a yard, half of it in the field, up. @rule CON-5 @rule TECH-6 */
export const repairCostOf = (patient: Patient, where: RepairUnits['where']): number =>
  divide(patient.design.cost * repairPercentOf(patient, where), 100, 'up');

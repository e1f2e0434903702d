import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

/** A unit that may carry others in its hold. */
export type Carrier = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'census'>;
  design: Pick<UnitDesign, 'kind'>;
}>;

const HOLD = { sound: 10, crippled: 5 } as const;

/** How much a unit can carry in its hold: convoys in service alone. @rule MOV-7 @rule CON-9 */
export function holdOf({ unit, design }: Carrier): number {
  if (design.kind !== 'convoy' || unit.status !== 'active') return 0;
  return HOLD[unit.condition];
}

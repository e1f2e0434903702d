import type { UnitDesign } from '#model/forces/design';
import type { Unit } from '#model/forces/unit';

type Facts = Readonly<{
  unit: Pick<Unit, 'condition' | 'status' | 'census'>;
  design: Pick<UnitDesign, 'kind'>;
  /** Units that it carries. */
  aboard: readonly unknown[];
}>;

/** Whether a unit can work a trade route: an uncrippled convoy that carries nothing. @rule MOV-6 */
export function isFitToTrade({ unit, design, aboard }: Facts): boolean {
  const isInService = unit.condition === 'sound' && unit.status === 'active';
  return design.kind === 'convoy' && isInService && unit.census === 0 && aboard.length === 0;
}

import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitCondition } from '#model/forces/unit';

const CRIPPLED_KINDS = ['ship', 'convoy', 'base'];

/**
 * What condition a unit is in once it has surrendered: crippled.
 * @rule ENC-6
 * @ruling Cargo that cannot be crippled stays as it is: flights, minefields, ground forces; and so do
 *   Auxiliaries.
 */
export function conditionAfterCapture(
  { condition }: Pick<Unit, 'condition'>,
  { kind, abilities }: Pick<UnitDesign, 'kind' | 'abilities'>,
): UnitCondition {
  const isAuxiliary = abilities.some(({ id }) => id === 'auxiliary');
  return CRIPPLED_KINDS.includes(kind) && !isAuxiliary ? 'crippled' : condition;
}

import type { UnitDesign } from '#model/forces/design';
import type { Unit, UnitCondition } from '#model/forces/unit';

const CRIPPLED_KINDS = ['ship', 'convoy', 'base'];

/**
 * The condition of a unit after it has surrendered: crippled.
 * @rule ENC-6
 * @ruling Surrender cripples only ships, convoys and bases. Flights, minefields, ground forces and Auxiliaries stay as they are.
 */
export function conditionAfterCapture(
  { condition }: Pick<Unit, 'condition'>,
  { kind, abilities }: Pick<UnitDesign, 'kind' | 'abilities'>,
): UnitCondition {
  const isAuxiliary = abilities.some(({ id }) => id === 'auxiliary');
  return CRIPPLED_KINDS.includes(kind) && !isAuxiliary ? 'crippled' : condition;
}

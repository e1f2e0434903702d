import { sortBy } from '#kernel/collections/sort-by';
import type { DecisionOf, EnemyPiece } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { directedPrice } from '#rules/combat/directed-price';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { strengthOf } from '#rules/combat/strength-of';

type Asked = Pick<DecisionOf<'fire'>, 'enemy' | 'boarding'>;

/** The points that it takes to capture a unit, by its visible values. A unit of an unknown class counts as too expensive. */
function priceOf({ stats, formation, condition }: EnemyPiece): number {
  if (stats === null) return Infinity;
  return directedPrice(stats.dv, formation) * (condition === 'crippled' ? 1 : 2);
}

const strength = ({ stats }: EnemyPiece): number => (stats === null ? 0 : strengthOf(stats));

/**
 * The units that the standing orders board, in their order.
 * @rule CSC-10 @rule ENC-5
 * @ruling Standing orders board first the units that all points together can take in this round, then the others, which the remaining
 *   points may cripple. In both groups the strongest come first, and units of unknown classes last.
 */
export function wantedPrizes(
  { enemy, boarding = 0 }: Asked,
  standing: Pick<StandingOrders, 'boarding'>,
): readonly EnemyPiece[] {
  if (boarding === 0 || standing.boarding === 'nobody') return [];
  const isTooDear = (one: EnemyPiece): number => Number(priceOf(one) > boarding);
  return sortBy(
    enemy.filter(({ kind }) => mayBeBoarded(kind)),
    (a, b) => isTooDear(a) - isTooDear(b),
    (a, b) => strength(b) - strength(a),
  );
}

import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { EnemyPiece } from '#model/decisions/decision';
import type { DirectTarget, StandingOrders } from '#model/forces/standing-orders';
import { directedPrice } from '#rules/combat/directed-price';
import { strengthOf } from '#rules/combat/strength-of';

const strength = ({ stats }: EnemyPiece): number => (stats === null ? 0 : strengthOf(stats));
const carriage = ({ kind, stats }: EnemyPiece): number =>
  kind === 'flight' || stats === null ? 0 : stats.cv;
const scouting = ({ stats }: EnemyPiece): number => stats?.scouts ?? 0;
const byEnemyStrength = (a: EnemyPiece, b: EnemyPiece): number => strength(b) - strength(a);

/** The enemies whose count is above 0, the highest first. */
const withMost = (
  enemy: readonly EnemyPiece[],
  countOf: (one: EnemyPiece) => number,
): readonly EnemyPiece[] =>
  sortBy(
    enemy.filter((one) => countOf(one) > 0),
    (a, b) => countOf(b) - countOf(a),
    byEnemyStrength,
  );

/** The visible enemies that each choice of the standing orders means. */
const CHOICES: Readonly<
  Record<
    Exclude<DirectTarget, 'last-round'>,
    (enemy: readonly EnemyPiece[]) => readonly EnemyPiece[]
  >
> = {
  flagship: (enemy) => enemy.filter((one) => one.flagship),
  scouts: (enemy) => withMost(enemy, scouting),
  carriers: (enemy) => withMost(enemy, carriage),
  crippled: (enemy) =>
    sortBy(
      enemy.filter((one) => one.condition === 'crippled'),
      byEnemyStrength,
    ),
  strongest: (enemy) => sortBy(enemy, byEnemyStrength).slice(0, 1),
};

/** Enemies that one hit destroys come first, then those worth most for the price of a hit. */
function easiestToDestroy(enemy: readonly EnemyPiece[]): readonly EnemyPiece[] {
  const priced: Priced[] = [];
  for (const one of enemy) {
    const { condition, formation, stats } = one;
    if (stats === null) continue;
    const price = directedPrice(stats.dv, formation);
    priced.push({ one, hits: condition === 'sound' ? 2 : 1, price, worth: strengthOf(stats) });
  }
  return sortBy(
    priced,
    (a, b) => a.hits - b.hits,
    (a, b) => b.worth * a.price - a.worth * b.price,
  ).map(({ one }) => one);
}

/** An enemy with the price of each hit, and how many destroy it. */
type Priced = Readonly<{ one: EnemyPiece; hits: 1 | 2; price: number; worth: number }>;

/**
 * The enemies that the standing orders single out, in their order.
 * @rule CSC-8 @rule ENC-5
 * @ruling With `last-round`, standing orders single out no unit for this before the last round of the battle. In that round crippled
 *   enemies come first. Within each group the order is by AS + AF + DV for the price of a hit. Units of unknown classes are left out.
 */
export function wantedTargets(
  enemy: readonly EnemyPiece[],
  { direct }: Pick<StandingOrders, 'direct'>,
  isLastRound = false,
): readonly EnemyPiece[] {
  return unique(
    direct.flatMap((wish) => {
      if (wish !== 'last-round') return CHOICES[wish](enemy);
      return isLastRound ? easiestToDestroy(enemy) : [];
    }),
  );
}

import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { EnemyPiece } from '#model/decisions/decision';
import type { DirectTarget, StandingOrders } from '#model/forces/standing-orders';
import { strengthOf } from '#rules/combat/strength-of';

const strength = ({ stats }: EnemyPiece): number => (stats === null ? 0 : strengthOf(stats));
const carriage = ({ kind, stats }: EnemyPiece): number =>
  kind === 'flight' || stats === null ? 0 : stats.cv;
const scouting = ({ stats }: EnemyPiece): number => stats?.scouts ?? 0;
const byEnemyStrength = (a: EnemyPiece, b: EnemyPiece): number => strength(b) - strength(a);

/** Those with something to count, most of it first. */
const withMost = (
  enemy: readonly EnemyPiece[],
  countOf: (one: EnemyPiece) => number,
): readonly EnemyPiece[] =>
  sortBy(
    enemy.filter((one) => countOf(one) > 0),
    (a, b) => countOf(b) - countOf(a),
    byEnemyStrength,
  );

/** What each wish of the standing orders means, of the enemies that are seen. */
const CHOICES: Readonly<
  Record<DirectTarget, (enemy: readonly EnemyPiece[]) => readonly EnemyPiece[]>
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

/** Whom the standing orders single out, in their order. @rule CSC-8 @rule ENC-5 */
export function wantedTargets(
  enemy: readonly EnemyPiece[],
  { direct }: Pick<StandingOrders, 'direct'>,
): readonly EnemyPiece[] {
  return unique(direct.flatMap((wish) => CHOICES[wish](enemy)));
}

import { sortBy } from '#kernel/collections/sort-by';
import { unique } from '#kernel/collections/unique';
import type { AnswerOf, DecisionOf, EnemyPiece } from '#model/decisions/decision';
import type { DirectTarget, StandingOrders } from '#model/forces/standing-orders';
import { strengthOf } from '#rules/combat/strength-of';

const strength = ({ stats }: EnemyPiece): number => (stats === null ? 0 : strengthOf(stats));
const carriage = ({ kind, stats }: EnemyPiece): number =>
  kind === 'flight' || stats === null ? 0 : stats.cv;
const byEnemyStrength = (a: EnemyPiece, b: EnemyPiece): number => strength(b) - strength(a);

/** What each wish of the standing orders means, of the enemies that are seen. */
const CHOICES: Readonly<
  Record<DirectTarget, (enemy: readonly EnemyPiece[]) => readonly EnemyPiece[]>
> = {
  flagship: (enemy) => enemy.filter((one) => one.flagship),
  carriers: (enemy) =>
    sortBy(
      enemy.filter((one) => carriage(one) > 0),
      (a, b) => carriage(b) - carriage(a),
      byEnemyStrength,
    ),
  crippled: (enemy) =>
    sortBy(
      enemy.filter((one) => one.condition === 'crippled'),
      byEnemyStrength,
    ),
  strongest: (enemy) => sortBy(enemy, byEnemyStrength).slice(0, 1),
};

/** Whom to single out: as the standing orders say, in their order; own losses fall by default. @rule CSC-8 @rule ENC-5 */
export function answerFire(
  question: DecisionOf<'fire'>,
  standing: StandingOrders,
): AnswerOf<'fire'> {
  const wished = standing.direct.flatMap((wish) => CHOICES[wish](question.enemy));
  return { kind: 'fire', direct: unique(wished.map((one) => one.tag)), spare: [] };
}

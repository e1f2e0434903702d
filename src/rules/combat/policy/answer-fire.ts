import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { wantedTargets } from './wanted-targets.ts';

/** Whom to single out: as the standing orders say, in their order; own losses fall by default. @rule CSC-8 @rule ENC-5 */
export function answerFire(
  { enemy }: Pick<DecisionOf<'fire'>, 'enemy'>,
  standing: Pick<StandingOrders, 'direct'>,
): AnswerOf<'fire'> {
  const direct = wantedTargets(enemy, standing).map((one) => one.tag);
  return { kind: 'fire', direct, spare: [] };
}

import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';
import { wantedPrizes } from './wanted-prizes.ts';
import { wantedTargets } from './wanted-targets.ts';

type Told = Pick<StandingOrders, 'direct' | 'boarding'>;

/** Whether the answer is nobody, whoever is there. @rule ENC-5 */
export const singlesNobodyOut = (
  { boarding = 0 }: Pick<DecisionOf<'fire'>, 'boarding'>,
  standing: Told,
): boolean => standing.direct.length === 0 && (boarding === 0 || standing.boarding === 'nobody');

/** Whom to single out and to board: as the standing orders say, in their order; own losses and guards fall by default. @rule CSC-8 @rule CSC-10 @rule ENC-5 */
export function answerFire(
  question: Pick<DecisionOf<'fire'>, 'enemy' | 'boarding'>,
  standing: Told,
): AnswerOf<'fire'> {
  const direct = wantedTargets(question.enemy, standing).map((one) => one.tag);
  const board = wantedPrizes(question, standing).map((one) => one.tag);
  return { kind: 'fire', direct, spare: [], ...(board.length === 0 ? {} : { board }) };
}

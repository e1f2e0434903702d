import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';

/**
 * As much Intel as the standing orders say goes to surprise, as far as it can be spent.
 * @rule CSC-5 @rule ENC-5
 * @ruling The Intel of a standing order is for each battle, and for surprise alone.
 */
export const answerScouting = (
  { points }: Pick<DecisionOf<'scouting'>, 'points'>,
  { intel }: Pick<StandingOrders, 'intel'>,
): AnswerOf<'scouting'> => ({ kind: 'scouting', surprise: Math.min(intel, points), length: 0 });

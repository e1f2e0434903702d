import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { StandingOrders } from '#model/forces/standing-orders';

/** Nobody retreats, or each crippled unit by itself, by the best lane; the flagship is as it was named. @rule CSC-12 @rule ENC-5 */
export function answerCommand(
  { own, retreating, lanes }: DecisionOf<'command'>,
  { retreat }: Pick<StandingOrders, 'retreat'>,
): AnswerOf<'command'> {
  const crippled = new Set(
    own.filter((one) => one.condition === 'crippled').map((one) => one.unit),
  );
  const [best] = lanes;
  const goes = retreat === 'crippled' && best !== undefined;
  const leaving = goes ? retreating.filter(({ unit }) => crippled.has(unit)) : [];
  return {
    kind: 'command',
    flagship: null,
    retreats: leaving.flatMap(({ unit }) =>
      best === undefined ? [] : [{ unit, lane: best.lane, along: [] }],
    ),
  };
}

import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import type { WantedEffect } from '#rules/combat/spend-functions';

/** The effects of an answer with what their targets cost; what names nobody in the question is passed over. @rule CSC-17 */
export function wantedEffects(
  { own, enemy }: Pick<DecisionOf<'electronic-warfare'>, 'own' | 'enemy'>,
  answer: AnswerOf<'electronic-warfare'>,
): readonly WantedEffect[] {
  const costs = new Map<string, number>([
    ...own.map(({ unit, cc }) => [unit, cc] as const),
    ...enemy.map(({ tag, cc }) => [tag, cc] as const),
  ]);
  const all = [
    ...answer.friends.map(({ effect, by, unit }) => ({ effect, by, target: unit })),
    ...answer.enemies.map(({ effect, by, tag }) => ({ effect, by, target: tag })),
  ];
  return all.flatMap((one) => {
    const cc = costs.get(one.target);
    return cc === undefined ? [] : [{ ...one, cc }];
  });
}

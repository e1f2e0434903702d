import type { Chance } from '#ai/plans/chance';
import type { AnswerOf, DecisionOf } from '#model/decisions/decision';
import { mayBeBoarded } from '#rules/combat/may-be-boarded';
import { some } from './thinker.ts';

/** Some to board and to guard, where there are units for it. @rule CSC-10 */
export function thinkBoarding(
  { own, enemy, boarding, guards }: DecisionOf<'fire'>,
  chance: Chance,
): Pick<AnswerOf<'fire'>, 'board' | 'guard'> {
  const isOpen = ({ kind }: DecisionOf<'fire'>['own' | 'enemy'][number]): boolean =>
    mayBeBoarded(kind);
  const friends = guards === undefined ? [] : own.filter(isOpen);
  return {
    ...(boarding === undefined
      ? {}
      : { board: some(enemy.filter(isOpen), chance, 60).map(({ tag }) => tag) }),
    ...(friends.length === 0 ? {} : { guard: some(friends, chance, 40).map(({ unit }) => unit) }),
  };
}

import type { Chance } from '#ai/plans/chance';
import type { AnswerOf, DecisionKind, DecisionOf } from '#model/decisions/decision';

/** Thinks of an answer; null: nothing comes to mind. */
export type Thinker<K extends DecisionKind> = (
  question: DecisionOf<K>,
  chance: Chance,
) => AnswerOf<K> | null;

/** About this percentage of them. */
export const some = <T>(items: readonly T[], chance: Chance, percent: number): readonly T[] =>
  items.filter(() => chance.percent(percent));

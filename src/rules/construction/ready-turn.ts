import { divide } from '#kernel/numbers/divide';
import type { RuleSet } from '#model/settings/rule-set';

type Times = Pick<RuleSet, 'constructionTimes'>;

/**
 * The turn in which what is paid in full in a turn is ready at the earliest: after as many turns as half its cost (up), that turn
 * among them; null: nothing but capacity delays it.
 * @rule OPT-6
 * @ruling What counts is what a thing costs its owner: for what a system builds at twice the price that price, for repairs and
 *   refits theirs.
 */
export function readyTurnOf(
  cost: number,
  turn: number,
  { constructionTimes }: Times,
): number | null {
  if (constructionTimes === 'quick') return null;
  return turn + Math.max(1, divide(cost, 2, 'up')) - 1;
}

/** Whether the time of something is over in a turn. @rule OPT-6 */
export const isDue = ({ ready }: Readonly<{ ready: number | null }>, turn: number): boolean =>
  ready === null || ready <= turn;

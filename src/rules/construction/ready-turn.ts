import { divide } from '#kernel/numbers/divide';
import type { RuleSet } from '#model/settings/rule-set';

type Times = Pick<RuleSet, 'constructionTimes'>;

/**
 * The earliest turn in which something paid in full is ready: after half its cost (rounded up) in turns, counting the turn of payment. Null
 * if only capacity delays it.
 * @rule OPT-6
 * @ruling The time is counted from what the owner pays: double the price if a system builds the unit at double price, and for a repair or
 *   refit its own price.
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

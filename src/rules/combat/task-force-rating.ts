import { divide } from '#kernel/numbers/divide';
import type { Fighter } from './fighter.ts';
import { commandRating } from './flagship.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

/**
 * The CR that a flagship commands with: its own and what other units in the task force add, at most twice its own. A scenario can halve it
 * (rounded up), and grand fleets double the flagship's own CR.
 * @rule CSC-17
 * @rule OPT-16
 * @rule ENC-3
 * @ruling Where a scenario halves CR, only half counts wherever CR is used: for the size of the task force, missions and sending units
 *   back.
 */
export function taskForceRating(
  force: readonly Fighter[],
  flagship: Fighter | null,
  { halvesRating, doublesRating }: Pick<SideTerms, 'halvesRating' | 'doublesRating'> = PLAIN_TERMS,
): number {
  if (flagship === null) return 0;
  const own = commandRating(flagship) * (doublesRating ? 2 : 1);
  const lent = flagship.kind === 'flight' ? 0 : lentBy(force);
  const rating = Math.min(2 * own, own + lent);
  return halvesRating ? divide(rating, 2, 'up') : rating;
}

function lentBy(force: readonly Fighter[]): number {
  let lent = 0;
  for (const { traits } of force) lent += traits.commands;
  return lent;
}

import { divide } from '#kernel/numbers/divide';
import type { Fighter } from './fighter.ts';
import { commandRating } from './flagship.ts';
import { PLAIN_TERMS, type SideTerms } from './scenarios/scenario.ts';

/**
 * The CR that a flagship commands with: its own and what others in the task force lend it, at most
 * twice its own; half of it, rounded up, where the scenario says so, and twice as much in grand fleets.
 * @rule CSC-17
 * @rule OPT-16
 * @rule ENC-3
 * @ruling Where CR is halved it counts half in all that it is for: who goes along, missions, sending back.
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

import { divide } from '#kernel/numbers/divide';

/** The votes on a proposal. `voters`: the number of players in play, whether or not they have voted. */
export type Tally = Readonly<{ inFavour: number; against: number; voters: number }>;

/** The result of the votes so far; `open`: it can still be carried. */
export type Verdict = 'open' | 'carried' | 'rejected';

/** The number of votes that carry a proposal: more than half of the players in play. @rule TURN-6 */
export const votesNeeded = ({ voters }: Pick<Tally, 'voters'>): number =>
  divide(voters, 2, 'down') + 1;

/**
 * Whether a simple majority of the players in play has decided about a proposal. @rule TURN-6
 * @ruling A proposal is carried as soon as more than half of all players in play are for it, and rejected as soon as it can no longer be
 *   carried. Half is not enough: of two players both must agree, and of four three.
 */
export function verdictOf({ inFavour, against, voters }: Tally): Verdict {
  const needed = votesNeeded({ voters });
  if (inFavour >= needed) return 'carried';
  return voters - against < needed ? 'rejected' : 'open';
}

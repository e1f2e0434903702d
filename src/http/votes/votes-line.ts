import type { ProposalLine, Votes } from '#app/usecases/votes/read-votes';
import type { NavCard } from '#http/pages/nav';
import type { OverviewContent } from '#http/reports/overview-content';
import { whatText } from './proposal-card.ts';
import { TEXTS } from './texts.ts';

const NONE = { href: '', waiting: '', ended: [] };

/** What a player's overview says of votes: nothing where players don't vote. */
export function votesLine(
  { areHeld, mayVote, proposals, turn }: Votes,
  base: string,
): OverviewContent['votes'] {
  if (!areHeld) return NONE;
  const waiting = proposals.filter(({ status, own }) => status === 'open' && own === null).length;
  const isRecent = (line: ProposalLine): boolean => line.status !== 'open' && line.turn >= turn - 1;
  return {
    href: `${base}/votes`,
    waiting: mayVote && waiting > 0 ? TEXTS.openProposals(waiting) : '',
    ended: proposals
      .filter(isRecent)
      .map((line) => TEXTS.proposalEnded(line.number, whatText(line), TEXTS[line.status])),
  };
}

/** The card of the page of votes; none where players don't vote. */
export const votesCard = (
  { areHeld }: Votes,
  base: string,
): readonly (NavCard & Readonly<{ place: number }>)[] =>
  areHeld ? [{ place: 10, href: `${base}/votes`, label: TEXTS.votes, text: TEXTS.card }] : [];

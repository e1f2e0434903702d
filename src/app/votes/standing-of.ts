import type { Campaign } from '#app/ports/campaign-record';
import type { Proposal, Settlement, Vote } from '#app/ports/vote-record';
import type { EmpireId } from '#model/campaign/ids';
import type { Voter } from './read-voters.ts';

/** How a proposal is: open for votes, ended by them, or for a version that the campaign no longer has. */
export type ProposalStatus = 'open' | 'lapsed' | Settlement['status'];

/**
 * Whether a proposal is open, or how it ended. @rule TURN-6
 * @ruling A proposal to correct the campaign or to run a turn again is about the state that its author looked at. It lapses when the
 *   campaign changes: a phase runs, another correction is made, or a turn is undone. Any player may then propose it again. A question
 *   of the rules does not lapse.
 */
export function statusOf(
  { settled, matter, version }: Proposal,
  campaign: Pick<Campaign, 'version'>,
): ProposalStatus {
  if (settled !== null) return settled.status;
  return matter.kind === 'ruling' || version === campaign.version ? 'open' : 'lapsed';
}

/** The votes that count: those of players in play, or those that decided it. */
export type Standing = Pick<Settlement, 'inFavour' | 'against' | 'voters'>;

/** The votes on an open proposal now. */
export function votesNow(
  { number }: Pick<Proposal, 'number'>,
  { votes, voters }: Readonly<{ votes: readonly Vote[]; voters: readonly Voter[] }>,
): Standing {
  const cast = new Map(
    votes.filter(({ proposal }) => proposal === number).map((one) => [one.empire, one.inFavour]),
  );
  const whoSaid = (said: boolean): readonly EmpireId[] =>
    voters.filter(({ id }) => cast.get(id) === said).map(({ id }) => id);
  return {
    inFavour: whoSaid(true),
    against: whoSaid(false),
    voters: voters.map(({ id }) => id),
  };
}

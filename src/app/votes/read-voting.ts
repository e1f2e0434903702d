import { ok } from '#kernel/result/result';
import { maySubmit, type Player } from '#app/actor';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Proposal, Vote } from '#app/ports/vote-record';
import { type Outcome, refuse } from '#app/use-case-error';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { readVoters, type Voter } from './read-voters.ts';

/** What an act of a voter depends on. */
export type Voting = Readonly<{
  campaign: Campaign;
  voters: readonly Voter[];
  proposals: readonly Proposal[];
  votes: readonly Vote[];
}>;

/**
 * Reads what a voter's act depends on, and refuses everybody who has no vote. @rule TURN-6
 * @ruling A deputy who may submit orders may propose and vote in the player's place. An empire still has one vote.
 */
export async function readVoting(reader: StoreReader, actor: Player): Promise<Outcome<Voting>> {
  if (!maySubmit(actor)) return refuse('DEPUTY_MAY_NOT');
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  if (!isDecidedByVote(campaign)) return refuse('NO_VOTES');
  const { id } = campaign;
  const voters = await readVoters(reader, id);
  if (!voters.some((one) => one.id === actor.empire)) return refuse('VOTE_LOST');
  const [proposals, votes] = [await reader.proposals(id), await reader.votes(id)];
  return ok({ campaign, voters, proposals, votes });
}

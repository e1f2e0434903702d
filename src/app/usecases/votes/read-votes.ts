import { ok } from '#kernel/result/result';
import { type Actor, maySubmit } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Campaign } from '#app/ports/campaign-record';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Proposal, Vote } from '#app/ports/vote-record';
import { stageOf } from '#app/run/phase/stage-of';
import { type Outcome, refuse } from '#app/use-case-error';
import { readVoters, type Voter } from '#app/votes/read-voters';
import { type ProposalStatus, statusOf, votesNow } from '#app/votes/standing-of';
import { turnBefore } from '#app/votes/turn-before';
import type { EmpireId } from '#model/campaign/ids';
import { isDecidedByVote } from '#rules/voting/is-decided-by-vote';
import { votesNeeded } from '#rules/voting/verdict-of';

/** A proposal with its votes, as everybody in the campaign reads it. */
export type ProposalLine = Pick<Proposal, 'number' | 'turn' | 'matter' | 'reason' | 'at'> &
  Readonly<{
    /** The names of empires. `missing`: who can still vote. */
    from: string;
    inFavour: readonly string[];
    against: readonly string[];
    missing: readonly string[];
    /** The number of votes that carry it. */
    needed: number;
    status: ProposalStatus;
    /** When it was decided or withdrawn; null: it is open, or it has lapsed. */
    settledAt: string | null;
    /** The reader's own vote; null: none. */
    own: 'for' | 'against' | null;
    isOwn: boolean;
  }>;

export type Votes = Readonly<{
  campaign: string;
  /** The players decide here; otherwise a moderator does, or the first turn has not begun. */
  areHeld: boolean;
  version: number;
  turn: number;
  /** The reader has a vote. */
  mayVote: boolean;
  /** Orders are open, so corrections can be proposed. */
  areOrdersOpen: boolean;
  /** The turn that can be run again; null: none. */
  turnBefore: number | null;
  /** The last first. */
  proposals: readonly ProposalLine[];
}>;

/** The proposals and votes of a campaign, for its players and moderators. @rule TURN-6 */
export const readVotes = ({ store }: Ports): UseCase<Readonly<{ actor: Actor }>, Votes> =>
  guarded(async ({ actor }) => {
    if (actor.kind === 'spectator') return refuse('PLAYER_ONLY');
    return store.read((reader) => votesFor(reader, actor));
  });

async function votesFor(reader: StoreReader, actor: Actor): Promise<Outcome<Votes>> {
  const campaign = await reader.campaign(actor.campaign);
  if (campaign === undefined) return refuse('CAMPAIGN_UNKNOWN');
  const { id, name, version, turn } = campaign;
  const areHeld = isDecidedByVote(campaign);
  const voters = areHeld ? await readVoters(reader, id) : [];
  const empire = actor.kind === 'player' ? actor.empire : null;
  const empires = await reader.empires(id);
  const votes = await reader.votes(id);
  const nameOf = (one: EmpireId): string => empires[one]?.name ?? one;
  const line = lineOf({ campaign, voters, votes, nameOf, empire });
  const before = areHeld ? await turnBefore(reader, campaign) : undefined;
  return ok({
    campaign: name,
    areHeld,
    version,
    turn,
    mayVote: isVoter(actor, voters),
    areOrdersOpen: areHeld && stageOf(campaign) === 'orders',
    turnBefore: before?.turn ?? null,
    proposals: (await reader.proposals(id)).map(line).reverse(),
  });
}

/** Whether the reader may vote here. Where nobody votes there are no voters. */
const isVoter = (actor: Actor, voters: readonly Voter[]): boolean =>
  actor.kind === 'player' && maySubmit(actor) && voters.some(({ id }) => id === actor.empire);

type About = Readonly<{
  campaign: Campaign;
  voters: readonly Voter[];
  votes: readonly Vote[];
  nameOf: (empire: EmpireId) => string;
  empire: EmpireId | null;
}>;

const lineOf =
  ({ campaign, voters, votes, nameOf, empire }: About) =>
  (proposal: Proposal): ProposalLine => {
    const { number, turn, matter, reason, at, settled, from } = proposal;
    const counted = settled ?? votesNow(proposal, { votes, voters });
    const said = [...counted.inFavour, ...counted.against];
    const own = votes.find((one) => one.proposal === number && one.empire === empire);
    return {
      ...{ number, turn, matter, reason, at },
      from: nameOf(from),
      inFavour: counted.inFavour.map(nameOf),
      against: counted.against.map(nameOf),
      missing: counted.voters.filter((one) => !said.includes(one)).map(nameOf),
      needed: votesNeeded({ voters: counted.voters.length }),
      status: statusOf(proposal, campaign),
      settledAt: settled?.at ?? null,
      own: ownOf(own),
      isOwn: from === empire,
    };
  };

function ownOf(vote: Vote | undefined): ProposalLine['own'] {
  if (vote === undefined) return null;
  return vote.inFavour ? 'for' : 'against';
}

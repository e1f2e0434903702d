import { ok } from '#kernel/result/result';
import type { Actor, Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { type Counted, countVote } from '#app/votes/count-votes';
import { readVoting, type Voting } from '#app/votes/read-voting';
import { statusOf } from '#app/votes/standing-of';
import type { Verdict } from '#rules/voting/verdict-of';
import { signatureOf } from '#app/votes/signature-of';

export type CastVoteInput = Readonly<{
  actor: Actor;
  /** The number of the proposal. */
  proposal: number;
  inFavour: boolean;
}>;

/** The result of the votes after this one. */
export type VoteCast = Readonly<{ verdict: Verdict }>;

/**
 * Votes for or against an open proposal, or changes a vote. The vote that decides carries the proposal out, in the same transaction.
 * @rule TURN-6
 * @ruling Votes are open: everybody in the campaign reads who voted how as soon as they have voted. Each player can change their vote until
 *   the proposal is decided.
 */
export const castVote = (ports: Ports): UseCase<CastVoteInput, VoteCast> =>
  guarded(async ({ actor, ...input }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return retrying(async () => {
      const cast = await ports.store.read((reader) => count(reader, ports, { ...input, actor }));
      if (!cast.ok) return cast;
      const { voting, verdict, changes } = cast.value;
      const { id, revision } = voting.campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ verdict }) : 'again';
    });
  });

async function count(
  reader: StoreReader,
  ports: Ports,
  { actor, proposal: number, inFavour }: CastVoteInput & Readonly<{ actor: Player }>,
): Promise<Outcome<Counted & Readonly<{ voting: Voting }>>> {
  const read = await readVoting(reader, actor);
  if (!read.ok) return read;
  const voting = read.value;
  const { campaign, proposals } = voting;
  const proposal = proposals.find((one) => one.number === number);
  if (proposal === undefined) return refuse('PROPOSAL_UNKNOWN');
  if (statusOf(proposal, campaign) !== 'open') return refuse('PROPOSAL_SETTLED');
  const [at, by] = [ports.clock.now(), signatureOf(actor)];
  const vote = { proposal: number, empire: actor.empire, inFavour, at, by };
  const counted = await countVote({ reader, ports, voting, proposal, vote, actor });
  if (!counted.ok) return counted;
  const detail = `proposal ${String(number)}: ${inFavour ? 'for' : 'against'}`;
  const { version } = campaign;
  const entry = { at, by, act: 'vote-cast', version, detail } as const;
  const { verdict, changes } = counted.value;
  return ok({ voting, verdict, changes: [{ put: 'audit', entry }, ...changes] });
}

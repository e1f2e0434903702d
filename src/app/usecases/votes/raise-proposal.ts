import { ok } from '#kernel/result/result';
import type { Actor, Player } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Proposal, Vote } from '#app/ports/vote-record';
import { retrying } from '#app/retrying';
import { type Outcome, refuse } from '#app/use-case-error';
import { countVote, withChatNotice } from '#app/votes/count-votes';
import { matterOf, type ProposalWish } from '#app/votes/matter-of';
import { readVoting, type Voting } from '#app/votes/read-voting';
import { statusOf } from '#app/votes/standing-of';
import type { Verdict } from '#rules/voting/verdict-of';
import { signatureOf } from '#app/votes/signature-of';

export type RaiseProposalInput = Readonly<{
  actor: Actor;
  /** The version that the author looked at. */
  version: number;
  wish: ProposalWish;
  /** Of a correction, or of an undo. */
  reason: string;
  /** The ids of Farlane's rules. */
  rules: readonly string[];
}>;

export type Raised = Readonly<{ number: number; verdict: Verdict }>;

/**
 * Proposes something that all players then vote about. @rule TURN-6
 * @ruling A proposal counts as its author's vote for it. They can change that vote like any other.
 * @ruling A player has at most one open proposal, so that nobody can flood the others. Players don’t have to wait for each other’s.
 */
export const raiseProposal = (ports: Ports): UseCase<RaiseProposalInput, Raised> =>
  guarded(async ({ actor, ...input }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return retrying(async () => {
      const raised = await ports.store.read((reader) => raise(reader, ports, { ...input, actor }));
      if (!raised.ok) return raised;
      const { voting, changes, number, verdict } = raised.value;
      const { id, revision } = voting.campaign;
      const written = await ports.store.commit({ campaign: id, revision, changes });
      return written.ok ? ok({ number, verdict }) : 'again';
    });
  });

type Raising = Raised & Readonly<{ voting: Voting; changes: readonly Change[] }>;

async function raise(
  reader: StoreReader,
  ports: Ports,
  { actor, wish, ...input }: RaiseProposalInput & Readonly<{ actor: Player }>,
): Promise<Outcome<Raising>> {
  const read = await readVoting(reader, actor);
  if (!read.ok) return read;
  const voting = read.value;
  const { campaign, proposals } = voting;
  const isOwn = (one: Proposal): boolean =>
    one.from === actor.empire && statusOf(one, campaign) === 'open';
  if (proposals.some(isOwn)) return refuse('PROPOSAL_OPEN');
  const reason = input.reason.trim();
  const matter = await matterOf({ ...input, reader, campaign, reason }, wish);
  if (!matter.ok) return matter;
  const number = (proposals.at(-1)?.number ?? 0) + 1;
  const [at, by] = [ports.clock.now(), signatureOf(actor)];
  const { turn, version } = campaign;
  const what = { matter: matter.value, reason: wish.kind === 'ruling' ? '' : reason };
  const from = actor.empire;
  const proposal: Proposal = { number, turn, version, from, ...what, at, by, settled: null };
  const vote: Vote = { proposal: number, empire: from, inFavour: true, at, by };
  const counted = await countVote({ reader, ports, voting, proposal, vote, actor });
  if (!counted.ok) return counted;
  const { verdict } = counted.value;
  const detail = `proposal ${String(number)}: ${wish.kind}`;
  const entry = { at, by, act: 'proposal-raised', version, detail } as const;
  const all: readonly Change[] = [{ put: 'audit', entry }, ...counted.value.changes];
  const told = 'A player has made a proposal. Please vote.';
  const changes = verdict === 'open' ? await withChatNotice(reader, all, { campaign, told }) : all;
  return ok({ voting, changes, number, verdict });
}

import { ok } from '#kernel/result/result';
import { listed } from '#kernel/words/listed';
import type { Player } from '#app/actor';
import { withNotice } from '#app/clock/with-notice';
import type { Change, StoreReader } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import type { Proposal, Settlement, Vote } from '#app/ports/vote-record';
import type { Outcome } from '#app/use-case-error';
import { type Verdict, verdictOf } from '#rules/voting/verdict-of';
import { carryOut } from './carry-out.ts';
import type { Voting } from './read-voting.ts';
import { type Standing, votesNow } from './standing-of.ts';
import { signatureOf } from './signature-of.ts';

/** The act of a voter, before it is written. */
export type Voted = Readonly<{
  reader: StoreReader;
  ports: Pick<Ports, 'engineVersion' | 'hashBytes'>;
  voting: Voting;
  proposal: Proposal;
  /** The new vote; the earlier one of the same empire no longer counts. */
  vote: Vote;
  actor: Player;
}>;

export type Counted = Readonly<{ verdict: Verdict; changes: readonly Change[] }>;

/**
 * Counts a new vote. The vote that decides also settles the proposal, and carries it out, with the same changes. @rule TURN-6
 * @ruling The vote that makes a majority is counted only if the proposal can be carried out at that moment. Otherwise nothing is written,
 *   and its voter reads why.
 */
export async function countVote(voted: Voted): Promise<Outcome<Counted>> {
  const { reader, voting, proposal, vote, actor } = voted;
  const standing = votesNow(proposal, {
    votes: [...voting.votes, vote],
    voters: voting.voters,
  });
  const { inFavour, against, voters } = standing;
  const verdict = verdictOf({
    inFavour: inFavour.length,
    against: against.length,
    voters: voters.length,
  });
  const cast: Change = { put: 'vote', vote };
  if (verdict === 'open') return ok({ verdict, changes: [{ put: 'proposal', proposal }, cast] });
  const { campaign } = voting;
  const { at } = vote;
  const done =
    verdict === 'carried' ? await carryOut({ ...voted, campaign, at }) : ok<readonly Change[]>([]);
  if (!done.ok) return done;
  const settled: Settlement = { status: verdict, at, ...standing };
  const { version } = campaign;
  const detail = detailOf(proposal, voting, { verdict, standing });
  const entry = { at, by: signatureOf(actor), act: 'proposal-settled', version, detail } as const;
  const changes: readonly Change[] = [
    { put: 'proposal', proposal: { ...proposal, settled } },
    cast,
    ...done.value,
    { put: 'audit', entry },
  ];
  const told = `A proposal of the players is ${verdict}.`;
  return ok({ verdict, changes: await withChatNotice(reader, changes, { campaign, told }) });
}

/** `proposal 3 carried: for Human and Loran; against nobody; of 3 players`. */
function detailOf(
  { number }: Proposal,
  { voters }: Voting,
  { verdict, standing }: Readonly<{ verdict: Verdict; standing: Standing }>,
): string {
  const named = (empires: Standing['inFavour']): string => {
    const names = voters.filter(({ id }) => empires.includes(id)).map(({ name }) => name);
    return names.length === 0 ? 'nobody' : listed(names);
  };
  const { inFavour, against } = standing;
  const votes = `for ${named(inFavour)}; against ${named(against)}; of ${String(voters.length)}`;
  return `proposal ${String(number)} ${verdict}: ${votes}`;
}

/** The same changes, with a notice for the campaign's chat if it has one. */
export async function withChatNotice(
  reader: StoreReader,
  changes: readonly Change[],
  { campaign, told }: Readonly<{ campaign: Voting['campaign']; told: string }>,
): Promise<readonly Change[]> {
  const set = changes.flatMap((one) => (one.put === 'turn-clock' ? [one.clock] : [])).at(-1);
  const clock = set ?? (await reader.turnClock(campaign.id));
  if (clock === undefined) return changes;
  return [...changes, { put: 'turn-clock', clock: withNotice(clock, told) }];
}

import { ok } from '#kernel/result/result';
import type { Actor } from '#app/actor';
import { type UseCase, guarded } from '#app/guarded';
import type { Change } from '#app/ports/campaign-store';
import type { Ports } from '#app/ports/ports';
import { retrying } from '#app/retrying';
import { refuse } from '#app/use-case-error';
import { readVoting } from '#app/votes/read-voting';
import { statusOf, votesNow } from '#app/votes/standing-of';
import { signatureOf } from '#app/votes/signature-of';

export type WithdrawProposalInput = Readonly<{ actor: Actor; proposal: number }>;

/** Takes back an own proposal that is still open. @rule TURN-6 */
export const withdrawProposal = ({ store, clock }: Ports): UseCase<WithdrawProposalInput, null> =>
  guarded(async ({ actor, proposal: number }) => {
    if (actor.kind !== 'player') return refuse('PLAYER_ONLY');
    return retrying(async () => {
      const read = await store.read((reader) => readVoting(reader, actor));
      if (!read.ok) return read;
      const { campaign, proposals } = read.value;
      const proposal = proposals.find((one) => one.number === number);
      if (proposal === undefined) return refuse('PROPOSAL_UNKNOWN');
      if (proposal.from !== actor.empire) return refuse('PROPOSAL_FOREIGN');
      if (statusOf(proposal, campaign) !== 'open') return refuse('PROPOSAL_SETTLED');
      const at = clock.now();
      const settled = { status: 'withdrawn', at, ...votesNow(proposal, read.value) } as const;
      const { id, revision, version } = campaign;
      const detail = `proposal ${String(number)} withdrawn`;
      const entry = {
        at,
        by: signatureOf(actor),
        act: 'proposal-settled',
        version,
        detail,
      } as const;
      const changes: readonly Change[] = [
        { put: 'proposal', proposal: { ...proposal, settled } },
        { put: 'audit', entry },
      ];
      const written = await store.commit({ campaign: id, revision, changes });
      return written.ok ? ok(null) : 'again';
    });
  });
